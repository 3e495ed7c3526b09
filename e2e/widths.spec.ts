import { expect, test } from '@playwright/test';
import { fillOldRecords } from './old-records.ts';
import { openSession } from './steps.ts';
import { judgeLayout } from './walk/judge-layout.ts';
import { addLongOffice } from './walk/long-office.ts';
import { openWalked, settled, type WalkedPage, walkedPages, windows } from './walk/walked-pages.ts';

// Each half takes a worker of its own.
test.describe.configure({ mode: 'parallel' });

for (const half of ['first', 'second']) {
  test(`every page of the ${half} half fits every window: nothing extends beyond it, is cut, covered or broken letter by letter`, async ({
    page,
  }) => {
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
      for (const window of windows) {
        await page.setViewportSize(window);
        await settled(page);
        findings.push(...(await page.evaluate(judgeLayout)).map((finding) => `${walked.name} at ${window.width}: ${finding}`));
      }
    }
    expect(findings).toEqual([]);
  });
}
