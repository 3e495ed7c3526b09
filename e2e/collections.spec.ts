import { expect, test, type Page } from '@playwright/test';
import { startPanelAt } from './panel-at-time.ts';
import { approveSale } from './sales-setup.ts';
import { expectFitsPhone, expectNoFindings, expectNotice, openSession, send } from './steps.ts';

const monday = '2026-11-02T04:30:00.000Z';
const friday = '2026-11-13T04:30:00.000Z';
const count = 20;

/** Customers who owe ₹1,000.00 since October. Returns their numbers, the oldest debt first. */
async function addDebtors(page: Page): Promise<{ companyid: number; ids: number[] }> {
  await approveSale(page, { date: monday.slice(0, 10), issuerDetails: { moneyfrom: '2026-04-01' } });
  const companies = await send(page, 'GetCompanyList', { page: 1, pagesize: 50 });
  const companyid: number = companies.find((row: { fld_moneyfrom: string }) => row.fld_moneyfrom !== '').fld_company_id;
  const ids: number[] = [];
  for (const index of Array.from({ length: count }).keys()) {
    const [added] = await send(page, 'AddCustomer', {
      industry: 1,
      companyname: `Debtor ${String(index + 1).padStart(2, '0')}`,
      companytype: 1,
      phone: '07120000091',
      email: `office${index}@debtor.example.in`,
      address: 'Civil Lines',
      country: 101,
      state: 4008,
      city: 133504,
      pincode: '411004',
      datasource: 'Exhibition',
      contacts: [{ name: 'Ms. Ila Barve', designation: 'Bursar', email: `ila${index}@debtor.example.in`, mobile: '9000000041' }],
    });
    ids.push(added.CustomerId);
    const date = `2026-10-${String(index + 1).padStart(2, '0')}`;
    await send(page, 'AddCharge', { customerid: added.CustomerId, companyid, date, amount: '1000', reason: 'Bounced cheque' });
  }
  return { companyid, ids };
}

test('twenty due customers are called by keys alone, and a broken promise comes back first (PAY-18, PAY-19)', async ({ browser }) => {
  test.setTimeout(300_000);
  const panel = await startPanelAt(monday, browser);
  const { page } = panel;
  try {
    await openSession(page);
    const { companyid, ids } = await addDebtors(page);
    await page.goto('/outstanding?by=Collections');
    const table = page.getByRole('region', { name: 'Collections' });
    const call = page.getByRole('complementary', { name: 'Call' });
    await expect(table.getByRole('row')).toHaveCount(count + 1);
    await page.keyboard.press('ArrowDown');
    await expect(call.getByRole('heading', { name: 'Debtor 01' })).toBeVisible();
    await expectNoFindings(page);
    await page.keyboard.press('Enter');
    await expect(call.getByRole('group', { name: 'Outcome' })).toBeFocused();
    // A promise asks for its day; its amount is what is overdue.
    await page.keyboard.press('1');
    await expect(call.getByRole('textbox', { name: 'Promised For' })).toBeFocused();
    await page.keyboard.type('04112026');
    await page.keyboard.press('Control+Enter');
    for (const index of Array.from({ length: count - 1 }).keys()) {
      await expect(call.getByRole('heading', { name: `Debtor ${String(index + 2).padStart(2, '0')}` })).toBeVisible();
      await expect(call.getByRole('group', { name: 'Outcome' })).toBeFocused();
      await page.keyboard.press('5');
    }
    await expect(page.getByText('Nobody is to be called today.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Nobody is to be called today.')).toBeVisible();

    await panel.setClocks(friday);
    await openSession(page);
    await page.goto('/outstanding?by=Collections');
    const first = table.getByRole('row').nth(1);
    await expect(first).toContainText('Debtor 01');
    await expect(first).toContainText('Broken');
    await expect(table.getByText('Broken')).toHaveCount(1);

    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('m');
    const reminder = page.getByRole('dialog', { name: 'Reminder: Debtor 01' });
    await expect(reminder.getByText('INR 1,000.00 of your account')).toBeVisible();
    await expectNoFindings(page);
    // Meanwhile the money comes.
    const open = await (await page.request.get(`/api/GetOutstanding?by=Bill&customerid=${ids[0]}`)).json();
    const marks = [{ billid: open.data[0].fld_billid, amount: '1000' }];
    await send(page, 'AddReceipt', { customerid: ids[0], companyid, amount: '1000', mode: 'Cash', receivedon: '2026-11-13', marks });
    await reminder.getByRole('button', { name: 'Send Mail' }).click();
    await expectNotice(page, 'Nothing is overdue any more.');
    // Their row goes, and the reminder with it.
    await expect(table.getByRole('row').filter({ hasText: 'Debtor 01' })).toHaveCount(0);
    await expect(reminder).toBeHidden();

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/outstanding?by=Collections');
    await page.getByRole('listitem', { name: 'Debtor 02' }).getByRole('button', { name: 'Promise' }).click();
    await expectFitsPhone(page);
    await expectNoFindings(page);
    await page.getByRole('button', { name: 'Wants copies' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expectNotice(page, 'Call successfully added.');
  } finally {
    await panel.stop();
  }
});
