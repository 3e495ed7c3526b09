import { expect, test } from '@playwright/test';
import { expectNoFindings, expectNotice, openSession, send } from './steps.ts';

test.beforeEach(async ({ page }) => openSession(page));

test('names a likely duplicate, merges it into its heir, shows what has moved, and undoes it (FND-40, FND-42, FND-43, FND-45)', async ({
  page,
}) => {
  const mark = String(Date.now()).slice(-7);
  const name = `Twin Clinics ${mark}`;
  const customer = {
    industry: 1,
    companytype: 4,
    phone: '02026120000',
    email: 'office@twin.example.in',
    address: '12, Deccan Gymkhana',
    country: 101,
    state: 4008,
    city: 133504,
    pincode: '411004',
    datasource: 'Enquiry',
  };
  const person = { designation: 'Purchase Officer', email: 'buy@twin.example.in' };
  const contacts = [{ ...person, name: 'Mr. Vilas Rane', mobile: `910${mark}` }];
  const kept = await send(page, 'AddCustomer', { ...customer, companyname: `${name} Pvt. Ltd.`, contacts }).then(([row]) => row.CustomerId);

  await page.goto('/addcustomer');
  await page.getByRole('textbox', { name: 'Company Name' }).fill(`M/s ${name}`);
  await expect(page.getByText('This customer may be there already.')).toBeVisible();
  await expect(page.getByRole('link', { name: `${name} Pvt. Ltd.` })).toBeVisible();
  await expectNoFindings(page);

  const others = [{ ...person, name: 'Ms. Uma Rao', mobile: `911${mark}` }];
  const gone = await send(page, 'AddCustomer', { ...customer, companyname: `M/s ${name}`, contacts: others }).then(
    ([row]) => row.CustomerId,
  );
  const enquiry = { customerid: gone, requirement: '12 fowler beds', source: 'Phone' };
  const number = await send(page, 'AddEnquiry', enquiry).then(([row]) => row.Number);
  await send(page, 'AddNote', { record: 'customer', recordid: gone, text: 'Calls after four.' });

  await page.goto(`/viewcustomer?id=${kept}`);
  await page.getByRole('button', { name: `Compare with M/s ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('region', { name: 'Moves with it' }).getByRole('listitem')).toHaveText([
    '1 contact person',
    '1 deal or enquiry',
    '1 note',
  ]);
  await expectNoFindings(page);
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await expectNotice(page, 'Customers successfully merged.');

  await expect(page.getByRole('region', { name: 'Open Deals' }).getByText(number)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Contact Persons' }).getByText('Ms. Uma Rao')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Last Notes' }).getByText('Calls after four.')).toBeVisible();
  await expectNoFindings(page);
  await page.goto(`/viewcustomer?id=${gone}`);
  await expectNotice(page, `This customer was merged into ${name} Pvt. Ltd.`);
  await expect(page).toHaveURL(new RegExp(`id=${kept}`));

  await page.getByRole('button', { name: 'Undo Merge' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expectNotice(page, 'Merge undone.');
  await expect(page.getByRole('region', { name: 'Open Deals' }).getByText('No open deals.')).toBeVisible();
  await page.goto(`/viewcustomer?id=${gone}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`M/s ${name}`);
  await expect(page.getByRole('region', { name: 'Open Deals' }).getByText(number)).toBeVisible();
});
