import { expect, test, type Page } from '@playwright/test';
import { dateAt } from '../contract/src/platform/dates.ts';
import { openStep, submit } from './quotation-steps.ts';
import { approveSale } from './sales-setup.ts';
import { expectFitsPhone, expectNoFindings, expectNotice, openSession, send, widenAgain } from './steps.ts';

const rights = ['Quotation List', 'Approve Quotation', 'Approval Queue'];

/** Adds a user who may approve quotations and see the queue. */
async function addApprover(page: Page) {
  const mark = String(Date.now()).slice(-8);
  const mobile = `92${mark}`;
  const password = 'first password';
  const person = {
    name: `Indira Barve ${mark}`,
    nickname: 'IB',
    dob: '1991-04-17',
    personalemail: 'ib@example.in',
    personalmobile: '9300000002',
  };
  const place = { address: 'Civil Lines', country: 101, state: 4008, city: 133504, pincode: '411004' };
  const office = {
    empnumber: `E${mark}`,
    joindate: dateAt(new Date()),
    designation: 'Manager',
    officeemail: 'ib@vikray.example.in',
    department: 1,
  };
  const [added] = await send(page, 'AddUser', {
    ...person,
    ...place,
    ...office,
    officemobile: mobile,
    logintype: 'Administrative',
    password,
  });
  const userId = Number(added.UserId);
  const menus = await send(page, 'GetUserMenuList', { userid: userId });
  const subMenus = await send(page, 'GetUserSubMenuList', { userid: userId });
  await send(page, 'UpdateUserRights', {
    userid: userId,
    version: menus[0].fld_version,
    menurights: menus
      .filter((menu) => ['Quotation', 'Approval'].includes(menu.fld_menuname))
      .map((menu) => ({ menurightid: menu.fld_menurightid, access: 'Yes' })),
    submenurights: subMenus
      .filter((right) => rights.includes(right.fld_menuname))
      .map((right) => ({ submenurightid: right.fld_submenurightid, access: 1 })),
  });
  return { userId, mobile, password, name: person.name };
}

test('a quotation beyond one limit waits for another approver, is returned with a note, changed and approved (APR-06, APR-12, APR-16 to APR-20)', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  await openSession(page);
  // The reasons name it, however long it is.
  const sale = await approveSale(page, { chair: `Chair${Date.now()}${'x'.repeat(100)}` });
  const boss = await addApprover(page);
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
  await expectNotice(page, 'Quotation Successfully generated.');
  await expectNotice(page, `Waiting for approval by ${boss.name}.`);
  await page.locator('.notices').getByRole('link', { name: 'View' }).click();
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
  await row.getByRole('checkbox').check();
  await office.getByRole('button', { name: 'Approve 1' }).click();
  await office.getByRole('dialog', { name: 'Confirm to Approve' }).getByRole('button', { name: 'Yes' }).click();
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
