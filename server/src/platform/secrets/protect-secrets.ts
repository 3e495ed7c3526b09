/** Encrypts all concealed columns of a database with one key: at a start, and when the key changes. */
import { sql } from 'kysely';
import { StartProblem } from '../start-problem.ts';
import { checkpoint } from '../database/embedded/checkpoint.ts';
import { engineOf } from '../database/engine.ts';
import { keyBoxAt, keyBoxOf, type DatabaseSettings } from '../database/open-database.ts';
import type { Db } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import { conceal, concealedPrefix, keyOfConcealed, reveal } from './conceal.ts';
import { concealedColumns, placeOf, type ConcealedTable } from './concealed-columns.ts';
import { KeyProblem, type Key, type KeyBox } from './key-box.ts';
import { fingerprintIn, keyForWriting } from './secret-columns.ts';

const tables = Object.keys(concealedColumns) as ConcealedTable[];
const rowsAtATime = 500;

/** Throws a StartProblem if the key of an encrypted database is missing. */
export async function demandKey(db: Db): Promise<void> {
  try {
    refuseOtherKey(keyBoxOf(db), await fingerprintIn(db));
  } catch (error) {
    throw error instanceof KeyProblem ? new StartProblem(error.message, { cause: error }) : error;
  }
}

/** The same for the fingerprint from a backup. */
export function refuseOtherKey(box: KeyBox, fingerprint: string | undefined): void {
  if (fingerprint === undefined || box.find(fingerprint)) return;
  throw new StartProblem(
    `The private entries of this database are encrypted under the key ${fingerprint}, which is neither in SECRET_KEY nor in the file secret.key of DATA_DIR. ` +
      'Put your copy of that key back. If it is permanently lost, npm run rotate-key -- --lose-unreadable empties these entries.',
  );
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
  try {
    const box = keyBoxAt(settings);
    if (fingerprint !== undefined && !box.find(fingerprint)) return 'gone';
    if (!box.canHold) return 'none';
    if (box.all().length === 0) return 'unused';
    return box.isOpenToOthers() ? 'open' : 'fine';
  } catch (error) {
    if (error instanceof KeyProblem) return 'gone';
    throw error;
  }
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

/**
 * Creates a new key, or takes the newest one of the setting, and encrypts everything with it in one transaction. If the command is killed,
 * only the file has changed: it holds the key for the next attempt. Old keys stay for old backups. With `losesUnreadable`, values that can
 * no longer be read become blank. Returns the new fingerprint and the number of changed rows.
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
    return { fingerprint, rows: await encryptAll(tx, key, losesUnreadable) };
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

async function encryptAll(tx: Db, key: Key, losesUnreadable = false): Promise<number> {
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
