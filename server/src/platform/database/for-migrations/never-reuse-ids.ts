import { sql, type Kysely } from 'kysely';
import { engineOf } from '../engine.ts';

interface Part {
  readonly type: string;
  readonly sql: string;
}

interface Statistic {
  readonly idx: string | null;
  readonly stat: string;
}

const id = /"id" integer primary key\b/i;
const start = /^create table "[^"]+"/i;

/**
 * Lets SQLite never give the id of a removed row to another row, as PostgreSQL never does. A page that still shows the removed row could
 * otherwise change the new one. Writes the table once. Foreign keys are not enforced while migrations run.
 */
export async function neverReuseIds(db: Kysely<unknown>, table: string): Promise<void> {
  if (engineOf(db) === 'postgres') return;
  const next = `${table}_next`;
  const { rows: parts } = await sql<Part>`
    select type, sql from sqlite_schema where tbl_name = ${table} and sql is not null order by rowid`.execute(db);
  const whole = parts.find(({ type }) => type === 'table');
  if (!whole || !start.test(whole.sql) || !id.test(whole.sql)) throw new Error(`${table} cannot be rebuilt: its definition is unknown`);
  const statistics = await statisticsOf(db, table);

  const definition = whole.sql.replace(start, `create table "${next}"`).replace(id, '"id" integer primary key autoincrement');
  await sql.raw(definition).execute(db);
  await sql`insert into ${sql.table(next)} select * from ${sql.table(table)} order by id`.execute(db);
  await db.schema.dropTable(table).execute();
  await db.schema.alterTable(next).renameTo(table).execute();
  for (const part of parts) if (part !== whole) await sql.raw(part.sql).execute(db);
  for (const { idx, stat } of statistics) await sql`insert into sqlite_stat1 values (${table}, ${idx}, ${stat})`.execute(db);
}

async function statisticsOf(db: Kysely<unknown>, table: string): Promise<Statistic[]> {
  const { rows: known } = await sql`select 1 from sqlite_schema where name = 'sqlite_stat1'`.execute(db);
  if (known.length === 0) return [];
  const { rows } = await sql<Statistic>`select idx, stat from sqlite_stat1 where tbl = ${table}`.execute(db);
  return rows;
}
