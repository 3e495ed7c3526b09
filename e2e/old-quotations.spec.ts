import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { fillOldRecords } from './old-records.ts';
import { choose, expectNoFindings, expectNotice, openSession } from './steps.ts';

test.beforeAll(fillOldRecords);
test.beforeEach(async ({ page }) => openSession(page));

test('shows the quotations of a year and exports an approved one (OLD-02, OLD-03, OLD-04, OLD-07, OLD-08, RTE-31)', async ({ page }) => {
  await page.goto('/oldquotation');
  await expect(page.getByText('Total 2 items')).toBeVisible();
  await expect(page.getByRole('row', { name: /RSD\/2020-2021\/0311/ })).toContainText('₹1,15,432.10');
  await expectNoFindings(page);

  await page.getByRole('button', { name: 'Export RSD/2020-2021/0312' }).click({ force: true });
  await expectNotice(page, 'Quotation cannot be exported until it is approved.');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export RSD/2020-2021/0311' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('RSD-2020-2021-0311-20-11-2020.pdf');
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');

  await page.getByPlaceholder('Search here....').fill('zuari');
  await expect(page.getByText('Total 1 items')).toBeVisible();
  await page.getByPlaceholder('Search here....').fill('');
  await choose(page, 'Financial Year', '2014 - 2015');
  await expect(page.getByRole('row', { name: /Kali River Resort/ })).toContainText('20/01/2015');
  await expect(page).toHaveURL(/year=2014-2015/);
});
