import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCustomer } from '../../../testing/builders/customers.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { planOfQuery, sorting } from '../../../testing/panel/query-plan.ts';
import { writeAudit, type Subject } from '../platform/audit.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

const now = '2026-11-20T04:30:00.000Z';

/** The entries that concern a record, newest first, with the records of each. */
async function entriesOn(record: string, recordId: number) {
  const entries = await panel.db
    .selectFrom('audit_subjects')
    .innerJoin('audit_log', 'audit_log.id', 'audit_subjects.audit_id')
    .select(['audit_log.id', 'audit_log.operation', 'audit_log.summary'])
    .where('audit_subjects.record', '=', record)
    .where('audit_subjects.record_id', '=', recordId)
    .orderBy('audit_subjects.audit_id', 'desc')
    .execute();
  const subjects = await panel.db.selectFrom('audit_subjects').selectAll().execute();
  return entries.map(({ id, operation, summary }) => ({
    operation,
    summary,
    subjects: subjects.filter((each) => each.audit_id === id).map((each) => `${each.record} ${each.record_id}`),
  }));
}

describe('an entry of the audit log', () => {
  test('is in the history of its own record, without a sentence, where the write gives neither (SHR-04)', async () => {
    const customerId = await addCustomer(panel.admin);
    expect(await entriesOn('customer', customerId)).toEqual([
      { operation: 'AddCustomer', summary: null, subjects: [`customer ${customerId}`] },
    ]);
  });

  test('has the sentence of its own change and its related records, each once (SHR-04)', async () => {
    const relatedRecords: Subject[] = [
      { record: 'customer', id: 7001 },
      { record: 'deal', id: 7002 },
      { record: 'customer', id: 7001 },
    ];
    await writeAudit(panel.db, 'AddOrder', { userId: 1, name: 'Administrator' }, now, [
      { record: 'order', id: 7003, summary: 'generated order 7003', relatedRecords },
      { record: 'product', id: 7004, summary: 'reserved 4' },
    ]);
    const order = { operation: 'AddOrder', summary: 'generated order 7003' };
    for (const [record, id] of [
      ['order', 7003],
      ['deal', 7002],
    ] as const) {
      const [entry, ...more] = await entriesOn(record, id);
      expect([{ ...entry, subjects: entry?.subjects.toSorted() }, ...more]).toEqual([
        { ...order, subjects: ['customer 7001', 'deal 7002', 'order 7003'] },
      ]);
    }
    expect(await entriesOn('product', 7004)).toEqual([{ operation: 'AddOrder', summary: 'reserved 4', subjects: ['product 7004'] }]);
  });

  test('is in the history of at most 8 records: a write that names more fails as a whole (SHR-04)', async () => {
    const products = (count: number): Subject[] => Array.from({ length: count }, (_, index) => ({ record: 'product', id: 8001 + index }));
    const write = async (count: number) =>
      panel.db.transaction().execute(async (tx) => {
        await writeAudit(tx, 'AddOrder', { userId: 1, name: 'A' }, now, [{ record: 'order', id: 8000, relatedRecords: products(count) }]);
      });
    await expect(write(8)).rejects.toThrow('at most 8 records');
    expect(await entriesOn('order', 8000)).toEqual([]);
    await write(7);
    expect((await entriesOn('product', 8007))[0]?.subjects).toHaveLength(8);
  });

  test('may name work that no user started, which Administrators see, find and export by that name (SHR-04)', async () => {
    await writeAudit(panel.db, 'RunJob', { actor: 'Nightly clearing' }, now, [{ record: 'customer', id: 9001, name: 'Pune Hospital' }]);
    const { rows } = await panel.admin.call('GetAuditLog', { search: 'nightly' });
    expect(rows).toEqual([expect.objectContaining({ userId: null, userName: 'Nightly clearing', operation: 'RunJob', recordId: 9001 })]);
    const { text } = await panel.admin.fetch('/api/GetAuditLog?search=nightly&format=csv');
    expect(text).toContain(',Nightly clearing,Run Job,customer,9001,Pune Hospital,');
    await expect(
      sql`insert into audit_log (happened_at, operation, record, record_id) values ('', '', '', 1)`.execute(panel.db),
    ).rejects.toThrow('audit_log_has_author');
  });

  test('is found from a record by an index, newest first (SHR-04)', async () => {
    const plan = await planOfQuery(
      panel.db,
      sql`select audit_id from audit_subjects where record = 'customer' and record_id = 1 and kind <> 'Stock'
        order by happened_at desc, audit_id desc limit 30`,
    );
    expect(plan).toMatch(/audit_subjects_by_instant/);
    expect(plan).not.toMatch(sorting);
  });
});
