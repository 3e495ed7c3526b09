import type { ImportKind } from '@vikray/contract/imports/import.ts';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { aSite } from '../../../testing/builders/customer-sites.ts';
import { anEnquiry } from '../../../testing/builders/enquiries.ts';
import { customerFile, getImport, importFile, importIn, promptImports, sampleWith } from '../../../testing/builders/imports.ts';
import { aQuotation, addSalesSetup, type SalesSetup } from '../../../testing/builders/quotations.ts';
import { aPdf, attach } from '../../../testing/builders/threads.ts';
import type { Reply } from '../../../testing/panel/caller.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';

let panel: TestPanel;
let setup: SalesSetup;
beforeAll(async () => {
  panel = await startTestPanel(promptImports);
  setup = await addSalesSetup(panel.admin);
});
afterAll(() => panel.stop());

/** The embedded database runs one transaction after the other. */
const isServer = inject('databaseSupply').engine === 'postgres';

function tableOf(kind: ImportKind): RawBuilder<unknown> {
  return sql.table(kind.replace('-', '_'));
}

/** Holds a lock in a transaction of its own while `work` runs. */
async function whileLocked(lock: RawBuilder<unknown>, work: () => Promise<void>): Promise<void> {
  await panel.db.transaction().execute(async (tx) => {
    await lock.execute(tx);
    await work();
  });
}

/** How many statements wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(panel.db);
  return rows.length;
}

/** Resolves when the work on an import waits for a lock, as `others` statements do, or has ended. */
async function importWaits(importId: number, others = 0): Promise<void> {
  while ((await waiting()) <= others && (await getImport(panel.admin, importId)).state === 'Taking Back');
}

let lastName = 0;

/** Imports two records; the first id is the lower one. */
async function importTwo(kind: ImportKind) {
  const names = [`Raced ${++lastName}`, `Raced ${++lastName}`];
  const rows = names.map((name) => ({ Name: name, 'Sales Id': name, 'Request Key': name }));
  const file = kind === 'customers' ? customerFile(...names) : sampleWith(kind, ...rows);
  const { importId } = await importFile(panel.admin, kind, file);
  const { rows: records } = await sql<{ id: number }>`
    select id from ${tableOf(kind)} where import_id = ${importId} order by id`.execute(panel.db);
  return { importId, firstId: records[0]?.id ?? 0, secondId: records[1]?.id ?? 0 };
}

/** Adds a quotation to a customer or of a product. */
async function quote(change: Partial<SalesSetup>): Promise<Reply> {
  const { customerId = setup.customerId } = change;
  const [contact] = await panel.admin.call('GetCustomerContactPerson', { customerId });
  return panel.admin.ask('AddQuotation', aQuotation({ ...setup, ...change, contactPersonId: contact?.contactId ?? 0 }));
}

/** What depends on a customer or product, the table that gets it, and why the import then stays. */
interface Dependant {
  readonly kind: 'customers' | 'products';
  readonly table: string;
  readonly add: (id: number) => Promise<Reply>;
  readonly reason: string;
}

const addNote = (record: 'customer' | 'product') => (recordId: number) =>
  panel.admin.ask('AddNote', { record, recordId, text: 'Call before noon.' });
const addFile = (record: 'customer' | 'product') => (recordId: number) => attach(panel.admin, record, recordId, 'Plan.pdf', aPdf());

/** What depends on a record through a change of that record. */
const uses: readonly { name: string; kind: ImportKind; use: (id: number) => Promise<Reply>; reason: string }[] = [
  {
    name: 'one of its products is bought',
    kind: 'products',
    use: (productId) =>
      panel.admin.ask('AddPurchase', {
        supplierId: setup.companyId,
        invoiceNumber: 'INV/2026-1',
        date: '2026-11-20',
        lines: [{ productId, purchaseQuantity: 1_00 }],
      }),
    reason: 'Products of this import have stock movements',
  },
  {
    name: 'one of its brochure requests gets a remark',
    kind: 'brochure-requests',
    use: (requestId) => panel.admin.ask('UpdateBrochure', { id: requestId, remarks: 'Called back.', version: 1 }),
    reason: 'Requests of this import have remarks',
  },
  {
    name: 'one of its brochure requests becomes an enquiry',
    kind: 'brochure-requests',
    use: (brochureId) => panel.admin.ask('AddEnquiry', anEnquiry({ brochureId })),
    reason: 'Requests of this import have become enquiries',
  },
  {
    name: 'one of its sales calls becomes an enquiry',
    kind: 'sales-calls',
    use: (callId) => panel.admin.ask('AddEnquiry', anEnquiry({ callId })),
    reason: 'Sales calls of this import have become enquiries',
  },
];

