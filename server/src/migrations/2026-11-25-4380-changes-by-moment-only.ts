import { sql, type Kysely } from 'kysely';
import { engineOf } from '../platform/database/engine.ts';

/**
 * Almost every entry of the audit log is a change or a stock movement. Only the rarer kinds have an index of their own; the changes of a
 * record are found among all its entries, from one index alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const index of ['audit_subjects_by_kind', 'audit_subjects_by_moment']) await db.schema.dropIndex(index).execute();
  await sql`
    create index audit_subjects_by_moment on audit_subjects (record, record_id, happened_at, audit_id, kind)
    where kind <> 'Stock'`.execute(db);
  await sql`
    create index audit_subjects_by_kind on audit_subjects (record, record_id, kind, happened_at, audit_id)
    where kind <> 'Stock' and kind <> 'Change'`.execute(db);
  if (engineOf(db) === 'postgres') return;
  // Without statistics, SQLite may choose the primary key.
  for (const index of ['audit_subjects_by_moment', 'audit_subjects_by_kind']) await sql`analyze ${sql.ref(index)}`.execute(db);
}
