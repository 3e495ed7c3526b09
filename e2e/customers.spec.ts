import { expect, test, type Page } from '@playwright/test';
import { submit } from './quotation-steps.ts';
import { choose, expectNoFindings, expectNotice, expectSentenceInForm, openSession, searchByKeys, send } from './steps.ts';

test.beforeEach(async ({ page }) => openSession(page));

async function next(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click();
}

async function fillCompany(page: Page, name: string): Promise<void> {
  await choose(page, 'Industry', 'Hospital');
  await page.getByRole('textbox', { name: 'Company Name' }).fill(name);
  await choose(page, 'Company Type', 'Trust/Society');
  await page.getByRole('textbox', { name: 'Phone' }).fill('07120000091');
  await page.getByRole('textbox', { name: 'Email' }).fill('office@niramaya.example.in');
}

async function addContact(page: Page, name: string, mobile: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'Designation' }).fill('Purchase Manager');
  await page.getByRole('textbox', { name: 'Email' }).fill('purchase@niramaya.example.in');
  await page.getByRole('textbox', { name: 'Mobile' }).fill(mobile);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
}

test('adds a customer with two contact persons, finds, edits, approves and deletes it (CUS-01, CUS-05, CUS-37, CUS-45, CUS-57, CUS-73, CUS-75, CUS-77)', async ({
  page,
}) => {
  await page.goto('/addcustomer');
  await expectNoFindings(page);
  await fillCompany(page, 'Niramaya Lotus Hospital Trust');
  await next(page);
  // India, its first state and that state's first city are chosen by default.
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('Andaman and Nicobar Islands');
  await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('Bamboo Flat');
  await page.getByRole('textbox', { name: 'Address' }).fill('Civil Lines');
  await choose(page, 'State', 'Maharashtra');
  await choose(page, 'City', 'Nagpur');
  await page.getByRole('textbox', { name: 'Pincode' }).fill('440001');
  await next(page);
  await addContact(page, 'Asmita Gokhale', '9000000091');
  await addContact(page, 'Devdatta Rao', '9000000092');
  await expect(page.getByRole('row', { name: /Mr\. Devdatta Rao/ })).toBeVisible();
  await expectNoFindings(page);
  await next(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expectSentenceInForm(page, 'Please agree to disclaimer to submit.');
  await page.getByLabel('I have checked the above entered details').check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expectNotice(page, 'Customer Successfully Added.');
  await expect(page.getByLabel('Company Name')).toHaveValue('');

  await page.goto('/customerlist');
  await searchByKeys(page, 'devdatta');
  await expect(page).toHaveURL(/search=devdatta/);
  const card = page.getByRole('article').filter({ hasText: 'Niramaya Lotus Hospital Trust' });
  await expect(card.getByText('Nagpur, Maharashtra')).toBeVisible();
  await expectNoFindings(page);
  await card.getByText('Edit').click();
  await expect(page).toHaveURL(/viewcustomer\?id=/);
  await expect(page.getByLabel('Company Name')).toBeDisabled();
  await expectNoFindings(page);

  await page.getByRole('button', { name: 'Edit Customer Details' }).click();
  await page.getByRole('textbox', { name: 'Phone' }).fill('07120000099');
  await page.getByRole('button', { name: /Data Source/ }).click();
  await expect(page.getByLabel('Entered By')).toBeDisabled();
  await page.getByLabel('I have checked the above entered details').check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expectNotice(page, 'Customer Successfully Updated.');
  await expect(page).toHaveURL(/customerlist/);
  await expect(card.getByText('07120000099')).toBeVisible();

  await page.getByRole('article').filter({ hasText: 'Niramaya' }).getByText('Edit').click();
  await page.getByRole('button', { name: 'Approve Customer' }).click();
  await expect(page.getByRole('dialog')).toContainText('Are you sure you want to approve the customer.');
  await expect(page.getByRole('dialog')).toContainText('Niramaya Lotus Hospital Trust');
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expectNotice(page, 'Customer successfully Approved.');
  await expect(page.getByRole('article').filter({ hasText: 'Niramaya' }).getByText('Approved')).toBeVisible();

  await page.getByRole('article').filter({ hasText: 'Niramaya' }).getByText('Edit').click();
  await page.getByRole('button', { name: 'Delete Customer Details' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'No', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Delete Customer Details' }).click();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expectNotice(page, 'User successfully deleted.');
  await expect(page).toHaveURL(/customerlist/);
  await page.goto('/customerlist?search=niramaya');
  await expect(page.getByText('Customer list no found')).toBeVisible();
});

const anotherCustomer = {
  industry: 2,
  companytype: 2,
  phone: '02940000018',
  email: 'desk@example.in',
  address: 'Lake Road',
  country: 101,
  state: 4008,
  city: 133024,
  pincode: '400001',
  datasource: 'Enquiry',
  contacts: [{ name: 'Ms. Tara Ranawat', designation: 'Partner', email: 'tara@example.in', mobile: '9000000018' }],
};

test('warns the second of two users who edit one customer, and keeps what they typed', async ({ page, browser }) => {
  const name = `Malhar Textile Studio ${Date.now()}`;
  await send(page, 'AddCustomer', { ...anotherCustomer, companyname: name });
  const colleague = await browser.newPage();
  await openSession(colleague);
  for (const each of [page, colleague]) {
    await each.goto(`/customerlist?search=${encodeURIComponent(name)}`);
    await each.getByRole('article').getByText('Edit').click();
    await each.getByRole('button', { name: 'Edit Customer Details' }).click();
  }
  await page.getByRole('textbox', { name: 'Phone' }).fill('111');
  await colleague.getByLabel('Email').fill('new@malhar.example.in');
  const submitLast = async (each: Page) => {
    await each.getByRole('button', { name: /Data Source/ }).click();
    await submit(each);
  };
  await submitLast(page);
  await expect(page).toHaveURL(/customerlist/);
  await submitLast(colleague);
  await expect(colleague.getByText('Somebody else has changed this record meanwhile.').first()).toBeVisible();
  await colleague.getByRole('button', { name: 'Load again' }).click();
  await expect(colleague.getByRole('button', { name: 'Load again' })).toHaveCount(0);
  await submitLast(colleague);
  await expect(colleague).toHaveURL(/customerlist/);
  const card = colleague.getByRole('article').filter({ hasText: name });
  await expect(card.getByText('111', { exact: true })).toBeVisible();
  await expect(card.getByText('new@malhar.example.in')).toBeVisible();
  await colleague.close();
});

test('downloads the list as customer_list.csv, and says when nothing is found (CUS-44, CUS-47)', async ({ page }) => {
  await page.goto('/customerlist');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'CSV' }).click()]);
  expect(download.suggestedFilename()).toBe('customer_list.csv');
  await page.getByPlaceholder('Search here....').fill('no such customer');
  await expect(page.getByText('Customer list no found')).toBeVisible();
  await expectNoFindings(page);
});
