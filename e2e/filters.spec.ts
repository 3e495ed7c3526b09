import { expect, test } from '@playwright/test';
import { operations } from '@vikray/contract/operations.ts';
import * as z from 'zod';
import { aCustomer } from '../testing/builders/customers.ts';
import { expectFitsPhone, expectNoFindings, expectNotice, openSession, send, widenAgain } from './steps.ts';

test('twelve pending customers are found by the address and approved in three clicks (FND-15, FND-17, FND-18, FND-22, FND-23)', async ({
  page,
}) => {
  await openSession(page);
  const word = `Filterable${Date.now()}`;
  for (let number = 10; number < 22; number++)
    await send(page, 'AddCustomer', z.encode(operations.AddCustomer.input, aCustomer({ companyName: `${word} ${number}` })));

  await page.goto(`/customerlist?search=${word}&status=Pending&from=today&to=today`);
  await expect(page.getByText('Total 12 items')).toBeVisible();
  const tags = page.getByRole('group', { name: 'Filters' });
  await expect(tags.getByText('Today')).toBeVisible();
  await expectNoFindings(page);

  await page.getByRole('button', { name: 'Filters (2)' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await expect(drawer.getByLabel('Added')).toHaveValue('today');
  await expectNoFindings(page);
  await drawer.getByLabel('Added').selectOption('Last Financial Year');
  await drawer.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('button', { name: 'Clear filter' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Total 12 items')).toBeVisible();
  await tags.getByRole('button', { name: 'Remove Added' }).click();
  await expect(tags.getByText('Today')).toHaveCount(0);
  await expect(page.getByText('Total 12 items')).toBeVisible();

  await page.getByRole('button', { name: 'Select' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFitsPhone(page);
  await widenAgain(page);
  await page.getByRole('button', { name: 'Approve All' }).click();
  const question = page.getByRole('dialog', { name: 'Approve 12 customers?' });
  await expectNoFindings(page);
  await question.getByRole('button', { name: 'Yes' }).click();
  await expectNotice(page, '12 approved.');
  await expect(page.getByRole('button', { name: 'Clear filter' })).toBeVisible();

  // A customer that someone else deletes in the meantime is named, and the others are done.
  await tags.getByRole('button', { name: 'Remove Status' }).click();
  await page.getByRole('button', { name: 'Select' }).click();
  await page.getByRole('checkbox', { name: `Select ${word} 10` }).check();
  await page.getByRole('checkbox', { name: `Select ${word} 11` }).check();
  const gone = await (await page.request.get(`/api/GetCustomerList?search=${encodeURIComponent(`"${word} 10"`)}`)).json();
  await send(page, 'DeleteCustomer', { id: gone.data[0].fld_customerid });
  await page.getByRole('button', { name: 'Delete 2' }).click();
  await page.getByRole('dialog', { name: 'Delete 2 customers?' }).getByRole('button', { name: 'Yes' }).click();
  const results = page.getByRole('dialog', { name: '1 deleted, 1 not.' });
  await expect(results.getByRole('link', { name: `${word} 10` })).toBeVisible();
  const saving = page.waitForEvent('download');
  await results.getByRole('button', { name: 'CSV' }).click();
  expect((await saving).suggestedFilename()).toBe('result.csv');
  await expectNoFindings(page);
});