const dependants: readonly Dependant[] = [
  {
    kind: 'customers',
    table: 'quotations',
    add: (customerId) => quote({ customerId }),
    reason: 'Customers of this import have quotations',
  },
  {
    kind: 'customers',
    table: 'deals',
    add: (customerId) => panel.admin.ask('AddEnquiry', anEnquiry({ customerId })),
    reason: 'Customers of this import have enquiries',
  },
  {
    kind: 'customers',
    table: 'sales_calls',
    add: (customerId) =>
      panel.admin.ask('AddSalesCall', { customerId, callType: 'Phone', outcome: 'Spoke', description: 'Decides after Diwali.' }),
    reason: 'Customers of this import have sales calls',
  },
  {
    kind: 'customers',
    table: 'customer_sites',
    add: (customerId) => panel.admin.ask('AddCustomerSite', aSite(customerId)),
    reason: 'Customers of this import have sites',
  },
  { kind: 'customers', table: 'notes', add: addNote('customer'), reason: 'Customers of this import have notes or files' },
  { kind: 'customers', table: 'attachments', add: addFile('customer'), reason: 'Customers of this import have notes or files' },
  {
    kind: 'products',
    table: 'quotation_lines',
    add: (productId) => quote({ productId }),
    reason: 'Products of this import have been quoted',
  },
  { kind: 'products', table: 'notes', add: addNote('product'), reason: 'Products of this import have notes or files' },
  { kind: 'products', table: 'attachments', add: addFile('product'), reason: 'Products of this import have notes or files' },
];

describe.runIf(isServer)('an import is not taken back while', () => {
  test.each(dependants)('$kind of it get rows in $table', async ({ kind, table, add, reason }) => {
    const { importId, secondId } = await importTwo(kind);
    let adding: Promise<Reply> | undefined;
    await whileLocked(sql`lock table ${sql.table(table)} in share mode`, async () => {
      adding = add(secondId);
      await expect.poll(waiting).toBe(1);
      await panel.admin.call('TakeBackImport', { importId });
      await importWaits(importId, 1);
    });
    expect((await adding)?.status).toBe(201);
    expect((await importIn(panel.admin, importId, 'Stopped', 'Taken Back')).failure).toMatch(
      new RegExp(`^${reason}, so it cannot be taken back: "Raced \\d+"\\.$`),
    );
  });

  test.each(uses)('$name', async ({ kind, use, reason }) => {
    const { importId, firstId, secondId } = await importTwo(kind);
    await whileLocked(sql`select 1 from ${tableOf(kind)} where id = ${firstId} for update`, async () => {
      await panel.admin.call('TakeBackImport', { importId });
      await importWaits(importId);
      expect((await use(secondId)).status).toBeLessThan(300);
    });
    expect((await importIn(panel.admin, importId, 'Stopped', 'Taken Back')).failure).toMatch(
      new RegExp(`^${reason}, so it cannot be taken back: "Raced \\d+"\\.$`),
    );
  });
});

describe.runIf(isServer)('while an import is being taken back', () => {
  test.each([
    { kind: 'customers', add: (customerId: number) => panel.admin.ask('AddEnquiry', anEnquiry({ customerId })), status: 400 },
    { kind: 'products', add: (productId: number) => quote({ productId }), status: 400 },
  ] as const)('what would use one of its $kind waits, and is refused', async ({ kind, add, status }) => {
    const { importId, secondId } = await importTwo(kind);
    let adding: Promise<Reply> | undefined;
    await whileLocked(sql`lock table ${tableOf(kind)} in share mode`, async () => {
      await panel.admin.call('TakeBackImport', { importId });
      await importWaits(importId);
      let isAnswered = false;
      adding = add(secondId).finally(() => (isAnswered = true));
      await expect.poll(async () => isAnswered || (await waiting()) === 2).toBe(true);
    });
    expect((await adding)?.status).toBe(status);
    expect((await importIn(panel.admin, importId, 'Stopped', 'Taken Back')).state).toBe('Taken Back');
  });
});
