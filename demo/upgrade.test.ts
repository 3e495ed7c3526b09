import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql, type Kysely } from 'kysely';
import { openDatabase } from '../server/src/platform/database/open-database.ts';
import { moved as printedIn } from '../server/src/migrations/2026-11-23-4300-printed-parties.ts';
import { engineOf } from '../server/src/platform/database/engine.ts';
import { continueNumbersAfter } from '../server/src/platform/database/numbers.ts';
import type { Db } from '../server/src/platform/database/tables.ts';
import { inTransaction } from '../server/src/platform/database/transaction.ts';
import { migrateTo } from '../testing/database/migrate-to.ts';
import { testDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { Caller } from '../testing/panel/caller.ts';
import { checkInvariants } from '../testing/panel/invariants.ts';
import { startTestPanel, type TestPanel } from '../testing/panel/panel.ts';
import { fill } from './fill.ts';
import { demoPassword } from './users.ts';

/** The last migration before deals and revisions. */
const firstVersion = '2026-11-22-1910-secret-key';

/** VIKRAY_UPGRADE=many migrates 200,000 quotations with about 1,000,000 lines. */
const isMany = process.env['VIKRAY_UPGRADE'] === 'many';
const amounts = isMany
  ? { customers: 20_000, products: 2_000, quotations: 200_000, seed: 7 }
  : { customers: 60, products: 30, quotations: 300, seed: 7 };
const admin = { mobile: '9000000001', password: undefined };

/** The tables that the quotations of the first version need, parents first. */
const tables = [
  'users',
  'images',
  'companies',
  'customers',
  'contact_persons',
  'products',
  'quotations',
  'quotation_lines',
  'orders',
  'order_lines',
  'dispatches',
  'counters',
] as const;

async function columnsOf(db: Db, table: string): Promise<string[]> {
  const found = (await db.introspection.getTables()).find(({ name }) => name === table);
  return (found?.columns ?? []).map(({ name }) => name);
}

/** A column of the first version that is in `printed` today. */
function printedColumn(db: Db, column: string) {
  const name = Object.entries(printedIn).find(([, old]) => old === column)?.[0];
  if (name === undefined) throw new Error(`${column} is not in any table of today`);
  const printed = engineOf(db) === 'sqlite' ? sql`printed` : sql`printed::json`;
  return sql`${printed} ->> ${sql.lit(name)} as ${sql.ref(column)}`;
}

const rowsAtOnce = 200;

/** Copies a table into an older schema, which has other columns. Tables with ids are read in pieces, as they may be large. */
async function copyTable(from: Db, to: Db, table: string): Promise<void> {
  const columns = await columnsOf(to, table);
  const known = await columnsOf(from, table);
  const selected = sql.join(columns.map((column) => (known.includes(column) ? sql.ref(column) : printedColumn(from, column))));
  // The older schema has tables and columns that the types of today do not tell.
  const older = to as unknown as Kysely<Record<string, Record<string, unknown>>>;
  if (!columns.includes('id')) {
    const { rows } = await sql<Record<string, unknown>>`select ${selected} from ${sql.table(table)}`.execute(from);
    if (rows.length > 0) await older.insertInto(table).values(rows).execute();
    return;
  }
  let last = 0;
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`
      select ${selected} from ${sql.table(table)} where id > ${last} order by id limit ${rowsAtOnce}`.execute(from);
    if (rows.length === 0) break;
    await older.insertInto(table).values(rows).execute();
    last = Number(rows.at(-1)?.['id']);
  }
  if (last > 0) await continueNumbersAfter(to, table);
}

/** The last migration before the printed texts became one column. */
const lastWithColumns = '2026-11-23-4200-dispatch-consignments';
const awkwardTexts = [
  '',
  ' ',
  '"quoted" \\ back',
  "d'Souza & Sons <b>",
  'नमस्ते अस्पताल',
  'தமிழ் 🪑👩‍⚕️',
  'one\ntwo\r\n\tthree',
  '\u0001\u0007\u001f\u007f',
  '\u2028\u2029',
  '{"a":1}',
  'null',
  '0',
];
const documents = ['quotations', 'orders'] as const;
/** Lists find the name of the preparer, so it stays what their search text says. */
const awkwardNames = Object.keys(printedIn).filter((name) => name !== 'preparedBy');

function awkward(id: number): Record<string, string> {
  return Object.fromEntries(awkwardNames.map((name, place) => [name, awkwardTexts[(id + place) % awkwardTexts.length] ?? '']));
}

async function newestIds(db: Db, table: (typeof documents)[number]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)} order by id desc limit 12`.execute(db);
  return rows.map(({ id }) => Number(id));
}

/** Makes the newest documents print awkward texts: those of the first version in columns, those of today in one text. */
async function makeAwkward(source: Db, target: Db): Promise<void> {
  for (const table of documents) {
    for (const id of await newestIds(source, table)) {
      const columns = Object.entries(printedIn).filter(([name]) => name !== 'preparedBy');
      const changes = columns.map(([name, column]) => sql`${sql.ref(column)} = ${awkward(id)[name]}`);
      await sql`update ${sql.table(table)} set ${sql.join(changes)} where id = ${id}`.execute(target);
      const row = await source.selectFrom(table).select('printed').where('id', '=', id).executeTakeFirstOrThrow();
      const texts: unknown = { ...JSON.parse(row.printed), ...awkward(id) };
      await source
        .updateTable(table)
        .set({ printed: JSON.stringify(texts) })
        .where('id', '=', id)
        .execute();
    }
  }
}

/** What the newest 1,000 documents hold in columns, as the text that it must become. */
async function textsInColumns(target: Db): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const table of documents) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)} order by id desc limit 1000`.execute(target);
    for (const row of rows) {
      const printed = Object.fromEntries(Object.entries(printedIn).map(([name, column]) => [name, row[column]]));
      texts.set(`${table} ${String(row['id'])}`, JSON.stringify(printed));
    }
  }
  return texts;
}

