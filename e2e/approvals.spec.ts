import { expect, test } from '@playwright/test';
import { addUser } from './office-user.ts';
import { openStep, submit } from './quotation-steps.ts';
import { approveSale } from './sales-setup.ts';
import { expectFitsPhone, expectNoFindings, expectNotice, inNotice, openSession, send, widenAgain } from './steps.ts';

const approver = { menus: ['Quotation', 'Approval'], rights: ['Quotation List', 'Approve Quotation', 'Approval Queue'] };

test('a quotation beyond one limit waits for another approver, is returned with a note, changed and approved (APR-06, APR-12, APR-16 to APR-20)', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  await openSession(page);
  // The reasons name it, however long it is.
  const sale = await approveSale(page, { chair: `Chair${Date.now()}${'x'.repeat(100)}` });
  const boss = await addUser(page, approver);
  const [me] = await (await page.request.get('/api/GetLoginRecord')).json().then((reply: { data: { fld_userid: number }[] }) => reply.data);
  await send(page, 'UpdateApprovalLimits', {
    limits: [
      { userid: me?.fld_userid, mosttotal: '1000.00' },
      { userid: boss.userId, mosttotal: '' },
    ],
  });

  await page.goto(`/addquotation?copy=${sale.quotationId}`);
  await expect(page.getByText(/^Copy of /)).toBeVisible();
  for (let step = 0; step < 5; step++) await page.getByRole('button', { name: 'Next', exact: true }).click();
  await submit(page);
  await inNotice(page).getByRole('link', { name: 'View' }).click();
  await expectNotice(page, 'Quotation Successfully generated.');
  await expectNotice(page, `Waiting for approval by ${boss.name}.`);
  await page.waitForURL(/\/viewquotation\?id=\d+/);
  const address = page.url();
  await expect(page.getByRole('region', { name: 'Approval' }).getByText('Beyond the limit').first()).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Approve Quotation' }).click();
  await page.getByRole('dialog', { name: 'Confirm to Approve' }).getByRole('button', { name: 'Yes' }).click();
  await expectNotice(page, 'This quotation is beyond your approval limit: Total ₹8,000.00 (your limit ₹1,000.00)');

  const office = await (await browser.newContext()).newPage();
  await openSession(office, boss);
  await office.goto('/approvals');
  const row = office.getByRole('row').filter({ hasText: sale.customer });
  await expect(row).toBeVisible();
  await expectNoFindings(office);
  await row.getByRole('button', { name: /^Return / }).click();
  await office.getByLabel('What should change?').fill('Four chairs are enough');
  await office.getByRole('dialog').getByRole('button', { name: 'Return', exact: true }).click();
  await expectNotice(office, 'The quotation has been returned.');
  await expect(row).toHaveCount(0);

  await page.goto(address);
  await expect(page.getByText(`Returned by ${boss.name}`)).toBeVisible();
  await expect(page.getByText('Four chairs are enough')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFitsPhone(page);
  await widenAgain(page);
  await page.getByRole('group', { name: 'Quotation actions' }).getByRole('link', { name: 'Edit' }).click();
  await openStep(page, 'Product Quote Details');
  await page.getByRole('listitem', { name: sale.chair }).getByLabel('Quantity').fill('4');
  await openStep(page, 'Quotation Preview');
  await submit(page);
  await expectNotice(page, 'Quotation Successfully updated.');

  await office.reload();
  await office.getByRole('button', { name: 'Select' }).click();
  await row.getByRole('checkbox').check();
  await office.getByRole('button', { name: 'Approve 1' }).click();
  await office
    .getByRole('dialog', { name: /^Approve 1 quotation worth/ })
    .getByRole('button', { name: 'Yes' })
    .click();
  await expectNotice(office, '1 approved.');
  await office.setViewportSize({ width: 390, height: 844 });
  await expectFitsPhone(office);
  await office.context().close();

  await page.goto('/approvallimits');
  await expect(page.getByRole('rowheader', { name: boss.name })).toBeVisible();
  await expectNoFindings(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFitsPhone(page);
  await send(page, 'UpdateApprovalLimits', { remove: [me?.fld_userid, boss.userId] });
  // Others look at the list of products.
  await send(page, 'DeleteProduct', { id: sale.chairId });
});
