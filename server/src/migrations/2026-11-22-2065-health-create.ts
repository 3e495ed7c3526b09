import type { Kysely } from 'kysely';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';

/** The last result of each slow check of System Health, and the notes that an Administrator has dismissed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await db.schema
    .createTable('health_results')
    .addColumn('check_name', kind.key, (column) => column.primaryKey())
    .addColumn('result', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('advice', 'text', (column) => column.notNull())
    .addColumn('checked_at', kind.instant, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('dismissed_notes')
    .addColumn('check_name', kind.key, (column) => column.primaryKey())
    .addColumn('dismissed_at', kind.instant, (column) => column.notNull())
    .addColumn('dismissed_by_id', kind.reference, (column) => column.notNull())
    .addForeignKeyConstraint('dismissed_notes_dismissed_by', ['dismissed_by_id'], 'users', ['id'])
    .execute();
}
