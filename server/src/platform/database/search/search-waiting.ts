/**
 * The rows of the embedded database whose text is not in the search index of their table yet. Texts that enter the index together cost much
 * less than one after the other. So a write only notes its row, and its text enters before the next search in the table, or once some have
 * gathered.
 */
import { sql, type Kysely } from 'kysely';
import { GiveWay } from '../../give-way.ts';
import { engineOf } from '../engine.ts';

const suffix = '_search_waiting';

/** Texts are taken into an index in transactions of this many, which take some milliseconds. */
const rowsOfPortion = 100;

/** The searched table whose waiting rows a table holds; undefined for another table. */
export function waitsFor(table: string): string | undefined {
  return table.endsWith(suffix) ? table.slice(0, -suffix.length) : undefined;
}

/**
 * For a migration: makes the writes of a table with a trigram index note their rows, whatever they did before. A row that waits is not in
 * the index, so that nothing is removed from there when it changes or goes.
 */
export async function noteWaitingRows(db: Kysely<unknown>, table: string): Promise<void> {
  const index = `${table}_search`;
  const waiting = `${table}${suffix}`;
  const isWaiting = `exists (select 1 from ${waiting} where row_id = old.id)`;
  const forget = `insert into ${index} (${index}, rowid, search_text) select 'delete', old.id, old.search_text where not ${isWaiting};`;
  // Not `or ignore`, which the statement that fires a trigger may overrule.
  const wait = `insert into ${waiting} select new.id where not exists (select 1 from ${waiting} where row_id = new.id);`;
  for (const statement of [
    `create table if not exists ${waiting} (row_id integer primary key)`,
    ...['insert', 'update', 'delete'].map((change) => `drop trigger if exists ${index}_${change}`),
    `create trigger ${index}_insert after insert on ${table} begin ${wait} end`,
    `create trigger ${index}_update after update of search_text on ${table} when old.search_text <> new.search_text ` +
      `begin ${forget} ${wait} end`,
    `create trigger ${index}_delete after delete on ${table} begin ${forget} delete from ${waiting} where row_id = old.id; end`,
  ])
    await sql.raw(statement).execute(db);
}

/** For a migration: takes all texts of a table into its index. */
export async function indexAll(db: Kysely<unknown>, table: string): Promise<void> {
  const index = sql.table(`${table}_search`);
  await sql`delete from ${sql.table(`${table}${suffix}`)}`.execute(db);
  await sql`insert into ${index} (${sql.ref(`${table}_search`)}) values ('rebuild')`.execute(db);
}

/**
 * Takes the waiting texts of a table into its index, if that can be done now. Returns whether the index has all texts. If not, because the
 * disk is full or a transaction sees waiting rows, a search must read the texts themselves.
 */
export async function hasAllTexts<T>(db: Kysely<T>, table: string): Promise<boolean> {
  if (engineOf(db) === 'postgres') return true;
  const { rows } = await sql`select 1 from ${sql.table(`${table}${suffix}`)} limit 1`.execute(db);
  if (rows.length === 0) return true;
  // It may only read, and what a search writes is not part of it.
  if (db.isTransaction) return false;
  try {
    await indexWaiting(db, table);
    return true;
  } catch {
    return false;
  }
}

/** Takes the waiting texts of a table into its index, a portion at a time. No one waits for the disk: what a power cut undoes waits again. */
export async function indexWaiting<T>(db: Kysely<T>, table: string): Promise<void> {
  const giveWay = new GiveWay();
  while ((await indexPortion(db, table)) === rowsOfPortion) await giveWay.whenDue();
}

/** Returns the number of its rows. */
async function indexPortion<T>(db: Kysely<T>, table: string): Promise<number> {
  const waiting = sql.table(`${table}${suffix}`);
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: number }>`select row_id as id from ${waiting} order by row_id limit ${rowsOfPortion}`.execute(tx);
    const last = rows.at(-1);
    if (!last) return 0;
    const portion = sql`select row_id from ${waiting} where row_id <= ${last.id}`;
    await sql`
      insert into ${sql.table(`${table}_search`)} (rowid, search_text)
      select id, search_text from ${sql.table(table)} where id in (${portion}) order by id`.execute(tx);
    await sql`delete from ${waiting} where row_id <= ${last.id}`.execute(tx);
    return rows.length;
  });
}
