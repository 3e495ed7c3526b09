import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { aCustomer } from '../../../../../testing/builders/customers.ts';
import { startTestPanel, type TestPanel } from '../../../../../testing/panel/panel.ts';
import { addProduct } from '../../../../../testing/builders/products.ts';
import { withOpenLedgers } from './append-only.ts';
import { hashOf, headOf, ledgerNames, sealAll, type Ledger } from './chain.ts';
import type { Db } from '../tables.ts';
import { verifyChain } from './verify-chain.ts';

const isSqlite = inject('databaseSupply').engine === 'sqlite';

let panel: TestPanel;
let db: Db;
beforeAll(async () => {
  panel = await startTestPanel();
  db = panel.db;
  await addProduct(panel.admin, { stock: 5_00 });
  await addProduct(panel.admin, { stock: 6_00 });
});
afterAll(() => panel.stop());

async function countOf(ledger: Ledger): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(ledger)}`.execute(db);
  return Number(rows[0]?.count);
}

test('the records related to an entry cannot be changed or removed (SHR-04)', async () => {
  const subjects = await db.selectFrom('audit_subjects').selectAll().execute();
  const emptied = isSqlite ? [] : [sql`truncate audit_subjects`];
  for (const statement of [sql`update audit_subjects set record_id = 1`, sql`delete from audit_subjects`, ...emptied])
    await expect(statement.execute(db)).rejects.toThrow('Rows of audit_subjects are never changed or removed.');
  expect(await db.selectFrom('audit_subjects').selectAll().execute()).toEqual(subjects);
  expect(subjects.length).toBeGreaterThan(0);
});

describe.each(ledgerNames)('%s', (ledger) => {
  const table = sql.table(ledger);

  test.each<[string, RawBuilder<unknown>]>([
    ['a change', sql`update ${table} set happened_at = '2020-01-01T00:00:00.000Z'`],
    ['a removal', sql`delete from ${table} where id = (select max(id) from ${table})`],
    ...(isSqlite
      ? [['a replacement', sql`insert or replace into ${table} select * from ${table}`] satisfies [string, RawBuilder<unknown>]]
      : [['being emptied', sql`truncate ${table} cascade`] satisfies [string, RawBuilder<unknown>]]),
  ])('refuses %s', async (_, statement) => {
    const before = await countOf(ledger);
    await expect(statement.execute(db)).rejects.toThrow(`Rows of ${ledger} are never changed or removed.`);
    expect(await countOf(ledger)).toBe(before);
    expect(before).toBeGreaterThan(0);
  });
});

test('the rows of 40 simultaneous callers are in one chain without gaps, and a second server seals no row twice', async () => {
  const another = await panel.startAnother();
  await Promise.all(Array.from({ length: 40 }, () => panel.admin.call('AddCustomer', aCustomer())));
  await Promise.all(Array.from({ length: 5 }, () => sealAll(db)));
  await another.stop();
  await sealAll(db);
  const verified = await verifyChain(db);
  const counts = await Promise.all(ledgerNames.map(countOf));
  expect(verified).toMatchObject({ firstBreak: undefined, breaks: 0, unsealed: 0 });
  expect(verified.head.position).toBe(counts.reduce((sum, count) => sum + count));
});

/** Changes rows as someone with full access to the database could. */
async function tamper(statements: readonly ReturnType<typeof sql>[]): Promise<void> {
  await withOpenLedgers(db, 'tampering', async (tx) => {
    for (const statement of statements) await statement.execute(tx);
  });
}

describe('the verification of the chain', () => {
  let row: { id: number; position: number };
  beforeEach(async () => {
    await panel.admin.call('AddCustomer', aCustomer());
    await panel.admin.call('AddCustomer', aCustomer());
    await sealAll(db);
    const links = await db.selectFrom('chain_links').selectAll().where('ledger', '=', 'audit_log').orderBy('position').execute();
    const link = links.at(-2);
    row = { id: link?.row_id ?? 0, position: link?.position ?? 0 };
  });

  /** Tampers, reads the first break, and restores everything. */
  async function breakAfter(...statements: readonly ReturnType<typeof sql>[]) {
    const mark = await headOf(db);
    expect((await verifyChain(db)).firstBreak).toBeUndefined();
    const copies = ['audit_log', 'chain_links', 'unsealed_rows'];
    for (const name of copies) await sql`create table ${sql.table(`${name}_before`)} as select * from ${sql.table(name)}`.execute(db);
    await tamper(statements);
    const { firstBreak } = await verifyChain(db, mark);
    await tamper(
      copies.flatMap((name) => [
        sql`delete from ${sql.table(name)}`,
        sql`insert into ${sql.table(name)} select * from ${sql.table(`${name}_before`)}`,
        sql`drop table ${sql.table(`${name}_before`)}`,
      ]),
    );
    return firstBreak;
  }

  test('names a row that was changed', async () => {
    const found = await breakAfter(sql`update audit_log set record_name = 'Somebody Else' where id = ${row.id}`);
    expect(found).toEqual({ kind: 'Changed', position: row.position, ledger: 'audit_log', rowId: row.id });
  });

  test.each(['summary', 'actor'])('names a row whose %s was changed (SHR-04)', async (column) => {
    const found = await breakAfter(sql`update audit_log set ${sql.ref(column)} = 'something else' where id = ${row.id}`);
    expect(found).toEqual({ kind: 'Changed', position: row.position, ledger: 'audit_log', rowId: row.id });
  });

  test('names the first of two rows that were exchanged', async () => {
    const next = row.id + 1;
    const found = await breakAfter(
      sql`update audit_log set id = -1 where id = ${row.id}`,
      sql`update audit_log set id = ${row.id} where id = ${next}`,
      sql`update audit_log set id = ${next} where id = -1`,
    );
    expect(found).toEqual({ kind: 'Changed', position: row.position, ledger: 'audit_log', rowId: row.id });
  });

  test('names a row that was removed', async () => {
    const found = await breakAfter(sql`delete from audit_log where id = ${row.id}`);
    expect(found).toEqual({ kind: 'Missing', position: row.position, ledger: 'audit_log', rowId: row.id });
  });

  test('names a row that was removed together with its link', async () => {
    const found = await breakAfter(
      sql`delete from audit_log where id = ${row.id}`,
      sql`delete from chain_links where position = ${row.position}`,
    );
    expect(found).toEqual({ kind: 'Link missing', position: row.position });
  });

  test('names a row that was removed before it had a link', async () => {
    await panel.admin.call('AddCustomer', aCustomer());
    const { id } = await db.selectFrom('audit_log').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
    await sealAll(db);
    const { position } = await headOf(db);
    const found = await breakAfter(
      sql`delete from audit_log where id = ${id}`,
      sql`update chain_links set hash = ${hashOf((await previousOf(position)) ?? '', 'audit_log', undefined)} where position = ${position}`,
    );
    expect(found).toEqual({ kind: 'Missing', position, ledger: 'audit_log', rowId: id });
  });

  async function previousOf(position: number): Promise<string | undefined> {
    const link = await db
      .selectFrom('chain_links')
      .select('hash')
      .where('position', '=', position - 1)
      .executeTakeFirst();
    return link?.hash;
  }

  test('names a row that was added without the triggers', async () => {
    const found = await breakAfter(
      sql`insert into audit_log (id, happened_at, user_id, operation, record, record_id) values (999999, '2026-11-20', 1, 'AddTax', 'tax', 1)`,
    );
    expect(found).toEqual({ kind: 'Not chained', ledger: 'audit_log', rowId: 999_999 });
  });

  test('with an earlier mark shows that the end was cut off, or the chain was rewritten', async () => {
    const cut = await breakAfter(
      sql`delete from audit_log where id in (select row_id from chain_links where ledger = 'audit_log' and position >= ${row.position})`,
      sql`delete from chain_links where position >= ${row.position}`,
    );
    expect(cut).toEqual({ kind: 'Cut off', position: row.position - 1 });
    const { position } = await headOf(db);
    const written = await verifyChain(db, { position, hash: 'f'.repeat(64) });
    expect(written.firstBreak).toEqual({ kind: 'Other chain', position });
  });
});
