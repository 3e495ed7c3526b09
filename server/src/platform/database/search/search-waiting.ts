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
 * For a migration: makes the writes of a table with a trigram index note their rows, whatever they did before. A row that is removed leaves
 * the index at once.
 */
export async function noteWaitingRows<T>(db: Kysely<T>, table: string): Promise<void> {
  const index = `${table}_search`;
  const waiting = `${table}${suffix}`;
  const isNew = `not exists (select 1 from ${waiting} where row_id = old.id)`;
  const indexed =
    `select old.search_text as text where ${isNew} ` +
    `union all select indexed_text from ${waiting} where row_id = old.id and indexed_text is not null`;
  for (const statement of [
    // The text that the index has of a row, until it has the new one; null if it has none.
    `create table if not exists ${waiting} (row_id integer primary key, indexed_text text)`,
    ...['insert', 'update', 'delete'].map((change) => `drop trigger if exists ${index}_${change}`),
    `create trigger ${index}_insert after insert on ${table} begin insert into ${waiting} (row_id) values (new.id); end`,
    `create trigger ${index}_update after update of search_text on ${table} when old.search_text <> new.search_text ` +
      `begin insert into ${waiting} select old.id, old.search_text where ${isNew}; end`,
    `create trigger ${index}_delete after delete on ${table} begin ` +
      `insert into ${index} (${index}, rowid, search_text) select 'delete', old.id, text from (${indexed}); ` +
      `delete from ${waiting} where row_id = old.id; end`,
  ])
    await sql.raw(statement).execute(db);
}

/** For a migration: takes all texts of a table into its index. */
export async function indexAll<T>(db: Kysely<T>, table: string): Promise<void> {
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
  const [index, waiting] = [`${table}_search`, sql.table(`${table}${suffix}`)];
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: number }>`select row_id as id from ${waiting} order by row_id limit ${rowsOfPortion}`.execute(tx);
    const last = rows.at(-1);
    if (!last) return 0;
    // In one statement and in the order of the rows, so that the index gets one part.
    await sql`
      insert into ${sql.table(index)} (${sql.ref(index)}, rowid, search_text)
      select 'delete' as command, row_id as id, indexed_text from ${waiting} where row_id <= ${last.id} and indexed_text is not null
      union all
      select null, id, search_text from ${sql.table(table)} where id in (select row_id from ${waiting} where row_id <= ${last.id})
      order by id, command desc`.execute(tx);
    await sql`delete from ${waiting} where row_id <= ${last.id}`.execute(tx);
    return rows.length;
  });
}
