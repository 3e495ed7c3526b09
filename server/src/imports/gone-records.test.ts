/** Records that a checked file names and that are gone when its import starts. */
import type { ImportKind } from '@vikray/contract/imports/import.ts';
import { importMessages as say } from '@vikray/contract/imports/import-messages.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCompany } from '../../../testing/builders/companies.ts';
import { aCustomer } from '../../../testing/builders/customers.ts';
import { checkImport, importFile, importIn, promptImports, sampleWith } from '../../../testing/builders/imports.ts';
import { addProduct } from '../../../testing/builders/products.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel(promptImports);
});
afterAll(() => panel.stop());

/** Checks a file, lets records go, starts the import, and returns what it says at its end. */
async function endWithout(kind: ImportKind, row: Readonly<Record<string, string>>, remove: () => Promise<unknown>) {
  const { importId } = await checkImport(panel.admin, kind, sampleWith(kind, row));
  await remove();
  await panel.admin.call('StartImport', { importId });
  const { doneRows, failure } = await importIn(panel.admin, importId, 'Taken Back');
  return { doneRows, failure };
}

async function productToGo(name: string) {
  const id = await addProduct(panel.admin, { name, stock: 0 });
  return () => panel.admin.call('DeleteProduct', { id });
}

async function customerToGo(companyName: string) {
  const [added] = await panel.admin.call('AddCustomer', aCustomer({ companyName }));
  return () => panel.admin.call('DeleteCustomer', { id: added?.customerId ?? 0 });
}

const namedAsGone = (name: string) => ({ doneRows: 0, failure: say.goneSince(name) });

test('a purchase of a supplier that was taken back names it (RES-30)', async () => {
  const { importId } = await importFile(panel.admin, 'suppliers', sampleWith('suppliers', { 'Company Name': 'Gone Timber' }));
  await addProduct(panel.admin, { name: 'Staying Chair' });
  const end = await endWithout('purchases', { Supplier: 'Gone Timber', Product: 'Staying Chair' }, async () => {
    await panel.admin.call('TakeBackImport', { importId });
    await importIn(panel.admin, importId, 'Taken Back');
  });
  expect(end).toEqual(namedAsGone('Gone Timber'));
});

test('a purchase and an opening stock of a deleted product name it (RES-30)', async () => {
  await addCompany(panel.admin, { name: 'Staying Timber' });
  const bought = { Supplier: 'Staying Timber', Product: 'Gone Chair' };
  expect(await endWithout('purchases', bought, await productToGo('Gone Chair'))).toEqual(namedAsGone('Gone Chair'));
  expect(await endWithout('opening-stock', { Product: 'Gone Table' }, await productToGo('Gone Table'))).toEqual(namedAsGone('Gone Table'));
});

test('a contact person and an opening bill of a deleted customer name it (RES-30, PAY-02)', async () => {
  const person = { 'Company Name': 'Gone Works' };
  expect(await endWithout('contact-persons', person, await customerToGo('Gone Works'))).toEqual(namedAsGone('Gone Works'));
  await addCompany(panel.admin, { name: 'Keeping Furniture', moneyFrom: '2026-11-01' });
  const owed = { Company: 'Keeping Furniture', Customer: 'Gone Debtor' };
  expect(await endWithout('openingbills', owed, await customerToGo('Gone Debtor'))).toEqual(namedAsGone('Gone Debtor'));
});
