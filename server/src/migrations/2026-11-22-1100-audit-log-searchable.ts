import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';
import { createSearchIndex } from '../platform/database/search/search-indexes.ts';

/** The lists that are read from the newest entry back: each order and filter has an index that ends in the moment. */
const indexes: readonly (readonly [table: string, name: string, columns: readonly string[]])[] = [
  ['audit_log', 'audit_log_by_moment', ['happened_at', 'id']],
  ['audit_log', 'audit_log_by_user', ['user_id', 'happened_at', 'id']],
  ['audit_log', 'audit_log_by_kind', ['record', 'happened_at', 'id']],
  ['audit_log', 'audit_log_by_record', ['record', 'record_id', 'happened_at', 'id']],
  ['audit_log', 'audit_log_by_operation', ['operation', 'happened_at', 'id']],
  ['login_events', 'login_events_by_moment', ['happened_at', 'id']],
  ['login_events', 'login_events_by_user', ['user_id', 'happened_at', 'id']],
  ['login_events', 'login_events_by_action', ['action', 'happened_at', 'id']],
];

export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await db.schema
    .alterTable('audit_log')
    .addColumn('record_name', kind.text, (column) => column.notNull().defaultTo(''))
    .execute();
  for (const table of ['audit_log', 'login_events']) {
    await db.schema
      .alterTable(table)
      .addColumn('search_text', kind.text, (column) => column.notNull().defaultTo(''))
      .execute();
  }
  await sql`
    update audit_log set search_text =
      lower((select name from users where users.id = audit_log.user_id) || ${'\n'} || operation || ${'\n'} || record || ${'\n'} || record_id)`.execute(
    db,
  );
  await sql`update login_events set search_text = lower(action || ${'\n'} || mobile || ${'\n'} || address)`.execute(db);
  for (const table of ['audit_log', 'login_events']) await createSearchIndex(db, table);

  for (const name of ['audit_log_record', 'audit_log_user', 'login_events_user']) await db.schema.dropIndex(name).execute();
  for (const [table, name, columns] of indexes)
    await db.schema
      .createIndex(name)
      .on(table)
      .columns([...columns])
      .execute();
}
