import { sql, type Kysely } from 'kysely';
import { engineOf } from '../platform/database/engine.ts';

interface SchemaEntry {
  readonly type: string;
  readonly sql: string;
}

/**
 * The id of a supplier whose import is taken back is not given to another company. PostgreSQL never did so; SQLite needs another kind of
 * id, for which it has no other way than to build the table anew, with its columns, indexes and triggers as they are. Foreign keys are off
 * while migrations run, and the ids stay, so what refers to companies still does.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (engineOf(db) === 'postgres') return;
  const { rows } = await sql<SchemaEntry>`
    select type, sql from sqlite_schema where tbl_name = 'companies' and sql is not null order by rowid`.execute(db);
  const table = rows.find(({ type }) => type === 'table');
  if (!table) throw new Error('There is no table of companies');
  const built = table.sql
    .replace(/^create table "?companies"?/i, 'create table companies_built')
    .replace('id integer primary key', 'id integer primary key autoincrement');
  await sql.raw(built).execute(db);
  await sql`insert into companies_built select * from companies`.execute(db);
  await sql`drop table companies`.execute(db);
  await sql`alter table companies_built rename to companies`.execute(db);
  for (const { type, sql: statement } of rows) if (type !== 'table') await sql.raw(statement).execute(db);
}
