/**
 * Rebuilds a table of SQLite without some of its columns, for migrations. SQLite would write all rows again for each dropped column; this
 * writes them once, as the makers of SQLite describe it (https://www.sqlite.org/lang_altertable.html, "Making Other Kinds Of Table Schema
 * Changes"). Foreign keys are not enforced while migrations run.
 */
import { sql, type Kysely, type RawBuilder } from 'kysely';

/** What a table is without and with after its rebuild. */
export interface Rebuild {
  readonly table: string;
  readonly without: readonly string[];
  /** A new text column and what it holds, in terms of the old columns. */
  readonly added: { readonly name: string; readonly value: RawBuilder<unknown> };
}

interface Part {
  readonly type: string;
  readonly name: string;
  readonly sql: string;
}

/**
 * Rebuilds the table with its constraints, indexes and triggers. `compare` sees the old table under its name, the new one under the given
 * name, and throws if the new one must not replace it.
 */
export async function rebuildTable(
  db: Kysely<unknown>,
  { table, without, added }: Rebuild,
  compare: (next: string) => Promise<void>,
): Promise<void> {
  const next = `${table}_next`;
  const { rows: parts } = await sql<Part>`
    select type, name, sql from sqlite_schema where tbl_name = ${table} and sql is not null order by rowid`.execute(db);
  const { rows: columns } = await sql<{ name: string }>`select name from pragma_table_info(${table}) order by cid`.execute(db);
  const kept = columns.map(({ name }) => name).filter((name) => !without.includes(name));
  const hasStatistics = await isAnalyzed(db, table);

  const whole = parts.find(({ type }) => type === 'table');
  if (!whole || !start.test(whole.sql)) throw new Error(`${table} cannot be rebuilt: its definition is unknown`);
  await sql.raw(await changedDefinition(db, next, whole.sql, { without, added })).execute(db);
  const names = sql.join(kept.map((name) => sql.ref(name)));
  await sql`
    insert into ${sql.table(next)} (${names}, ${sql.ref(added.name)}) select ${names}, ${added.value} from ${sql.table(table)} order by id`.execute(
    db,
  );
  await compare(next);

  await db.schema.dropTable(table).execute();
  await db.schema.alterTable(next).renameTo(table).execute();
  for (const part of parts) if (part !== whole) await sql.raw(part.sql).execute(db);
  if (hasStatistics) await sql`analyze ${sql.table(table)}`.execute(db);
  const { rows: broken } = await sql`select 1 from pragma_foreign_key_check(${table}) limit 1`.execute(db);
  if (broken.length > 0) throw new Error(`A row of ${table} refers to a record that does not exist`);
}

const start = /^create table "[^"]+"/i;

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
  const { rows: known } = await sql`select 1 from sqlite_schema where name = 'sqlite_stat1'`.execute(db);
  if (known.length === 0) return false;
  const { rows } = await sql`select 1 from sqlite_stat1 where tbl = ${table} limit 1`.execute(db);
  return rows.length > 0;
}
