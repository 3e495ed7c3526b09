import { expect, test, type Page } from '@playwright/test';
import { aPicture } from '../testing/builders/images.ts';
import { expectNoFindings, expectNotice, expectSentenceInForm, openSession, pick, searchByKeys, send } from './steps.ts';

test.beforeEach(async ({ page }) => openSession(page));

const supplier = {
  shortname: 'KU',
  address: 'Plot 3, MIDC',
  country: 101,
  state: 4008,
  city: 'Nashik',
  pincode: '422010',
  status: 'Active',
};
const product = {
  solution: 'Hospital Solution',
  category: 1,
  description: '',
  mrp: '1000',
  warranty: 'One Year',
  delivery: 'Inclusive',
  paymentterms: 'Advance',
  visible: 'Yes',
};

async function storeLogo(page: Page): Promise<string> {
  const file = { name: 'logo.png', mimeType: 'image/png', buffer: await aPicture() };
  const reply = await page.request.post('/api/AddImage', { multipart: { foldername: 'Company', filename: '77logo', file } });
  return (await reply.json()).data[0].url;
}

async function addLine(page: Page, name: string, quantity: string): Promise<void> {
  await pick(page, 'Product', name);
  await page.getByRole('textbox', { name: 'Purchase Quantity' }).fill(quantity);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
}

test('adds a purchase of two lines and updates stock and history (PUR-01, PUR-11, PUR-15, PUR-17, PUR-18, PUR-22)', async ({ page }) => {
  await send(page, 'AddClientDetails', { ...supplier, name: 'Konkan Upholstery LLP', image: await storeLogo(page) });
  await send(page, 'AddProduct', { ...product, name: 'Fowler Bed, Motorised', stock: '10.50' });
  await send(page, 'AddProduct', { ...product, name: 'Emergency Crash Trolley', stock: '4' });

  await page.goto('/addpurchase');
  await expectNoFindings(page);
  await page.getByRole('combobox', { name: 'Supplier' }).fill('Nobody & Sons');
  // While its list is open, the field hides the rest of the page from screen readers, not from the mouse.
  await page.getByRole('button', { name: 'Next', exact: true, includeHidden: true }).click();
  await expectSentenceInForm(page, 'Please select a valid Supplier.');
  await pick(page, 'Supplier', 'Konkan Upholstery LLP');
  await page.getByRole('textbox', { name: 'Purchase Invoice Number' }).fill('KU/22-11');
  await expect(page.getByRole('textbox', { name: 'Purchase Invoice Number' })).toHaveValue('KU2211');
  const date = page.getByRole('textbox', { name: 'Purchase Date' });
  await date.fill('31-12-2099');
  await date.press('Tab');
  const sentences = page.locator('.field-message').filter({ visible: true });
  await expect(sentences).toHaveText([/^Choose a date up to/]);
  await date.click();
  await page.locator('.calendar-today').click();
  await expect(sentences).toHaveCount(0);
  await page.getByRole('button', { name: 'Next', exact: true }).click();

  await addLine(page, 'Fowler Bed, Motorised', '2.25');
  await addLine(page, 'Fowler Bed, Motorised', '1');
  await expect(page.getByRole('row', { name: /12\.75 1\.00 13\.75/ })).toBeVisible();
  await addLine(page, 'Emergency Crash Trolley', '3');
  await page.getByRole('button', { name: 'Remove Fowler Bed, Motorised' }).first().click();
  await expect(page.getByRole('row', { name: /10\.50 1\.00 11\.50/ })).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expectSentenceInForm(page, 'Please agree to disclaimer to submit.');
  await expectNoFindings(page);
  await page.getByLabel('I have checked the above entered details').check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expectNotice(page, 'Purchase Successfully Added.');
  await expect(page.getByRole('textbox', { name: 'Purchase Invoice Number' })).toHaveValue('');

  await page.goto('/purchaselist');
  await expect(page.getByText(/^Total \d+ items$/)).toBeVisible();
  await expect(
    page.getByRole('row', { name: /Konkan Upholstery LLP KU2211 \d\d-\d\d-20\d\d Fowler Bed, Motorised 10\.50 1\.00 11\.50/ }),
  ).toBeVisible();
  await expect(page.getByRole('row', { name: /Emergency Crash Trolley 4\.00 3\.00 7\.00/ })).toBeVisible();
  await expectNoFindings(page);
  await searchByKeys(page, 'trolley');
  await expect(page.getByText('Total 1 items')).toBeVisible();
  const answer = await page.request.get('/api/GetProduct?search=fowler+motorised');
  expect((await answer.json()).data[0].fld_stock).toBe('11.50');
});
