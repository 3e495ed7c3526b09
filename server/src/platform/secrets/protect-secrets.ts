/** Brings all concealed columns of a database under one key: at a start, and when the key is changed. */
import { sql } from 'kysely';
import { StartProblem } from '../config.ts';
import { engineOf } from '../database/engine.ts';
import { keyBoxOf } from '../database/open-database.ts';
import type { Db } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import { conceal, concealedPrefix, keyOfConcealed, reveal } from './conceal.ts';
import { concealedColumns, placeOf, type ConcealedTable } from './concealed-columns.ts';
import { KeyProblem, type Key, type KeyBox } from './key-box.ts';
import { fingerprintIn, keyForWriting } from './secret-columns.ts';

const tables = Object.keys(concealedColumns) as ConcealedTable[];
const rowsAtATime = 500;

/** Throws a StartProblem when a database is encrypted under a key that is not at hand. */
export async function demandKey(db: Db): Promise<void> {
  try {
    refuseOtherKey(keyBoxOf(db), await fingerprintIn(db));
  } catch (error) {
    throw error instanceof KeyProblem ? new StartProblem(error.message, { cause: error }) : error;
  }
}

/** The same for a fingerprint that was read from a backup. */
export function refuseOtherKey(box: KeyBox, fingerprint: string | undefined): void {
  if (fingerprint === undefined || box.find(fingerprint)) return;
  throw new StartProblem(
    `The private entries of this database are encrypted under the key ${fingerprint}, which is neither in SECRET_KEY nor in the file secret.key of DATA_DIR. ` +
      'Put that key back; it is kept beside the backups. If it is lost for good, npm run rotate-key -- --lose-unreadable empties these entries.',
  );
}

/** Whether private entries are stored as they are, because no key is given. */
export function isUnprotected(db: Db): boolean {
  return !keyBoxOf(db).canHold;
}

/**
 * Encrypts what is still plain, where there is a key. Gives how many rows those were; `overwriteFreeSpace` is due when there were some.
 * Several processes may do it at once.
 */
export async function protectSecrets(db: Db): Promise<number> {
  if (isUnprotected(db) || !(await hasPlain(db))) return 0;
  return inTransaction(db, async (tx) => {
    const key = await keyForWriting(tx);
    return key ? bringUnder(tx, key) : 0;
  });
}

async function hasPlain(db: Db): Promise<boolean> {
  for (const table of tables) {
    const isPlain = concealedColumns[table].columns.map(
      (column) => sql`(${sql.ref(column)} <> '' and ${sql.ref(column)} not like ${`${concealedPrefix}%`})`,
    );
    const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.join(isPlain, sql` or `)} limit 1`.execute(db);
    if (rows.length > 0) return true;
  }
  return false;
}

/**
 * Makes a new key, or takes the newest one of the setting, and brings everything under it in one transaction. A command that is killed has
 * changed nothing but the file, which then holds a key for the next try. The keys before stay, for the backups made under them. With
 * `losesUnreadable`, what cannot be read any more becomes blank. Gives the new fingerprint and how many rows were written.
 */
export async function rotateKey(db: Db, losesUnreadable: boolean): Promise<{ readonly fingerprint: string; readonly rows: number }> {
  const rotated = await inTransaction(db, async (tx) => {
    const key = newKeyFor(keyBoxOf(tx), await fingerprintIn(tx));
    const { fingerprint } = key;
    await tx
      .insertInto('secret_key')
      .values({ id: 1, fingerprint })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ fingerprint }))
      .execute();
    return { fingerprint, rows: await bringUnder(tx, key, losesUnreadable) };
  });
  await overwriteFreeSpace(db);
  return rotated;
}

/** The key to change to. A file is written within the transaction: on the embedded database that keeps other writers of the file away. */
function newKeyFor(box: KeyBox, current: string | undefined): Key {
  if (box.newest()?.fingerprint === current && box.isFile) box.addToFile();
  const newest = box.newest();
  if (!newest) throw new StartProblem('Set SECRET_KEY to use this: openssl rand -base64 32 makes a key.');
  if (newest.fingerprint === current)
    throw new StartProblem('The first key of SECRET_KEY is in use already. Put a new one before it, with a comma between: new,old.');
  return newest;
}

async function bringUnder(tx: Db, key: Key, losesUnreadable = false): Promise<number> {
  let count = 0;
  for (const table of tables) {
    for (let last = 0; ;) {
      const rows = await rowsAfter(tx, table, last);
      if (rows.length === 0) break;
      for (const row of rows) {
        last = Number(row['id']);
        if (await rewrite(tx, table, last, row, key, losesUnreadable)) count += 1;
      }
    }
  }
  return count;
}

type Row = Readonly<Record<string, unknown>>;

async function rowsAfter(tx: Db, table: ConcealedTable, last: number): Promise<Row[]> {
  const { id, columns } = concealedColumns[table];
  const { rows } = await sql<Row>`
    select ${sql.ref(id)} as id, ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
    where ${sql.ref(id)} > ${last} order by ${sql.ref(id)} limit ${rowsAtATime}`.execute(tx);
  return rows;
}

async function rewrite(tx: Db, table: ConcealedTable, id: number, row: Row, key: Key, losesUnreadable: boolean): Promise<boolean> {
  const box = keyBoxOf(tx);
  const changes = concealedColumns[table].columns.flatMap((column) => {
    const stored = String(row[column]);
    if (stored === '' || keyOfConcealed(stored) === key.fingerprint) return [];
    const place = placeOf(table, column, id);
    const text = readable(box, place, stored, losesUnreadable);
    return [sql`${sql.ref(column)} = ${conceal(key, place, text)}`];
  });
  if (changes.length === 0) return false;
  await sql`update ${sql.table(table)} set ${sql.join(changes)} where ${sql.ref(concealedColumns[table].id)} = ${id}`.execute(tx);
  return true;
}

function readable(box: KeyBox, place: string, stored: string, losesUnreadable: boolean): string {
  const fingerprint = keyOfConcealed(stored);
  if (losesUnreadable && fingerprint !== undefined && !box.find(fingerprint)) return '';
  return reveal((wanted) => box.find(wanted), place, stored);
}

/**
 * What was overwritten may still stand in free pages, in the log of the embedded database, and in dead rows of PostgreSQL. The file system
 * and the disk keep what they keep.
 */
export async function overwriteFreeSpace(db: Db): Promise<void> {
  if (engineOf(db) === 'sqlite') {
    await sql`vacuum`.execute(db);
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
    return;
  }
  for (const table of tables) await sql`vacuum full ${sql.table(table)}`.execute(db);
}
