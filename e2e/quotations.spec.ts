import { expect, test, type Page } from '@playwright/test';
import { aPicture } from '../testing/builders/images.ts';
import { next } from './quotation-steps.ts';
import { choose, expectFitsPhone, expectNoFindings, expectNotice, openSession, pick, send } from './steps.ts';

const place = { address: 'Civil Lines', country: 101, state: 4008, city: 133504, pincode: '411004' };

/** The costings of the specification: the input and the expected result. */
const goldenSums = [
  {
    mrp: '1000.00',
    discount: '10',
    gst: '18%',
    packing: '50',
    shipping: '30',
    installation: '20',
    serviceGst: '18%',
    exact: ['₹100', '₹900', '₹162', '₹18', '₹1,180'],
  },
  {
    mrp: '123456.78',
    discount: '7.25',
    gst: '18%',
    packing: '1234.56',
    shipping: '987.65',
    installation: '555.55',
    serviceGst: '5%',
    exact: ['₹8,950.62', '₹1,14,506.16', '₹20,611.11', '₹138.89', '₹1,38,033.92'],
  },
  {
    mrp: '999.99',
    discount: '3.33',
    gst: '5%',
    packing: '0',
    shipping: '0',
    installation: '0',
    serviceGst: '18%',
    exact: ['₹33.30', '₹966.69', '₹48.33', '₹0', '₹1,015.02'],
  },
];
type Sum = (typeof goldenSums)[number];

/** Adds an issuing company, a customer with a contact person, terms, and a product at each price, with new names at every call. */
async function openOffice(page: Page, prices: readonly string[]) {
  const mark = String(Date.now());
  const names = {
    issuer: `Taramandal Furniture ${mark}`,
    customer: `Niramaya Lotus ${mark}`,
    contact: 'Ms. Ila Barve · Bursar',
    delivery: `Within 3 weeks of order ${mark}`,
  };
  const file = { name: 'logo.png', mimeType: 'image/png', buffer: await aPicture() };
  const stored = await (await page.request.post('/api/AddImage', { multipart: { foldername: 'Company', filename: 'logo', file } })).json();
  await send(page, 'AddClientDetails', {
    ...place,
    name: names.issuer,
    shortname: 'TFE',
    status: 'Active',
    mobile: '9000000010',
    image: stored.data[0].url,
  });
  const contact = { name: 'Ms. Ila Barve', designation: 'Bursar', email: 'ila@niramaya.example.in', mobile: '9000000041' };
  const office = { phone: '07120000091', email: 'office@niramaya.example.in', datasource: 'Exhibition' };
  await send(page, 'AddCustomer', { ...place, ...office, industry: 1, companyname: names.customer, companytype: 1, contacts: [contact] });
  await send(page, 'AddTerm', { category: 'Delivery', description: names.delivery, show: 1 });
  const shared = {
    solution: 'Office Solution',
    category: 1,
    description: 'A chair',
    stock: '2.00',
    warranty: 'No Warranty',
    delivery: 'Inclusive',
    paymentterms: 'Advance',
  };
  for (const mrp of prices) await send(page, 'AddProduct', { ...shared, name: `Chair ${mrp} ${mark}`, mrp, visible: 'Yes' });
  return { ...names, product: (mrp: string) => `Chair ${mrp} ${mark}` };
}
type Office = Awaited<ReturnType<typeof openOffice>>;

async function goToProducts(page: Page, { issuer, customer, contact }: Office): Promise<void> {
  await page.goto('/addquotation');
  await pick(page, 'Issuing Company', issuer);
  await next(page);
  await pick(page, 'Customer', customer);
  await choose(page, 'Contact Person', contact);
}

async function addToCart(page: Page, product: string, quantity: string): Promise<void> {
  await page.getByPlaceholder('Search here....').fill(product);
  await expect(page.getByRole('article')).toHaveCount(1);
  const card = page.getByRole('article', { name: product });
  await card.getByLabel('Quantity').fill(quantity);
  await card.getByRole('button', { name: `Add ${product}` }).click();
  await expect(page.getByRole('listitem', { name: product })).toBeVisible();
}

async function fillCosting(page: Page, sum: Sum): Promise<void> {
  await page.getByLabel('Discount percent').fill(sum.discount);
  await choose(page, 'GST percent', sum.gst);
  await page.getByLabel('Special packing and forwarding charges').fill(sum.packing);
  await page.getByLabel('Shipping charges').fill(sum.shipping);
  await page.getByLabel('Installation charges').fill(sum.installation);
  await choose(page, 'GST on service charge percent', sum.serviceGst);
}

async function submit(page: Page): Promise<void> {
  await page.getByLabel('I have checked the above entered details').check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expectNotice(page, 'Quotation Successfully generated.');
}

async function decide(page: Page, customer: string, decision: 'Approve' | 'Void'): Promise<void> {
  await page.goto(`/quotationlist?search=${encodeURIComponent(customer)}`);
  await page.getByRole('row').filter({ hasText: 'Pending' }).first().getByRole('link', { name: /^View/ }).click();
  await page.getByRole('button', { name: `${decision} Quotation` }).click();
  const dialog = page.getByRole('dialog', { name: `Confirm to ${decision}` });
  await expect(dialog).toContainText(customer);
  await expectNoFindings(page);
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL(/quotationlist/);
}

test.beforeEach(async ({ page }) => openSession(page));

