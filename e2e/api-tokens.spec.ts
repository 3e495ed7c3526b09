import { expect, test } from '@playwright/test';
import { expectFitsPhone, expectNoFindings, expectNotice, openSession } from './steps.ts';

test('a token is made, used by a program, and ended (SEC-22, SEC-23, SEC-24, SEC-25)', async ({ page, request, baseURL }) => {
  await openSession(page);
  await page.goto('/account');
  const section = page.getByRole('region', { name: 'Tokens for Programs' });
  await section.getByRole('button', { name: 'Add Token' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await expect(dialog.getByRole('radio', { name: 'Read' })).toBeChecked();
  await expectNoFindings(page);
  await page.keyboard.type('Stock sheet');
  await page.keyboard.press('Control+Enter');
  const token = await dialog.getByRole('textbox', { name: 'Token' }).inputValue();
  expect(token).toMatch(/^vik_[\w-]{43}$/);
  await expectNoFindings(page);
  await dialog.getByRole('button', { name: 'I Have Saved It' }).click();
  const row = section.getByRole('listitem').filter({ hasText: 'Stock sheet' });
  await expect(row).toContainText(`ends in ${token.slice(-4)}`);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFitsPhone(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  const headers = { authorization: `Bearer ${token}` };
  const asked = async () => (await request.get(`${baseURL}/api/GetCustomerList?page=1`, { headers })).status();
  expect(await asked()).toBe(200);
  expect((await request.post(`${baseURL}/api/AddTax`, { headers, data: { tax: '3.21' } })).status()).toBe(403);

  await row.getByRole('button', { name: 'End the token Stock sheet' }).click();
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expectNotice(page, 'The token has ended.');
  await expect(row).toHaveCount(0);
  expect(await asked()).toBe(401);
});
