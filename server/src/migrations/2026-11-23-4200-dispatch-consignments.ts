import type { Kysely } from 'kysely';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';
import { learnTables } from '../platform/database/statistics.ts';
import { linkDispatchesToConsignments } from '../platform/database/for-migrations/link-dispatches.ts';

/** A dispatched line names its consignment, so that it shows the invoice in force and leads to the papers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await db.schema
    .alterTable('dispatches')
    .addColumn('consignment_id', kind.reference, (column) => column.references('consignments.id'))
    .execute();
  await learnTables(db, 'consignments', 'dispatches');
  await linkDispatchesToConsignments(db);
  await db.schema.createIndex('dispatches_consignment').on('dispatches').column('consignment_id').execute();
}
