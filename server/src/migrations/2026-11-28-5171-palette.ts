import { sql, type Kysely } from 'kysely';
import { engineOf } from '../platform/database/engine.ts';
import { lastFour } from '../platform/database/last-four.ts';
import { createSearchIndex } from '../platform/database/search/search-indexes.ts';
import { searchTextOf } from '../platform/database/search/search.ts';

const rowsAtOnce = 500;

/** Lets the palette find notes, files, documents by the end of their number, and customers by the mobile number of a contact person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, shown] of [
    ['notes', 'text'],
    ['attachments', 'name'],
  ] as const) {
    await sql`alter table ${sql.table(table)} add column search_text text not null default ''`.execute(db);
    await fillSearchText(db, table, shown);
    await createSearchIndex(db, table);
  }
  const order = engineOf(db) === 'postgres' ? sql` collate "C"` : sql``;
  await sql`create index attachments_by_name on attachments (search_text${order}) where withdrawn_at is null`.execute(db);
  await sql`create index contact_persons_mobile on contact_persons (mobile${order}) where is_hidden = 0`.execute(db);
  await sql`create index dispatches_invoice_number on dispatches (invoice_number${order})`.execute(db);
  await sql`create index quotations_serial on quotations ((${lastFour(db, 'base_number')})) where superseded_by_id is null`.execute(db);
  for (const [table, column] of [
    ['orders', 'number'],
    ['deals', 'number'],
    ['dispatches', 'order_number'],
  ] as const)
    await sql`create index ${sql.ref(`${table}_serial`)} on ${sql.table(table)} ((${lastFour(db, column)}))`.execute(db);
  await sql`create index quotations_number_beginning on quotations (base_number${order}) where superseded_by_id is null`.execute(db);
  if (engineOf(db) === 'sqlite') return;
  // Their unique indexes have another order than that of bytes.
  await sql`create index orders_number_beginning on orders (number collate "C")`.execute(db);
  await sql`create index deals_number_beginning on deals (number collate "C")`.execute(db);
}

async function fillSearchText(db: Kysely<unknown>, table: string, shown: string): Promise<void> {
  for (let after = 0; ;) {
    const { rows } = await sql<{ id: number; shown: string }>`
      select id, ${sql.ref(shown)} as shown from ${sql.table(table)}
      where id > ${after} and withdrawn_at is null order by id limit ${rowsAtOnce}`.execute(db);
    for (const row of rows)
      await sql`update ${sql.table(table)} set search_text = ${searchTextOf([row.shown])} where id = ${row.id}`.execute(db);
    if (rows.length < rowsAtOnce) return;
    after = rows.at(-1)?.id ?? after;
  }
}
