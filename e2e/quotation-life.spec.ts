import { expect, test } from '@playwright/test';
import { addDays, dashedDate, dateAt, slashedDate } from '../contract/src/platform/dates.ts';
import { approveSale } from './sales-setup.ts';
import { choose, expectFitsPhone, expectNoFindings, expectNotice, openSession } from './steps.ts';

test.beforeEach(async ({ page }) => openSession(page));

test('an approved quotation is marked lost, reopened and extended, and its first revision leads to the next (REV-18, REV-35, REV-37, REV-39)', async ({
  page,
}) => {
  const today = dateAt(new Date());
  const until = addDays(today, 40);
  const { quotationId } = await approveSale(page, { validUntil: addDays(today, 10) });
  await page.goto(`/viewquotation?id=${quotationId}`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Mark Lost' }).click();
  const dialog = page.getByRole('dialog');
  await choose(page, 'Reason', 'No reply');
  await dialog.getByLabel('Remark').fill('Called three times.');
  await expectNoFindings(page);
  await dialog.getByRole('button', { name: 'Mark Lost' }).click();
  await expectNotice(page, 'The quotation is marked lost.');
  await expect(page.getByText('This quotation is marked lost: No reply')).toBeVisible();
  await expectNoFindings(page);

  await page.getByRole('button', { name: 'Reopen' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expectNotice(page, 'The quotation is open again.');

  await page.getByRole('button', { name: 'Extend Validity' }).click();
  await page.getByLabel('Valid Until').fill(dashedDate(until));
  await page.getByLabel('Valid Until').press('Enter');
  await expectNotice(page, `A revision that is valid until ${slashedDate(until)} now waits for approval.`);
  await expect(page.getByRole('region', { name: 'Product Quotation' })).toContainText(`Valid until: ${slashedDate(until)}`);

  await page.goto(`/viewquotation?id=${quotationId}`);
  await expect(page.getByRole('img', { name: 'SUPERSEDED' }).first()).toBeVisible();
  await page.getByRole('link', { name: /-R1$/ }).click();
  await expect(page).not.toHaveURL(new RegExp(`id=${quotationId}$`));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Actions' }).click();
  await expect(page.getByRole('group', { name: 'Actions', exact: true }).getByRole('link')).toHaveText([
    'Edit',
    'Copy',
    'Copy for Another Customer',
  ]);
  await expectFitsPhone(page);
});

test('all buttons of an approved quotation stand in two rows, the first beside its heading (QLS-23, QLS-24)', async ({ page }) => {
  const { quotationId } = await approveSale(page, { validUntil: addDays(dateAt(new Date()), 10) });
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(`/viewquotation?id=${quotationId}`);
  await expect(page.getByRole('link', { name: 'Generate Order' })).toBeVisible();
  const tops = (name: RegExp) =>
    page
      .getByRole('main')
      .getByRole('button', { name })
      .or(page.getByRole('main').getByRole('link', { name }))
      .evaluateAll((shown) => shown.map((each) => Math.round(each.getBoundingClientRect().y)));
  const first = await tops(/^(Back|Generate Order|Void Quotation)$/);
  const second = await tops(/^(Revise|Copy|Extend Validity|More|PDF of .*|Mail: .*|Share)$/);
  expect([first.length, second.length]).toEqual([3, 7]);
  expect([new Set(first).size, new Set(second).size]).toEqual([1, 1]);
  const heading = await page.getByRole('heading', { name: 'Product Quotation', level: 1 }).boundingBox();
  expect(first[0]).toBeLessThan((heading?.y ?? 0) + (heading?.height ?? 0));
});

test('a paper opens in full size where it is much smaller than that (QLS-23)', async ({ page }) => {
  const { quotationId } = await approveSale(page);
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(`/viewquotation?id=${quotationId}`);
  await expect(page.getByRole('region', { name: 'Product Quotation' })).toContainText('Quotation Number');
  await expect(page.getByRole('button', { name: 'Full size' })).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Full size' }).click();
  await expect.poll(async () => (await page.locator('.printed-paper').first().boundingBox())?.width).toBe(794);
});
