import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';

/** The backups in the folder of backups, and the attempts that failed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await db.schema
    .createTable('backups')
    .addColumn('id', kind.id, kind.primaryKey)
    .addColumn('file', 'text', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('begun', kind.instant, (column) => column.notNull())
    // In bytes; 0 until it is complete.
    .addColumn('size', 'bigint', (column) => column.notNull())
    // When the file was last written. With the size it tells the panel's own file from another one of the same name.
    .addColumn('modified', kind.instant, (column) => column.notNull())
    .addColumn('seconds', kind.integer, (column) => column.notNull())
    .addColumn('verified_at', kind.instant)
    .addColumn('restored_at', kind.instant)
    .addColumn('failure', 'text', (column) => column.notNull())
    .addCheckConstraint('backups_origin_known', sql`origin in ('Duty', 'By hand', 'Command')`)
    .execute();
}
