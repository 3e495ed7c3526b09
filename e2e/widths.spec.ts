import { expect, test } from '@playwright/test';
import { fillOldRecords } from './old-records.ts';
import { logIn } from './steps.ts';
import { judgeLayout } from './walk/judge-layout.ts';
import { addLongOffice } from './walk/long-office.ts';
import { openWalked, settled, walkedPages, windows } from './walk/walked-pages.ts';

test('every page fits every window: nothing extends beyond it, is cut, covered or broken letter by letter', async ({ page }) => {
  test.setTimeout(600_000);
  fillOldRecords();
  await logIn(page);
  const findings: string[] = [];
  for (const walked of await walkedPages(page, await addLongOffice(page))) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openWalked(page, walked);
    for (const window of windows) {
      await page.setViewportSize(window);
      await settled(page);
      findings.push(...(await page.evaluate(judgeLayout)).map((finding) => `${walked.name} at ${window.width}: ${finding}`));
    }
  }
  expect(findings).toEqual([]);
});
