import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { aPicture } from '../testing/builders/images.ts';
import { readPdf } from '../testing/panel/read-pdf.ts';
import { choose, expectNotice, logIn, pick } from './steps.ts';

const customer = 'Himalini Diagnostics Main Job';
const product = 'Blood Collection Chair Main Job';
const company = 'Taramandal Furniture Main Job';

async function next(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click();
}

async function submit(page: Page): Promise<void> {
  await page.getByLabel('I have checked the above entered details').check();
  await page.getByRole('button', { name: 'Submit' }).click();
}

async function addCompany(page: Page): Promise<void> {
  await page.goto('/addcompany');
  await page.getByRole('textbox', { name: 'Company Name' }).fill(company);
  await page.getByRole('textbox', { name: 'Short Name' }).fill('TFE');
  await page.getByRole('textbox', { name: 'Address' }).fill('Gala 12, MIDC Bhosari');
  await choose(page, 'State', 'Maharashtra');
  await choose(page, 'City', 'Pune');
  await page.getByRole('textbox', { name: 'Pincode' }).fill('411026');
  await page.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await aPicture() });
  await page.getByRole('button', { name: 'Save Details' }).click();
  await expectNotice(page, 'Customer registered sucessfully.');
}

async function addCustomer(page: Page): Promise<void> {
  await page.goto('/addcustomer');
  await choose(page, 'Industry', 'Laboratory');
  await page.getByRole('textbox', { name: 'Company Name' }).fill(customer);
  await choose(page, 'Company Type', 'Private Limited');
  await page.getByRole('textbox', { name: 'Phone' }).fill('01350000022');
  await page.getByRole('textbox', { name: 'Email' }).fill('lab@himalini.example.in');
  await next(page);
  await page.getByRole('textbox', { name: 'Address' }).fill('Rajpur Road');
  await choose(page, 'State', 'Uttarakhand');
  await page.getByRole('textbox', { name: 'Pincode' }).fill('248001');
  // The cities of the State may still be on their way.
  await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('Dehradun');
  await next(page);
  await choose(page, 'Title', 'Dr.');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Uma Thapliyal');
  await page.getByRole('textbox', { name: 'Designation' }).fill('Laboratory Director');
  await page.getByRole('textbox', { name: 'Email' }).fill('director@himalini.example.in');
  await page.getByRole('textbox', { name: 'Mobile' }).fill('9000000022');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await next(page);
  await submit(page);
  await expectNotice(page, 'Customer Successfully Added.');
}

async function addProduct(page: Page): Promise<void> {
  await page.goto('/addproduct');
  await page.locator('input[type=file]').setInputFiles({ name: 'chair.png', mimeType: 'image/png', buffer: await aPicture() });
  await choose(page, 'Solutions', 'Hospital Solution');
  await page.keyboard.press('Escape');
  await choose(page, 'Category', 'Medical Equipment');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(product);
  await page.getByRole('textbox', { name: 'Description' }).fill('Height adjustable, with armrests on both sides.');
  await next(page);
  await page.getByRole('textbox', { name: 'MRP' }).fill('12500');
  await page.getByRole('textbox', { name: 'Stock' }).fill('7');
  await next(page);
  await submit(page);
  await expectNotice(page, 'Product Successfully Added.');
}

async function addQuotation(page: Page): Promise<void> {
  await page.goto('/addquotation');
  await pick(page, 'Issuing Company', company);
  await next(page);
  await pick(page, 'Customer', customer);
  await choose(page, 'Contact Person', 'Dr. Uma Thapliyal · Laboratory Director');
  await next(page);
  await page.getByPlaceholder('Search here....').fill(product);
  const card = page.getByRole('article', { name: product });
  await card.getByLabel('Quantity').fill('5');
  await card.getByRole('button', { name: `Add ${product}` }).click();
  await expectNotice(page, 'Product added to cart.');
  await next(page);
  await page.getByRole('textbox', { name: 'Discount percent' }).fill('10');
  // 62,500 less 10 % is 56,250; with 18 % tax 66,375.
  await expect(page.getByText('₹66,375').first()).toBeVisible();
  await next(page);
  await next(page);
  await expect(page.getByText(`Kind Attention: Dr. Uma Thapliyal - Laboratory Director`).first()).toBeVisible();
  await submit(page);
  await expectNotice(page, 'Quotation Successfully generated.');
}

async function dispatch(page: Page, quantity: string, invoiceNumber: string): Promise<void> {
  await page.goto('/adddispatch');
  await page
    .getByRole('row', { name: customer })
    .getByRole('link', { name: /^Dispatch/ })
    .click();
  await page.getByRole('textbox', { name: `Quantity to Dispatch Now, ${product}` }).fill(quantity);
  await next(page);
  await page.getByRole('textbox', { name: 'Invoice Number' }).fill(invoiceNumber);
  await submit(page);
  await expectNotice(page, 'Order successfully dispatched.');
}

async function stock(page: Page): Promise<string> {
  const reply = await page.request.get(`/api/GetProduct?search=${encodeURIComponent(product)}`);
  return (await reply.json()).data[0].fld_stock;
}

test('customer, quotation, PDF, approval, order, two dispatches, and exact stock (GEN-03, ORD-02, ORD-14, DSP-06, DSP-22, PDF-02, PDF-03, PDF-06)', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await logIn(page);
  await addCompany(page);
  await addCustomer(page);
  await addProduct(page);
  await addQuotation(page);

  await page.goto('/quotationlist');
  const quotation = page.getByRole('row', { name: customer });
  await expect(quotation).toContainText('Pending');
  // The button looks disabled, but gives the reason when it is pressed.
  await quotation.getByRole('button', { name: /Export/ }).click({ force: true });
  await expectNotice(page, 'Quotation cannot be exported until it is approved.');
  await quotation.getByRole('link', { name: /^View/ }).click();
  await page.getByRole('button', { name: 'Approve Quotation' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expectNotice(page, 'Quotation successfully Approved.');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('row', { name: customer })
      .getByRole('button', { name: /Export/ })
      .click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^ADM-\d{4}-\d{4}-\d{4}-\d\d-\d\d-\d{4}\.pdf$/);
  const { pages } = await readPdf(readFileSync(await download.path()));
  // A line may break anywhere between two words.
  const text = pages.join(' ').replaceAll(/\s+/g, ' ');
  for (const printed of [
    company,
    'Product Quotation',
    customer,
    'Kind Attention: Dr. Uma Thapliyal - Laboratory Director',
    product,
    '12,500.00',
    'After Special Discount (10%)',
    '66,375.00',
  ]) {
    expect(text).toContain(printed);
  }

  await page.goto('/addorder');
  await page
    .getByRole('row', { name: customer })
    .getByRole('link', { name: /^Generate Order/ })
    .click();
  await page.getByRole('button', { name: 'Generate Order' }).click();
  await expect(page.getByRole('dialog')).toContainText('Are you sure you want to generate the Order.');
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expectNotice(page, 'Order Successfully placed.');

  await dispatch(page, '2', '1001');
  expect(await stock(page)).toBe('5.00');
  await page.goto('/orderlist');
  await expect(page.getByRole('row', { name: customer })).toContainText('Partially Dispatched');
  await dispatch(page, '3', '1002');
  expect(await stock(page)).toBe('2.00');
  await page.goto('/orderlist');
  await expect(page.getByRole('row', { name: customer }).getByText('Dispatched', { exact: true })).toBeVisible();
  await page.goto('/dispatchlist');
  await expect(page.getByRole('row', { name: new RegExp(`1002.*${product}`) })).toBeVisible();
});
