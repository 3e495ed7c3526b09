import { dateAt } from '@vikray/contract/platform/dates.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCustomer } from '../../../testing/builders/customers.ts';
import { password } from '../../../testing/builders/users.ts';
import { uploadPicture } from '../../../testing/builders/images.ts';
import { addProduct } from '../../../testing/builders/products.ts';
import { addQuotation, addSalesSetup, aQuotation } from '../../../testing/builders/quotations.ts';
import { adminMobile, startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { withOpenLedgers } from '../platform/database/ledgers/append-only.ts';
import { sealAll } from '../platform/database/ledgers/chain.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

/** Runs the slow checks, as an Administrator does by hand and the night by itself. */
async function runNow({ admin, jobs }: Pick<TestPanel, 'admin' | 'jobs'> = panel): Promise<void> {
  await admin.call('RunJob', { job: 'health' });
  await jobs.settled();
}

async function found(name: string) {
  const check = (await panel.admin.call('GetSystemHealth', {})).find((each) => each.check === name);
  if (!check) throw new Error(`There is no check ${name}`);
  return check;
}

/** What the check finds when it runs now. */
async function foundNow(name: string) {
  await runNow();
  return found(name);
}

test('a slow check shows its last result and when that was found, not the present state (OPS-13)', async () => {
  expect(await found('Stock')).toMatchObject({ result: 'Note', text: 'This check has not run yet.' });
  await runNow();
  const at = panel.clock.now().toISOString();
  panel.clock.pass(60);
  await addProduct(panel.admin);
  expect(await found('Stock')).toMatchObject({ result: 'OK', at, text: 'The stock of all 0 products agrees with its movements.' });
});

test('Stock compares each product with the sum of its movements, and names what differs (OPS-12, DSK-40)', async () => {
  const productId = await addProduct(panel.admin, { name: 'Crooked Shelf', stock: 5_00 });
  expect((await foundNow('Stock')).result).toBe('OK');
  const setStock = (stock: number) =>
    panel.db.updateTable('products').set({ stock_hundredths: stock }).where('id', '=', productId).execute();
  await setStock(7_00);
  expect(await foundNow('Stock')).toMatchObject({
    result: 'Problem',
    group: 'Data',
    text: 'The stock of 1 product does not agree with its movements: Crooked Shelf (+2).',
  });
  await setStock(5_00);
});

test('Money compares what is stored of open bills with the bills and receipts, and names whose differ (PAY-15)', async () => {
  const { admin, db, jobs } = panel;
  const setup = await addSalesSetup(admin);
  await db.updateTable('companies').set({ money_from: '2026-04-01' }).execute();
  const entry = {
    customerId: setup.customerId,
    companyId: setup.companyId,
    date: dateAt(panel.clock.now().toISOString()),
    amount: 500_00,
    reason: 'Bounced cheque',
  };
  await admin.call('AddCharge', entry);
  expect(await foundNow('Money')).toMatchObject({ result: 'OK', group: 'Data' });
  await admin.call('RunJob', { job: 'settle' });
  await jobs.settled();
  expect(await foundNow('Money')).toMatchObject({ result: 'OK' });
  await db.updateTable('open_parts').set({ open_paise: 1 }).execute();
  expect(await foundNow('Money')).toMatchObject({ result: 'Problem', text: expect.stringContaining('of 1 customer: ') });
  await db.updateTable('open_parts').set({ open_paise: 500_00, number: 'X' }).execute();
  expect(await foundNow('Money')).toMatchObject({ result: 'Problem' });
  await db.updateTable('open_parts').set({ number: '' }).execute();
  expect(await foundNow('Money')).toMatchObject({ result: 'OK' });
});

test('Search finds records that a search would miss (OPS-12)', async () => {
  await addQuotation(panel.admin, aQuotation(await addSalesSetup(panel.admin)));
  expect(await foundNow('Search')).toMatchObject({ result: 'OK', text: expect.stringMatching(/^A search finds each of [3-9]\d* records/) });
  const { search_text: before } = await panel.db.selectFrom('quotations').select('search_text').executeTakeFirstOrThrow();
  await panel.db.updateTable('quotations').set({ search_text: 'something else' }).execute();
  expect(await foundNow('Search')).toMatchObject({ result: 'Warning', text: 'A search may miss records in: Quotations.' });
  await panel.db.updateTable('quotations').set({ search_text: before }).execute();
});

test('Audit log proves that no one has changed it without the panel', async () => {
  await panel.admin.call('AddCustomer', aCustomer());
  await sealAll(panel.db);
  expect(await foundNow('Audit log')).toMatchObject({ result: 'OK', group: 'Security' });
  await withOpenLedgers(panel.db, 'test', (tx) => tx.updateTable('audit_log').set({ operation: 'Nothing' }).where('id', '=', 1).execute());
  expect(await foundNow('Audit log')).toMatchObject({ result: 'Problem', text: 'The audit log has been altered: 1 place.' });
});

test('Pictures says how many there are and what they take (OPS-12)', async () => {
  await uploadPicture(panel.admin, 'Product');
  expect((await foundNow('Pictures')).text).toMatch(/^(1 picture takes|\d+ pictures take) \d+\.\d MB\.$/);
});

test('Growth says how many changes the office makes a day (OPS-12)', async () => {
  const office = await startTestPanel();
  const grown = async () => {
    await runNow(office);
    return (await office.admin.call('GetSystemHealth', {})).find(({ check }) => check === 'Growth')?.text;
  };
  for (let count = 0; count < 14; count++) await office.admin.call('AddCustomer', aCustomer());
  expect(await grown()).toBe('In the last week, the panel recorded 2 changes a day.');
  office.clock.pass(8 * 24 * 60);
  await office.admin.logIn(adminMobile, password);
  expect(await grown()).toBe('In the last week, the panel recorded 0 changes a day.');
  await office.stop();
});

test('a check that cannot be carried out is a Problem, and the others run (OPS-13)', async () => {
  await panel.db.schema.alterTable('images').renameTo('images_elsewhere').execute();
  await runNow();
  await panel.db.schema.alterTable('images_elsewhere').renameTo('images').execute();
  expect(await found('Pictures')).toMatchObject({ result: 'Problem', text: 'This check could not be carried out.' });
  expect((await found('Growth')).at).toBe(panel.clock.now().toISOString());
  expect(await found('Nightly checks')).toMatchObject({
    result: 'Warning',
    text: expect.stringContaining('This check could not be carried out.'),
  });
  await runNow();
  expect((await found('Nightly checks')).result).toBe('OK');
  expect((await found('Pictures')).result).toBe('OK');
});
