import type { Kysely } from 'kysely';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';

/** A consignment says that its e-way bill was made before the tax of its order was decided afresh. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('consignments')
    .addColumn('eway_outdated', columnKinds(db).flag, (column) => column.notNull().defaultTo(0))
    .execute();
}
