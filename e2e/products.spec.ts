import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { aPicture } from '../testing/builders/images.ts';
import { choose, expectNoFindings, expectNotice, expectSentenceInForm, openSession, searchByKeys } from './steps.ts';

test.beforeEach(async ({ page }) => openSession(page));

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const preview = (page: Page) => page.locator('.wizard .picture img');

async function next(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click();
}

async function chooseImage(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.getByLabel('Product Image').setInputFiles({ name, mimeType: name.endsWith('.png') ? 'image/png' : 'image/jpeg', buffer });
}

/** Expects that a picture has loaded and not only been requested. */
async function expectLoaded(page: Page): Promise<void> {
  await expect.poll(() => preview(page).evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)).toBe(true);
}

test('adds a product with its picture, finds, edits, approves and deletes it (PRD-01, PRD-19, PRD-22, PRD-25, PRD-29, PRD-40)', async ({
  page,
}) => {
  await page.goto('/addproduct');
  await expectNoFindings(page);
  await next(page);
  await expectSentenceInForm(page, 'Please upload Product Image.');
  await expectNoFindings(page);
  await chooseImage(page, 'desk.png', await aPicture({ width: 800, height: 600 }));
  await expectLoaded(page);
  await choose(page, 'Solutions', 'Office Solution');
  await choose(page, 'Solutions', 'Hospital Solution');
  await page.keyboard.press('Escape');
  await choose(page, 'Category', 'Desking');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Executive Desk 1800 with Pedestal');
  await page
    .getByLabel('Description')
    .fill('Engineered-wood top 25 mm with 2 mm PVC edge band, powder-coated steel legs and a pedestal of three drawers.');
  await expectNoFindings(page);
  await next(page);
  await page.getByRole('textbox', { name: 'MRP', exact: true }).fill('42500');
  await page.getByRole('textbox', { name: 'Stock', exact: true }).fill('18');
  await expectNoFindings(page);
  await next(page);
  await expectNoFindings(page);
  await page.getByLabel('I have checked the above entered details').check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expectNotice(page, 'Product Successfully Added.');
  await expect(page.locator('[data-placeholder="picture"]')).toBeVisible();

  await page.goto('/productlist');
  await searchByKeys(page, 'executive');
  const row = rowOf(page, 'Executive Desk 1800 with Pedestal');
  await expect(row).toContainText('₹42,500.00');
  await expect(row).toContainText('Pending');
  await expectNoFindings(page);
  await row.getByRole('link', { name: /^View/ }).click();
  await expectLoaded(page);
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeDisabled();
  await expectNoFindings(page);

  await page.getByRole('button', { name: 'Edit Product Details' }).click();
  const storedBefore = await preview(page).getAttribute('src');
  await chooseImage(page, 'desk.jpg', await aPicture({ format: 'jpeg' }));
  await next(page);
  await page.getByRole('textbox', { name: 'Stock', exact: true }).fill('20.5');
  await next(page);
  await page.getByRole('button', { name: 'Update Product' }).click();
  await expectSentenceInForm(page, 'Please agree to disclaimer to submit.');
  await page.getByLabel('I have checked the above entered details').check();
  await page.getByRole('button', { name: 'Update Product' }).click();
  await expectNotice(page, 'Product Successfully Updated.');
  await expect(page).toHaveURL(/productlist/);
  await expect(row).toContainText('20.50');
  await expect(row.locator('.picture img')).not.toHaveAttribute('src', storedBefore ?? '');

  await row.getByRole('link', { name: /^View/ }).click();
  await page.getByRole('button', { name: 'Approve Product' }).click();
  await expect(page.getByRole('dialog')).toContainText('Are you sure you want to approve the product.');
  await page.getByRole('button', { name: 'Yes' }).click();
  await expectNotice(page, 'Product successfully Approved.');
  await expect(page).toHaveURL(/productlist/);
  await expect(row).toContainText('Approved');

  await row.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Executive Desk 1800 with Pedestal');
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Yes' }).click();
  await expectNotice(page, 'Product successfully deleted.');
  await expect(row).toHaveCount(0);
});

test('shrinks the photo of a phone before it is sent, and says why a HEIC photo or a text file is refused', async ({ page }) => {
  const photo = await sharp({
    create: { width: 4000, height: 3000, channels: 3, background: '#fff', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })
    .jpeg({ quality: 90 })
    .toBuffer();
  expect(photo.length).toBeGreaterThan(2 * 1024 * 1024);
  await page.goto('/addproduct');
  await chooseImage(page, 'IMG_0041.jpg', Buffer.from('    ftypheic'));
  await expect(page.getByText('HEIC photos are not supported. Save the photo as JPEG and choose it again.')).toBeVisible();
  await chooseImage(page, 'notes.jpg', Buffer.from('Call Asha Rao'));
  await expect(page.getByText('This file cannot be read as an image. Choose a JPEG, PNG or WebP picture.')).toBeVisible();
  await chooseImage(page, 'IMG_0042.jpg', photo);
  await expectLoaded(page);
  await expect(page.getByText('IMG_0042.jpg')).toBeVisible();
  await choose(page, 'Solutions', 'Office Solution');
  await page.keyboard.press('Escape');
  await choose(page, 'Category', 'Storage');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Photographed Cupboard');
  await page.getByLabel('Description').fill('Two doors.');
  await next(page);
  await page.getByRole('textbox', { name: 'MRP', exact: true }).fill('9500');
  await next(page);
  await page.getByLabel('I have checked the above entered details').check();
  const stored = page.waitForResponse((response) => response.url().endsWith('/api/AddImage'));
  await page.getByRole('button', { name: 'Submit' }).click();
  expect((await stored).status()).toBe(201);
  await expectNotice(page, 'Product Successfully Added.');
});

test('the picture of a product is large enough for a finger @phone', async ({ page }) => {
  await page.goto('/addproduct');
  await chooseImage(page, 'stool.jpg', await aPicture({ format: 'jpeg' }));
  await expectLoaded(page);
  const button = await page.locator('.image-input-button').boundingBox();
  expect(button?.height).toBeGreaterThanOrEqual(44);
});
