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

test.runIf(isEmbedded)('the other customers with a GSTIN are found by it', async () => {
  const plans = await plansOfWork(panel.db, (db) => listSameGstin(db, { customerId: 1, gstin: '27AAPFU0939F1ZV' }, 3));
  expect(plans).toContainEqual(expect.stringContaining('customers_gstin'));
});
