import { expect, test } from '@playwright/test';
import { fillOldRecords } from './old-records.ts';
import { expectContrastInTheDark, openSession } from './steps.ts';
import { checkLayout } from './walk/check-layout.ts';
import { addLongOffice } from './walk/long-office.ts';
import { openWalked, settled, type WalkedPage, walkedPages, windows } from './walk/walked-pages.ts';

/** A phone, a tablet and the office's most common screen. `node checks/walk.ts` tries all windows. */
const tried = windows.filter(({ width }) => [390, 1024, 1366].includes(width));

// Each half takes a worker of its own.
test.describe.configure({ mode: 'parallel' });

for (const half of ['first', 'second']) {
  test(`every page of the ${half} half fits phone, tablet and laptop, and has contrast in the dark`, async ({ page }) => {
    test.setTimeout(600_000);
    fillOldRecords();
    await openSession(page);
    const pages = await walkedPages(page, await addLongOffice(page));
    const middle = Math.floor(pages.length / 2);
    const findings: string[] = [];
    let before: WalkedPage | undefined;
    for (const walked of half === 'first' ? pages.slice(0, middle) : pages.slice(middle)) {
      await openWalked(page, walked, before);
      before = walked;
      for (const window of tried) {
        await page.setViewportSize(window);
        await settled(page);
        findings.push(...(await page.evaluate(checkLayout)).map((finding) => `${walked.name} at ${window.width}: ${finding}`));
      }
      await expectContrastInTheDark(page);
    }
    expect(findings).toEqual([]);
  });
}
