import { sql, type Kysely } from 'kysely';
import { keepUnchanged, makeAppendOnly } from '../platform/database/ledgers/append-only.ts';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';
import { engineOf } from '../platform/database/engine.ts';
import { createSearchIndex } from '../platform/database/search/search-indexes.ts';

const hasAuthor = sql<boolean>`user_id is not null or actor is not null`;

/** Entries of the audit log have a sentence, the records that they concern, and an author who need not be a user. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  if (engineOf(db) === 'sqlite') await recreateAuditLog(db);
  else {
    await sql`alter table audit_log alter column user_id drop not null, add column actor text, add column summary text`.execute(db);
    await db.schema.alterTable('audit_log').addCheckConstraint('audit_log_has_author', hasAuthor).execute();
  }

  await db.schema
    .createTable('audit_subjects')
    .addColumn('audit_id', kind.reference, (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('record_id', kind.reference, (column) => column.notNull())
    .addPrimaryKeyConstraint('audit_subjects_pk', ['audit_id', 'record', 'record_id'])
    .execute();
  await sql`insert into audit_subjects (audit_id, record, record_id) select id, record, record_id from audit_log`.execute(db);
  await db.schema.createIndex('audit_subjects_by_record').on('audit_subjects').columns(['record', 'record_id', 'audit_id']).execute();
  await keepUnchanged(db, 'audit_subjects');
}

const columns = sql.join(
  ['id', 'happened_at', 'user_id', 'operation', 'record', 'record_id', 'before', 'after', 'record_name', 'search_text'].map((column) =>
    sql.ref(column),
  ),
);

const indexes = [
  ['audit_log_by_moment', ['happened_at', 'id']],
  ['audit_log_by_user', ['user_id', 'happened_at', 'id']],
  ['audit_log_by_kind', ['record', 'happened_at', 'id']],
  ['audit_log_by_record', ['record', 'record_id', 'happened_at', 'id']],
  ['audit_log_by_operation', ['operation', 'happened_at', 'id']],
] as const;

/** SQLite cannot allow null in an existing column. Indexes and triggers are dropped with the table. */
async function recreateAuditLog(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await db.schema
    .createTable('audit_log_recreated')
    .addColumn('id', kind.id, kind.primaryKey)
    .addColumn('happened_at', kind.instant, (column) => column.notNull())
    .addColumn('user_id', kind.reference)
    .addColumn('operation', 'text', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('record_id', kind.reference, (column) => column.notNull())
    .addColumn('before', kind.json)
    .addColumn('after', kind.json)
    .addColumn('record_name', kind.text, (column) => column.notNull().defaultTo(''))
    .addColumn('search_text', kind.text, (column) => column.notNull().defaultTo(''))
    .addColumn('actor', 'text')
    .addColumn('summary', 'text')
    .addCheckConstraint('audit_log_has_author', hasAuthor)
    .execute();
  await sql`insert into audit_log_recreated (${columns}) select ${columns} from audit_log order by id`.execute(db);
  await sql`drop table audit_log_search`.execute(db);
  await sql`drop table audit_log`.execute(db);
  await sql`alter table audit_log_recreated rename to audit_log`.execute(db);
  for (const [name, on] of indexes)
    await db.schema
      .createIndex(name)
      .on('audit_log')
      .columns([...on])
      .execute();
  await createSearchIndex(db, 'audit_log');
  await makeAppendOnly(db, 'audit_log');
}
