/** The steps from the first login of an empty panel to the first quotation, for the browser test and for the measurement by hand. */
import { expect, type Download, type Page } from '@playwright/test';
import { aPicture } from '../testing/builders/images.ts';
import { approve, next, submit } from './quotation-steps.ts';
import { choose, expectNotice, pick } from './steps.ts';

/** Logs the first user in. */
export async function logInFirst(page: Page, mobile: string, password: string): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Mobile Number').fill(mobile);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
}

/** Opens the set-up and enters the company; the step of the users is open then. */
export async function setUpCompany(page: Page): Promise<void> {
  const card = page.getByRole('region', { name: 'Set up your office' });
  await card.getByRole('link', { name: 'Start' }).click();

  await page.getByRole('textbox', { name: 'Company Name' }).fill('Taramandal Furniture');
  await page.getByRole('textbox', { name: 'Short Name' }).fill('TFE');
  await page.getByRole('textbox', { name: 'Address' }).fill('Gala 12, MIDC Bhosari');
  await choose(page, 'State', 'Maharashtra');
  await choose(page, 'City', 'Pune');
  await page.getByRole('textbox', { name: 'Pincode' }).fill('411026');
  await page.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await aPicture() });
  await next(page);
  await expectNotice(page, 'Customer registered sucessfully.');
  await next(page);
}

/** Adds the first customer from the step of the import. */
export async function addFirstCustomer(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Add Customer' }).last().click();
  await page.getByRole('textbox', { name: 'Company Name' }).fill('Himalini Diagnostics');
  await choose(page, 'Industry', 'Laboratory');
  await choose(page, 'Company Type', 'Private Limited');
  await page.getByRole('textbox', { name: 'Phone' }).fill('01350000022');
  await page.getByRole('textbox', { name: 'Email' }).fill('lab@himalini.example.in');
  await next(page);
  await page.getByRole('textbox', { name: 'Address' }).fill('Rajpur Road');
  await choose(page, 'State', 'Uttarakhand');
  await page.getByRole('textbox', { name: 'Pincode' }).fill('248001');
  await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('Dehradun');
  await next(page);
  await choose(page, 'Title', 'Dr.');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Uma Thapliyal');
  await page.getByRole('textbox', { name: 'Designation' }).fill('Director');
  await page.getByRole('textbox', { name: 'Email' }).fill('director@himalini.example.in');
  await page.getByRole('textbox', { name: 'Mobile' }).fill('9000000022');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await next(page);
  await submit(page);
  await expectNotice(page, 'Customer Successfully Added.');
}

/** Adds the first product. */
export async function addFirstProduct(page: Page): Promise<void> {
  await page.goto('/addproduct');
  await page.locator('input[type=file]').setInputFiles({ name: 'chair.png', mimeType: 'image/png', buffer: await aPicture() });
  await choose(page, 'Solutions', 'Hospital Solution');
  await page.keyboard.press('Escape');
  await choose(page, 'Category', 'Medical Equipment');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Blood Collection Chair');
  await page.getByRole('textbox', { name: 'Description' }).fill('Height adjustable.');
  await next(page);
  await page.getByRole('textbox', { name: 'MRP' }).fill('12500');
  await page.getByRole('textbox', { name: 'Stock' }).fill('7');
  await next(page);
  await submit(page);
  await expectNotice(page, 'Product Successfully Added.');
}

/** Writes and approves the first quotation, and downloads its PDF. */
export async function quoteFirst(page: Page): Promise<Download> {
  await page.goto('/addquotation');
  await next(page);
  await pick(page, 'Customer', 'Himalini Diagnostics');
  await next(page);
  await page.getByPlaceholder('Search here....').fill('Blood');
  await page.getByRole('button', { name: 'Add Blood Collection Chair' }).click();
  await next(page);
  await next(page);
  await next(page);
  await submit(page);
  await expectNotice(page, 'Quotation Successfully generated.');
  await page.goto('/quotationlist');
  await page.getByRole('row', { name: 'Himalini Diagnostics' }).getByRole('link', { name: /^View/ }).click();
  await approve(page);
  await page.goto('/quotationlist');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('row', { name: 'Himalini Diagnostics' })
      .getByRole('button', { name: /Export/ })
      .click(),
  ]);
  return download;
}
