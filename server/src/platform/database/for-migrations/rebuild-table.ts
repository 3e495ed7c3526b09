/**
 * Rebuilds a table of SQLite under another definition, for migrations, as the makers of SQLite describe it
 * (https://www.sqlite.org/lang_altertable.html, "Making Other Kinds Of Table Schema Changes"). Foreign keys are not enforced while
 * migrations run.
 */
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { engineOf } from '../engine.ts';

/** What a table is without and with after its rebuild. */
export interface Rebuild {
  readonly table: string;
  readonly without: readonly string[];
  /** A new text column and what it holds, in terms of the old columns. */
  readonly added: { readonly name: string; readonly value: RawBuilder<unknown> };
}

interface Part {
  readonly type: string;
  readonly sql: string;
}

interface Statistic {
  readonly idx: string | null;
  readonly stat: string;
}

/**
 * Rebuilds the table without some of its columns, with its constraints, indexes and triggers. SQLite would write all rows again for each
 * dropped column; this writes them once. `compare` sees the old table under its name, the new one under the given name, and throws if the
 * new one must not replace it.
 */
export async function rebuildTable(
  db: Kysely<unknown>,
  { table, without, added }: Rebuild,
  compare: (next: string) => Promise<void>,
): Promise<void> {
  const { rows: columns } = await sql<{ name: string }>`select name from pragma_table_info(${table}) order by cid`.execute(db);
  const kept = columns.map(({ name }) => name).filter((name) => !without.includes(name));
  const names = sql.join(kept.map((name) => sql.ref(name)));
  const hasStatistics = await isAnalyzed(db, table);
  await replaceTable(db, table, async (next, definition) => {
    await sql.raw(await changedDefinition(db, next, definition, { without, added })).execute(db);
    await sql`
      insert into ${sql.table(next)} (${names}, ${sql.ref(added.name)}) select ${names}, ${added.value} from ${sql.table(table)} order by id`.execute(
      db,
    );
    await compare(next);
  });
  if (hasStatistics) await sql`analyze ${sql.table(table)}`.execute(db);
}

/**
 * Lets SQLite never give the id of a removed row to another row, as PostgreSQL never does. A page that still shows the removed row could
 * otherwise change the new one.
 */
export async function neverReuseIds(db: Kysely<unknown>, table: string): Promise<void> {
  if (engineOf(db) === 'postgres') return;
  const statistics = await statisticsOf(db, table);
  await replaceTable(db, table, async (next, definition) => {
    if (!id.test(definition)) throw new Error(`${table} cannot be rebuilt: its id is unknown`);
    await sql.raw(named(definition, next).replace(id, '"id" integer primary key autoincrement')).execute(db);
    await sql`insert into ${sql.table(next)} select * from ${sql.table(table)} order by id`.execute(db);
  });
  // They may be those of a filled office, which an empty table could not give.
  for (const { idx, stat } of statistics) await sql`insert into sqlite_stat1 values (${table}, ${idx}, ${stat})`.execute(db);
}

/**
 * Puts the table that `make` makes under the given name, from the definition of the old one, in its place, with the same indexes and
 * triggers.
 */
async function replaceTable(db: Kysely<unknown>, table: string, make: (next: string, definition: string) => Promise<void>): Promise<void> {
  const next = `${table}_next`;
  const { rows: parts } = await sql<Part>`
    select type, sql from sqlite_schema where tbl_name = ${table} and sql is not null order by rowid`.execute(db);
  const whole = parts.find(({ type }) => type === 'table');
  if (!whole || !start.test(whole.sql)) throw new Error(`${table} cannot be rebuilt: its definition is unknown`);
  await make(next, whole.sql);
  await db.schema.dropTable(table).execute();
  await db.schema.alterTable(next).renameTo(table).execute();
  for (const part of parts) if (part !== whole) await sql.raw(part.sql).execute(db);
  const { rows: broken } = await sql`select 1 from pragma_foreign_key_check(${table}) limit 1`.execute(db);
  if (broken.length > 0) throw new Error(`A row of ${table} refers to a record that does not exist`);
}

const start = /^create table "[^"]+"/i;
const id = /"id" integer primary key\b/i;

function named(definition: string, name: string): string {
  return definition.replace(start, `create table "${name}"`);
}

/**
 * The definition of a table under another name, without some columns and with the added one. The changes are made to an empty temporary
 * table: for each of them SQLite reads all definitions beside it, and there are none.
 */
async function changedDefinition(
  db: Kysely<unknown>,
  name: string,
  definition: string,
  { without, added }: Pick<Rebuild, 'without' | 'added'>,
): Promise<string> {
  await sql.raw(definition.replace(start, `create temporary table "${name}"`)).execute(db);
  const place = db.withSchema('temp').schema;
  for (const column of without) await place.alterTable(name).dropColumn(column).execute();
  await place
    .alterTable(name)
    .addColumn(added.name, 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();
  const { rows } = await sql<{ sql: string }>`select sql from sqlite_temp_schema where type = 'table' and name = ${name}`.execute(db);
  await place.dropTable(name).execute();
  return rows[0]?.sql ?? '';
}

async function isAnalyzed(db: Kysely<unknown>, table: string): Promise<boolean> {
  return (await statisticsOf(db, table)).length > 0;
}

async function statisticsOf(db: Kysely<unknown>, table: string): Promise<Statistic[]> {
  const { rows: known } = await sql`select 1 from sqlite_schema where name = 'sqlite_stat1'`.execute(db);
  if (known.length === 0) return [];
  const { rows } = await sql<Statistic>`select idx, stat from sqlite_stat1 where tbl = ${table}`.execute(db);
  return rows;
}
