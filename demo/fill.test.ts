import { describe, beforeAll, afterAll, expect, inject, test } from 'vitest';
import { gstinHint } from '@vikray/contract/companies/tax-ids.ts';
import { sql } from 'kysely';
import { openDatabase } from '../server/src/platform/database/open-database.ts';
import type { Db, Tables } from '../server/src/platform/database/tables.ts';
import { testDatabase } from '../testing/database/test-database.ts';
import { checkInvariants } from '../testing/panel/invariants.ts';
import { startTestPanel, type TestPanel } from '../testing/panel/panel.ts';
import { aQuotation, addSalesSetup } from '../testing/builders/quotations.ts';
import { fill, findRecords } from './fill.ts';
import { demoPassword, findStaff } from './users.ts';

const amounts = { customers: 40, products: 30, quotations: 120, seed: 7 };
const few = { customers: 12, products: 10, quotations: 20, seed: 1 };
const now = new Date('2026-11-20T06:00:00.000Z');
const circumstances = { now, admin: { mobile: '9000000001', password: undefined } };

async function inEmptyDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const database = await testDatabase();
  const db = openDatabase(database.settings);
  try {
    return await work(db);
  } finally {
    await db.destroy();
    await database.drop();
  }
}

async function count(db: Db, table: keyof Tables, condition = sql<boolean>`1 = 1`): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)} where ${condition}`.execute(db);
  return Number(rows[0]?.count);
}

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
  await fill(panel.db, amounts, circumstances);
});
afterAll(() => panel.stop());

describe('a filled database', () => {
  let db: Db;
  beforeAll(() => {
    db = panel.db;
  });

  test('follows every rule of the panel', async () => {
    expect(await checkInvariants(db)).toEqual([]);
  });

  test('has the requested number of records of each kind', async () => {
    expect([await count(db, 'customers'), await count(db, 'products'), await count(db, 'quotations')]).toEqual([40, 30, 120]);
    expect(await count(db, 'contact_persons')).toBeGreaterThan(60);
    expect(await count(db, 'quotation_lines')).toBeGreaterThan(300);
    for (const table of ['sales_calls', 'brochure_requests', 'terms', 'companies'] as const)
      expect(await count(db, table)).toBeGreaterThan(5);
  });

  test('has records in every status', async () => {
    const statusesOf = async (table: 'customers' | 'quotations' | 'orders') => {
      const rows = await db.selectFrom(table).select('status').distinct().orderBy('status').execute();
      return rows.map((row) => row.status);
    };
    expect(await statusesOf('customers')).toEqual(['Approved', 'Deleted', 'Pending']);
    expect(await statusesOf('quotations')).toEqual(['Approved', 'Open', 'Void']);
    expect(await statusesOf('orders')).toEqual(['Dispatched', 'Partially Dispatched', 'Placed']);
  });

  test('has purchases whose invoice numbers the form takes as well (PUR-06)', async () => {
    const purchases = await db.selectFrom('purchases').select('invoice_number').distinct().execute();
    expect(purchases.length).toBeGreaterThan(5);
    expect(purchases.filter(({ invoice_number: number }) => !/^[A-Za-z0-9]{1,16}$/.test(number))).toEqual([]);
  });

  test('spreads over three financial years up to today', async () => {
    const days = await db
      .selectFrom('quotations')
      .select(['quoted_on', 'approved_on', 'voided_on', 'created_at', 'updated_at'])
      .orderBy('id')
      .execute();
    expect(new Set(days.map(({ quoted_on: day }) => (day < '2025-04-01' ? 1 : day < '2026-04-01' ? 2 : 3)))).toEqual(new Set([1, 2, 3]));
    expect(days.every((each) => [each.quoted_on, each.approved_on, each.voided_on].every((day) => day <= '2026-11-20'))).toBe(true);
    expect(days.every((each) => each.created_at <= each.updated_at && each.updated_at <= now.toISOString())).toBe(true);
  });

  test('has old quotations of every year from 2013-2014 to 2024-2025', async () => {
    const rows = await db.selectFrom('old_quotations').select('financial_year').distinct().execute();
    expect(rows.map((row) => row.financial_year).toSorted()).toEqual(
      Array.from({ length: 12 }, (_, index) => `${2013 + index}-${2014 + index}`),
    );
  });

  test('has companies with valid GSTINs and pictures that exist', async () => {
    const companies = await db
      .selectFrom('companies')
      .leftJoin('images', 'images.hash', 'companies.image_hash')
      .select(['gstin', 'images.hash'])
      .execute();
    expect(companies.flatMap(({ gstin }) => gstinHint(gstin) ?? [])).toEqual([]);
    expect(companies.every(({ hash }) => hash !== null)).toBe(true);
    expect(await count(db, 'products', sql`image_hash is not null`)).toBeGreaterThan(20);
  });

  test('contains no one who can be reached', async () => {
    const { rows } = await sql<{ email: string; mobile: string }>`
      select email, mobile from contact_persons union select email, phone from customers union select office_email, office_mobile from users union select email, mobile from companies`.execute(
      db,
    );
    expect(rows.filter(({ email, mobile }) => !email.endsWith('@example.in') || !/^90000\d{5}$/.test(mobile))).toEqual([]);
  });
});

// What is drawn from a seed knows no engine.
test.runIf(inject('databaseSupply').engine === 'sqlite')(
  'the same seed gives the same data, and another seed gives other data',
  async () => {
    const fingerprint = (seed: number) =>
      inEmptyDatabase(async (db) => {
        await fill(db, { ...few, seed }, circumstances);
        const tables = [
          'customers',
          'contact_persons',
          'products',
          'quotations',
          'quotation_lines',
          'orders',
          'dispatches',
          'stock_movements',
        ] as const;
        const rows = [];
        for (const table of tables) rows.push(await db.selectFrom(table).selectAll().orderBy('id').execute());
        return JSON.stringify(rows);
      });
    const first = await fingerprint(1);
    expect((await fingerprint(1)) === first).toBe(true);
    expect((await fingerprint(2)) === first).toBe(false);
  },
);

test('the sample data is recognised after a sample user was deleted, who is left out of the logins', async () => {
  await inEmptyDatabase(async (db) => {
    const logins = await db.transaction().execute((tx) => fill(tx, few, circumstances));
    await db.updateTable('users').set({ status: 'Deleted' }).where('name', '=', 'Meenal Dabholkar').execute();
    const names = logins.map(({ name }) => name).filter((name) => name !== 'Meenal Dabholkar');
    expect((await findStaff(db))?.map(({ name }) => name)).toEqual(names);
  });
});

test('a database without records is recognised; it can be filled in one transaction, which leaves nothing when it fails', async () => {
  await inEmptyDatabase(async (db) => {
    expect(await findRecords(db)).toBeUndefined();
    expect(await findStaff(db)).toBeUndefined();
    const breakingOff = db.transaction().execute((tx) =>
      fill(tx, few, {
        ...circumstances,
        onProgress: (part) => {
          if (part === 'quotations') throw new Error('cut off');
        },
      }),
    );
    await expect(breakingOff).rejects.toThrow('cut off');
    expect(await findRecords(db)).toBeUndefined();
    await db.transaction().execute((tx) => fill(tx, few, circumstances));
    expect(await findRecords(db)).toBe('users');
    expect(await checkInvariants(db)).toEqual([]);
  });
});

describe('a panel on filled data', () => {
  test('lets every user log in with their own rights', async () => {
    const storekeeper = panel.visitor();
    expect((await storekeeper.logIn('9000000005', demoPassword)).status).toBe(200);
    const seller = panel.visitor();
    await seller.logIn('9000000003', demoPassword);
    const mayAddPurchase = (rights: readonly { menuName: string; access: 0 | 1 }[]) =>
      rights.find(({ menuName }) => menuName === 'Add Purchase')?.access;
    expect(mayAddPurchase(await storekeeper.call('GetUserSubMenuAccessRights', {}))).toBe(1);
    expect(mayAddPurchase(await seller.call('GetUserSubMenuAccessRights', {}))).toBe(0);
    expect((await seller.ask('UpdatequotationStatus', { quotationId: 1, status: 'Void' })).status).toBe(403);
  });

  test('leads the accountant to the tax documents, which are drafts for them (GTX-35)', async () => {
    const accountant = panel.visitor();
    await accountant.logIn('9000000006', demoPassword);
    const rights = (await accountant.call('GetUserSubMenuAccessRights', {})).filter(({ access }) => access === 1);
    expect(rights.map(({ menuName }) => menuName)).toEqual(
      expect.arrayContaining(['View Tax Documents', 'Add Tax Document', 'Void Tax Document']),
    );
  });

  test('finds the sample records', async () => {
    const customer = await panel.db
      .selectFrom('customers')
      .select(['id', 'company_name'])
      .where('status', '=', 'Approved')
      .executeTakeFirstOrThrow();
    const { rows } = await panel.admin.call('GetCustomerList', { search: customer.company_name.slice(2, 20), page: 1, pageSize: 30 });
    expect(rows.map(({ customerId }) => customerId)).toContain(customer.id);
  });

  test('continues the numbers after the sample data', async () => {
    const last = await panel.db.selectFrom('quotations').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
    const setup = await addSalesSetup(panel.admin);
    const [quotation] = await panel.admin.call('AddQuotation', aQuotation(setup));
    expect(quotation?.quotationId).toBe(last.id + 1);
    await panel.admin.call('UpdatequotationStatus', { quotationId: last.id + 1, status: 'Approved' });
    const [order] = await panel.admin.call('AddOrder', { quotationId: last.id + 1 });
    const [line] = await panel.admin.call('GetOrderProduct', { orderId: order?.orderId ?? 0 });
    await panel.admin.call('AddDispatch', {
      orderId: order?.orderId ?? 0,
      invoiceNumber: '99999',
      invoiceDate: '2026-11-20',
      lines: [{ productMapId: line?.id ?? 0, dispatchQuantity: 4 }],
    });
    expect(await checkInvariants(panel.db)).toEqual([]);
  });

  test.each([
    [
      'a stock without a movement',
      sql`update products set stock_hundredths = stock_hundredths + 100 where id = 1`,
      /the stock of a product/,
    ],
    ['a missing number', sql`update counters set last = last + 1 where series = 'quotation 2025-2026'`, /the series quotation 2025-2026/],
    ['a record that the search cannot find', sql`update customers set search_text = 'nothing' where id = 1`, /the customers are found/],
    ['an order with a wrong status', sql`update orders set status = 'Dispatched' where status = 'Placed'`, /the status of an order/],
  ])('the rules notice %s', async (_, fault, sentence) => {
    const broken = await panel.db.startTransaction().execute();
    await fault.execute(broken);
    const faults = await checkInvariants(broken);
    await broken.rollback().execute();
    expect(faults.join()).toMatch(sentence);
  });
});