test('adds quotations, approves one and voids another (QUO-01, QUO-02, QUO-03, QUO-04, QUO-05, QUO-06, QUO-07, QUO-08, QUO-09, QUO-10, QUO-11, QUO-12, QUO-13, QUO-14, QUO-15, QUO-16, QUO-17, QUO-18, QUO-19, QUO-20, QUO-21, QUO-22, QUO-23, QUO-24, QUO-25, QUO-26, QUO-27, QUO-28, QUO-29, QUO-30, QUO-31, QUO-32, QUO-33, QUO-34, QUO-35, QUO-36, QUO-37, QUO-38, QUO-39, QLS-01, QLS-02, QLS-03, QLS-04, QLS-05, QLS-06, QLS-07, QLS-08, QLS-09, QLS-10, QLS-11, QLS-12, QLS-13, QLS-23, QLS-24, QLS-25, QLS-26, QLS-27, QLS-28, QLS-29, QLS-30, QLS-31)', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const office = await openOffice(
    page,
    goldenSums.map(({ mrp }) => mrp),
  );
  await page.goto('/addquotation');
  await expect(page.getByLabel('Quotation Date')).toBeVisible();
  await expectNoFindings(page);
  await goToProducts(page, office);
  await expect(page.locator('.chosen-customer').getByText('Pending')).toBeVisible();
  await expectNoFindings(page);
  await next(page);
  await addToCart(page, office.product('1000.00'), '3');
  await expect(page.getByText('More than the 2.00 in stock.')).toBeVisible();
  await expectNoFindings(page);
  await page
    .getByRole('listitem', { name: office.product('1000.00') })
    .getByLabel('Quantity')
    .fill('1');

  for (const [index, sum] of goldenSums.entries()) {
    if (index > 0) {
      await goToProducts(page, office);
      await next(page);
      await addToCart(page, office.product(sum.mrp), '1');
    }
    await next(page);
    await fillCosting(page, sum);
    const labels = ['Discount amount', 'Discounted total', 'GST amount', 'GST on service charge amount', 'Total amount'];
    for (const [row, label] of labels.entries())
      await expect(page.getByRole('group', { name: label, exact: true })).toContainText(sum.exact[row] ?? '');
    if (index === 0) await expectNoFindings(page);
    await next(page);
    await choose(page, 'Delivery', office.delivery);
    if (index === 0) await expectNoFindings(page);
    await next(page);
    await expect(page.getByText(`Kind Attention: Ms. Ila Barve - Bursar`).first()).toBeVisible();
    if (index === 0) await expectNoFindings(page);
    await submit(page);
    await expect(page.getByLabel('Quotation Date')).toBeVisible();
  }

  await decide(page, office.customer, 'Approve');
  await expectNotice(page, 'Quotation successfully Approved.');
  await decide(page, office.customer, 'Void');
  await expectNotice(page, 'Quotation successfully void.');

  await page.goto(`/quotationlist?search=${encodeURIComponent(office.customer)}`);
  await expect(page.getByText('Total 3 items')).toBeVisible();
  await expectNoFindings(page);
  await page
    .getByRole('row')
    .filter({ hasText: 'Pending' })
    .getByRole('button', { name: /^Export/ })
    .click({ force: true });
  await expectNotice(page, 'Quotation cannot be exported until it is approved.');
  for (const status of ['Approved', 'Void']) {
    const saved = page.waitForEvent('download');
    await page
      .getByRole('row')
      .filter({ hasText: status })
      .getByRole('button', { name: /^Export/ })
      .click();
    expect((await saved).suggestedFilename()).toMatch(/^ADM-\d{4}-\d{4}-\d{4,}-\d\d-\d\d-\d{4}\.pdf$/);
  }

  await page.getByRole('row').filter({ hasText: 'Void' }).getByRole('link', { name: /^View/ }).click();
  await expect(page.getByRole('complementary', { name: 'Signatory' })).toContainText(office.issuer);
  await expectNoFindings(page);
  await expect(page.getByRole('button', { name: 'Approve Quotation' })).toHaveCount(0);
});

test('a quotation is made on a phone @phone', async ({ page }) => {
  test.setTimeout(300_000);
  const office = await openOffice(page, ['1000.00']);
  await goToProducts(page, office);
  await next(page);
  await page.getByPlaceholder('Search here....').fill(office.product('1000.00'));
  await page.getByRole('button', { name: `Add ${office.product('1000.00')}` }).click();
  const cart = page.getByRole('button', { name: /^Cart Total 1 items/ });
  await expect(cart).toContainText('₹1,000.00');
  await cart.click();
  await expect(page.getByRole('listitem', { name: office.product('1000.00') })).toBeVisible();
  await next(page);
  await expect(page.locator('.phone-total')).toContainText('₹1,180.00');
  await next(page);
  await next(page);
  await expect(page.getByRole('complementary', { name: 'Signatory' })).toBeVisible();
  await submit(page);
  await page.goto(`/quotationlist?search=${encodeURIComponent(office.customer)}`);
  await page.getByRole('list', { name: 'Quotation Management' }).getByRole('link').click();
  await page.waitForURL('**/deal?id=*');
  await page.locator('a[href*="/viewquotation?id="]').first().click();
  await expect(page.getByRole('button', { name: 'Void Quotation' })).toBeVisible();
  await expectFitsPhone(page);
});
