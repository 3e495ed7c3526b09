/** Encrypts all concealed columns of a database with one key: at a start, and when the key changes. */
import { sql, type RawBuilder } from 'kysely';
import { StartProblem } from '../start-problem.ts';
import { checkpoint } from '../database/embedded/checkpoint.ts';
import { engineOf } from '../database/engine.ts';
import { keyBoxAt, keyBoxOf, type DatabaseSettings } from '../database/open-database.ts';
import type { Db } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import { conceal, concealedPrefix, keyOfConcealed, reveal } from './conceal.ts';
import { concealedColumns, placeOf, type ConcealedTable } from './concealed-columns.ts';
import type { Key, KeyBox } from './key-box.ts';
import { fingerprintIn, keyForWriting } from './secret-columns.ts';

const tables = Object.keys(concealedColumns) as ConcealedTable[];
const rowsAtATime = 500;

/** The fingerprint of the key of a database if that key is missing. */
export async function missingKeyOf(db: Db): Promise<string | undefined> {
  const fingerprint = await fingerprintIn(db);
  return fingerprint === undefined || keyBoxOf(db).find(fingerprint) ? undefined : fingerprint;
}

/** Whether secrets are stored unencrypted because there is no key. */
export function isUnprotected(db: Db): boolean {
  return !keyBoxOf(db).canHold;
}

/** The state of the key: there is none, none has been needed yet, the one in use is gone, others can read its file, or all is well. */
export type KeyState = 'none' | 'unused' | 'gone' | 'open' | 'fine';

/** Looks for the key as the next start will, not among the keys that this process remembers. */
export async function keyStateOf(db: Db, settings: DatabaseSettings): Promise<KeyState> {
  const fingerprint = await fingerprintIn(db);
  const box = keyBoxAt(settings);
  if (fingerprint !== undefined && !box.find(fingerprint)) return 'gone';
  if (!box.canHold) return 'none';
  if (box.all().length === 0) return 'unused';
  return box.isOpenToOthers() ? 'open' : 'fine';
}

/**
 * Encrypts values that are still plain, if there is a key. Returns the number of changed rows; call `overwriteFreeSpace` if there were any.
 * Several processes may call this at once.
 */
export async function protectSecrets(db: Db): Promise<number> {
  if (isUnprotected(db) || !(await hasPlain(db))) return 0;
  return inTransaction(db, async (tx) => {
    const key = await keyForWriting(tx);
    return key ? encryptAll(tx, key) : 0;
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

/** How many values of a database no key can read. */
export async function countUnreadable(db: Db): Promise<number> {
  let count = 0;
  for (const table of tables)
    for (const column of concealedColumns[table].columns) {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from ${sql.table(table)} where ${isUnreadable(db, column)}`.execute(db);
      count += Number(rows[0]?.count);
    }
  return count;
}

/**
 * Empties the values that no key can read, for good, and begins with the newest key, which is made if there is a file for it. Returns how
 * many values are gone.
 */
export async function emptyUnreadable(tx: Db): Promise<number> {
  const count = await countUnreadable(tx);
  for (const table of tables)
    for (const column of concealedColumns[table].columns)
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = '' where ${isUnreadable(tx, column)}`.execute(tx);
  if ((await missingKeyOf(tx)) !== undefined) await tx.deleteFrom('secret_key').execute();
  await keyForWriting(tx);
  return count;
}

function isUnreadable(db: Db, column: string): RawBuilder<boolean> {
  const known = keyBoxOf(db)
    .all()
    .map(({ fingerprint }) => fingerprint);
  const isOfOther =
    known.length === 0 ? sql`true` : sql`substr(${sql.ref(column)}, ${concealedPrefix.length + 1}, 16) not in (${sql.join(known)})`;
  return sql<boolean>`${sql.ref(column)} like ${`${concealedPrefix}%`} and ${isOfOther}`;
}

/**
 * Creates a new key, or takes the newest one of the setting, and encrypts everything with it in one transaction. If the command is killed,
 * only the file has changed: it holds the key for the next attempt. Old keys stay for old backups. Returns the new fingerprint and the
 * number of changed rows.
 */
export async function rotateKey(db: Db): Promise<{ readonly fingerprint: string; readonly rows: number }> {
  const rotated = await inTransaction(db, async (tx) => {
    const key = newKeyFor(keyBoxOf(tx), await fingerprintIn(tx));
    const { fingerprint } = key;
    const used = { fingerprint, copy_confirmed_at: null, copy_confirmed_by: null };
    await tx
      .insertInto('secret_key')
      .values({ id: 1, ...used })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(used))
      .execute();
    return { fingerprint, rows: await encryptAll(tx, key) };
  });
  await overwriteFreeSpace(db);
  return rotated;
}

/** The new key. The file is written inside the transaction, which on the embedded database locks out other writers. */
function newKeyFor(box: KeyBox, current: string | undefined): Key {
  if (box.newest()?.fingerprint === current && box.isFile) box.addToFile();
  const newest = box.newest();
  if (!newest) throw new StartProblem('Set SECRET_KEY to use this: openssl rand -base64 32 makes a key.');
  if (newest.fingerprint === current)
    throw new StartProblem('The first key of SECRET_KEY is already in use. Put a new one before it, with a comma between: new,old.');
  return newest;
}

async function encryptAll(tx: Db, key: Key): Promise<number> {
  let count = 0;
  for (const table of tables) {
    for (let last = 0; ;) {
      const rows = await rowsAfter(tx, table, last);
      if (rows.length === 0) break;
      for (const row of rows) {
        last = Number(row['id']);
        if (await rewrite(tx, table, last, row, key)) count += 1;
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

async function rewrite(tx: Db, table: ConcealedTable, id: number, row: Row, key: Key): Promise<boolean> {
  const box = keyBoxOf(tx);
  const changes = concealedColumns[table].columns.flatMap((column) => {
    const stored = String(row[column]);
    if (stored === '' || keyOfConcealed(stored) === key.fingerprint) return [];
    const place = placeOf(table, column, id);
    const text = reveal((wanted) => box.find(wanted), place, stored);
    return [sql`${sql.ref(column)} = ${conceal(key, place, text)}`];
  });
  if (changes.length === 0) return false;
  await sql`update ${sql.table(table)} set ${sql.join(changes)} where ${sql.ref(concealedColumns[table].id)} = ${id}`.execute(tx);
  return true;
}

/**
 * Removes overwritten values from free pages, from the log of the embedded database, and from dead rows of PostgreSQL. Copies of the file
 * system or the disk are out of reach.
 */
export async function overwriteFreeSpace(db: Db): Promise<void> {
  if (engineOf(db) === 'sqlite') {
    await sql`vacuum`.execute(db);
    await checkpoint(db);
    return;
  }
  for (const table of tables) await sql`vacuum full ${sql.table(table)}`.execute(db);
}
