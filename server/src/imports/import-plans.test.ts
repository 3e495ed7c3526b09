import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { checkImport, importFile, promptImports, sampleWith } from '../../../testing/builders/imports.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { plansOfWork } from '../../../testing/panel/query-plan.ts';
import { listSameGstin } from '../customers/customer-store.ts';
import { lockNextRecords } from './dependence-store.ts';
import { changeState, claim } from './import-store.ts';
import { recordImporters } from './record-importers.ts';
import { workOnImport } from './work-on-import.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel(promptImports);
});
afterAll(() => panel.stop());

const isEmbedded = inject('databaseSupply').engine === 'sqlite';

/** A table of an office that is read from end to end. */
const whole = /^SCAN (?:customers|products|import_rows)(?! USING)/;

test.runIf(isEmbedded).each([
  ['customers', 'Company'],
  ['products', 'Name'],
] as const)('an import of %s reads what it adds and whom it meets by indexes', async (kind, heading) => {
  const { importId } = await checkImport(panel.admin, kind, sampleWith(kind, { [heading]: 'One of two' }, { [heading]: 'The other' }));
  const now = panel.clock.now().toISOString();
  await changeState(panel.db, importId, 'Running', { updated_at: now });
  await claim(panel.db, importId, 'this test', now, new Date(panel.clock.now().getTime() + 30_000).toISOString());

  const plans = await plansOfWork(panel.db, async (db) => {
    await recordImporters[kind].present(db, ['one of two', 'the other']);
    expect(await workOnImport(db, importId, 'this test', panel.clock)).toBe('more');
  });
  expect(plans).toContainEqual(expect.stringContaining('import_rows_to_do'));
  expect(plans).toContainEqual(expect.stringMatching(new RegExp(`SEARCH ${kind} USING INDEX ${kind}_`)));
  expect(plans.filter((line) => whole.test(line))).toEqual([]);
});

test.runIf(isEmbedded).each(['customers', 'products', 'brochure-requests', 'sales-calls'] as const)(
  'what depends on %s that are taken back is found by indexes, but for linked sales calls and quotation lines',
  async (kind) => {
    const { importId } = await importFile(panel.admin, kind, sampleWith(kind, { 'Company Name': 'Depending', Name: 'Depending' }));
    const plans = await plansOfWork(panel.db, async (db) => {
      const ids = await lockNextRecords(db, kind, importId, 50);
      expect(ids).toHaveLength(1);
      for (const those of [undefined, ids]) expect(await recordImporters[kind].dependence(db, importId, those)).toBeUndefined();
    });
    expect(plans.length).toBeGreaterThan(2);
    const scanned = /^SCAN (?!quotation_lines)/;
    expect(plans.filter((line) => scanned.test(line) && !(kind === 'customers' && line === 'SCAN sales_calls'))).toEqual([]);
  },
);

test.runIf(isEmbedded)('what depends on opening bills that are taken back is found by them (PAY-02)', async () => {
  const plans = await plansOfWork(panel.db, (db) => recordImporters.openingbills.dependence(db, 4711, [1, 2]));
  expect(plans).toContainEqual(expect.stringContaining('receipt_marks_bill'));
  expect(plans.filter((line) => line.startsWith('SCAN'))).toEqual([]);
});

test.runIf(isEmbedded)('the other customers with a GSTIN are found by it', async () => {
  const plans = await plansOfWork(panel.db, (db) => listSameGstin(db, { customerId: 1, gstin: '27AAPFU0939F1ZV' }, 3));
  expect(plans).toContainEqual(expect.stringContaining('customers_gstin'));
});

/** The tables whose rows name records of an import in one of these columns, and what need not be asked of them. */
const referring = [
  {
    kind: 'customers',
    columns: ['customer_id', 'kept_id', 'merged_id'],
    unasked: {
      account_sums: 'follow receipts and bills',
      consignments: 'have their quotation',
      contact_persons: 'go with their customer',
      credit_notes: 'have their consignment',
      deal_sums: 'follow receipts and bills',
      money_changes: 'follow receipts and bills',
      open_parts: 'follow receipts and bills',
      order_changes: 'have their order',
      orders: 'have their quotation',
    },
  },
  {
    kind: 'products',
    columns: ['product_id'],
    unasked: {
      consignment_lines: 'have their order line',
      dispatches: 'have their order line',
      purchases: 'have moved the stock',
      seen_stocks: 'are what a user has last seen',
    },
  },
  {
    kind: 'suppliers',
    columns: ['company_id', 'supplier_id'],
    unasked: {
      account_sums: 'follow receipts and bills',
      deal_sums: 'follow receipts and bills',
      open_parts: 'follow receipts and bills',
    },
  },
  {
    kind: 'openingbills',
    columns: ['bill_id'],
    unasked: { credit_notes: 'have a consignment', due_parts: 'go with their bill', open_parts: 'follow their bill' },
  },
] as const;

test.runIf(isEmbedded).each(referring)(
  'every table that names $kind of an import is asked before they are taken back (RES-30)',
  async (of) => {
    const { kind, columns, unasked } = of;
    const named = sql.join(columns.map((column) => sql.lit(column)));
    const { rows } = await sql<{ name: string }>`
    select distinct tables.name from sqlite_schema as tables join pragma_table_info(tables.name) as columns
    where tables.type = 'table' and columns.name in (${named})`.execute(panel.db);
    const plans = await plansOfWork(panel.db, (db) => recordImporters[kind].dependence(db, 4711));
    const isAsked = (table: string) => plans.some((line) => new RegExp(`(?:SEARCH|SCAN) ${table}\\b`).test(line));
    expect(
      rows
        .map(({ name }) => name)
        .filter((table) => !isAsked(table))
        .toSorted(),
    ).toEqual(Object.keys(unasked));
  },
);