let inColumns: ReadonlyMap<string, string>;
let fresh: TestDatabase;
let upgraded: TestDatabase;
let old: TestPanel;
let panel: TestPanel;
let before: Caller;
let after: Caller;
beforeAll(
  async () => {
    [fresh, upgraded] = [await testDatabase(), await testDatabase({ isMigrated: false })];
    const [source, target] = [openDatabase(fresh.settings), openDatabase(upgraded.settings)];
    await fill(source, amounts, { now: new Date('2026-11-20T04:30:00.000Z'), admin });
    await migrateTo(target, firstVersion);
    await inTransaction(target, async (tx) => {
      for (const table of tables) await copyTable(source, tx, table);
    });
    await migrateTo(target, lastWithColumns);
    await makeAwkward(source, target);
    inColumns = await textsInColumns(target);
    await Promise.all([source.destroy(), target.destroy()]);
    [old, panel] = [await startTestPanel({ database: fresh.settings }), await startTestPanel({ database: upgraded.settings })];
    [before, after] = [new Caller(old.address), new Caller(panel.address)];
    await Promise.all([before, after].map(async (caller) => caller.logIn(admin.mobile, demoPassword)));
  },
  isMany ? 3_600_000 : 120_000,
);
afterAll(async () => {
  await Promise.all([old.stop(), panel.stop()]);
  await Promise.all([fresh.drop(), upgraded.drop()]);
});

/** The first answer with rows from both panels, without the ids of deals, which only the new one numbered. */
async function answers(name: 'GetQuotation' | 'GetApprovedQuotation' | 'GetOrder' | 'GetQuotationProduct', input: object) {
  const [one, other] = await Promise.all([before.send(name, input), after.send(name, input)]);
  const without = (rows: readonly Record<string, unknown>[]) => rows.map(({ fld_dealid: _, ...row }) => row);
  return [one, other].map(({ status, json }) => ({ status, total: json.total, rows: without(json.data) }));
}

describe('an office of the first version after the upgrade', () => {
  test('answers its quotations, lines and orders as an office of today does (SHR-02, SHR-13)', async () => {
    for (const page of [1, 2, 3]) {
      for (const name of ['GetQuotation', 'GetApprovedQuotation', 'GetOrder'] as const) {
        const [one, other] = await answers(name, { page, pagesize: 50 });
        expect(other).toEqual(one);
      }
    }
    for (const quotationid of [1, 7, 150, 299]) {
      const [one, other] = await answers('GetQuotationProduct', { quotationid });
      expect(other).toEqual(one);
    }
    for (const search of ['Pending', '2026-2027', 'hospital']) {
      const [one, other] = await answers('GetQuotation', { page: 1, pagesize: 20, search });
      expect(other).toEqual(one);
    }
  });

  test('prints of its parties what each quotation and order kept in columns, character by character', async () => {
    const texts = new Map<string, string>();
    for (const table of documents) {
      const { rows } = await sql<{ id: number; printed: string }>`
        select id, printed from ${sql.table(table)} order by id desc limit 1000`.execute(panel.db);
      for (const { id, printed } of rows) texts.set(`${table} ${id}`, printed);
    }
    expect(texts).toEqual(inColumns);
    const columns = await Promise.all(documents.map((table) => columnsOf(panel.db, table)));
    expect(columns.flat().filter((column) => Object.values(printedIn).includes(column))).toEqual([]);
  });

  test('has a deal of its own for each quotation, which is revision 0 of its number (SHR-01, SHR-02, REV-16)', async () => {
    const { rows } = await sql<Record<string, number>>`select
      (select count(*) from quotations) as quotations, (select count(*) from deals) as deals,
      (select count(*) from quotations join deals on deals.id = quotations.deal_id and deals.number = quotations.number
        and deals.customer_id = quotations.customer_id and deals.owner_id = quotations.prepared_by_id) as own,
      (select count(*) from quotations where base_number = number and revision = 0 and superseded_by_id is null and valid_until = '') as first`.execute(
      panel.db,
    );
    const counts = Object.values(rows[0] ?? {}).map(Number);
    expect(counts).toEqual([amounts.quotations, amounts.quotations, amounts.quotations, amounts.quotations]);
  });

  test('keeps every sum, and gives each line the MRP of today (SHR-02, REV-17)', async () => {
    const sums = async ({ db }: TestPanel) => {
      const { rows } = await sql<Record<string, unknown>>`select
        (select sum(total_paise) from quotations) as totals, (select count(*) from quotation_lines) as lines,
        (select sum(total_paise) from quotation_lines) as line_totals, (select sum(total_paise) from orders) as orders,
        (select count(*) from quotation_lines join products on products.id = quotation_lines.product_id
          where quotation_lines.mrp_paise <> products.mrp_paise) as other_mrp`.execute(db);
      return Object.values(rows[0] ?? {}).map(Number);
    };
    const [today, since] = [await sums(old), await sums(panel)];
    expect(since).toEqual(today);
    expect(since.at(-1)).toBe(0);
  });

  test('keeps every rule of the panel', async () => {
    const broken = await checkInvariants(panel.db);
    // Purchases and stock movements were not copied.
    expect(broken.filter((sentence) => !/stock|movement/i.test(sentence))).toEqual([]);
  });
});
