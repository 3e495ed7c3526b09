import { sql, type Kysely } from 'kysely';
import { makeAppendOnly, prepareAppendOnly } from '../platform/database/ledgers/append-only.ts';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';

/**
 * The ledgers refuse changes, and their rows are chained. What is there already is only noted here: the first start seals it, so that a
 * later form of the sealing never has to fit the tables of this day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await db.schema
    .createTable('ledger_maintenance')
    .addColumn('reason', 'text', (column) => column.primaryKey())
    .execute();
  await db.schema
    .createTable('unsealed_rows')
    .addColumn('id', kind.id, kind.primaryKey)
    .addColumn('ledger', 'text', (column) => column.notNull())
    .addColumn('row_id', kind.reference, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('unsealed_rows_by_row').on('unsealed_rows').columns(['ledger', 'row_id']).execute();
  await db.schema
    .createTable('chain_links')
    .addColumn('position', kind.id, (column) => column.primaryKey())
    .addColumn('ledger', 'text', (column) => column.notNull())
    .addColumn('row_id', kind.reference, (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute();
  await sql`create unique index chain_links_by_row on chain_links (ledger, row_id)`.execute(db);
  await prepareAppendOnly(db);
  for (const table of ['audit_log', 'login_events', 'stock_movements']) await makeAppendOnly(db, table);
}
