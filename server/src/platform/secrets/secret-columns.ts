/** How stores write and read concealed columns. Each connection has its keys (open-database.ts). */
import { sql } from 'kysely';
import { updatesOne } from '../database/conditional-updates.ts';
import { engineOf } from '../database/engine.ts';
import { keyBoxOf } from '../database/open-database.ts';
import type { Db } from '../database/tables.ts';
import { conceal, keyOfConcealed, reveal } from './conceal.ts';
import { concealedColumns, placeOf, type ConcealedTable } from './concealed-columns.ts';
import type { Key } from './key-box.ts';
import { KeyMissing } from './key-missing.ts';

/**
 * The key that encrypts new values of this database. No rotation can change it before the transaction ends. If none is in use yet, this is
 * the newest key. Undefined if there is none, so that values stay plain. Throws KeyMissing if the key in use is gone: no other takes its
 * place while there are entries that it could not read.
 */
export async function keyForWriting(tx: Db): Promise<Key | undefined> {
  const fingerprint = (await lockFingerprint(tx)) ?? (await beginWithNewest(tx));
  if (fingerprint === undefined) return undefined;
  const key = keyBoxOf(tx).find(fingerprint);
  if (!key) throw new KeyMissing(fingerprint);
  return key;
}

/** The fingerprint of the key of a database; undefined while it has only plain values. */
export async function fingerprintIn(db: Db): Promise<string | undefined> {
  return (await db.selectFrom('secret_key').select('fingerprint').executeTakeFirst())?.fingerprint;
}

/** The confirmation that a copy of the key in use is in another place, by the name of who gave it; undefined while there is no key. */
export async function keyCopyOf(db: Db): Promise<{ readonly confirmedAt: string; readonly confirmedBy: string } | undefined> {
  const row = await db.selectFrom('secret_key').selectAll().executeTakeFirst();
  return row && { confirmedAt: row.copy_confirmed_at ?? '', confirmedBy: row.copy_confirmed_by ?? '' };
}

/** Stores such a confirmation. False while there is no key. */
export async function confirmKeyCopy(tx: Db, confirmedAt: string, confirmedBy: string): Promise<boolean> {
  return updatesOne(tx.updateTable('secret_key').set({ copy_confirmed_at: confirmedAt, copy_confirmed_by: confirmedBy }));
}

async function lockFingerprint(tx: Db): Promise<string | undefined> {
  if (engineOf(tx) === 'sqlite') return fingerprintIn(tx);
  const { rows } = await sql<{ fingerprint: string }>`select fingerprint from secret_key for share`.execute(tx);
  return rows[0]?.fingerprint;
}

async function beginWithNewest(tx: Db): Promise<string | undefined> {
  const newest = keyBoxOf(tx).newest();
  if (!newest) return undefined;
  await tx
    .insertInto('secret_key')
    .values({ id: 1, fingerprint: newest.fingerprint })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return lockFingerprint(tx);
}

/** The row with its concealed columns encrypted. Call it in the transaction that writes the row. Blank values need no key. */
export async function concealRow<Row extends object>(tx: Db, table: ConcealedTable, id: number, row: Row): Promise<Row> {
  const given = concealedIn(table, row);
  if (given.every(([, text]) => text === '')) return row;
  const key = await keyForWriting(tx);
  return { ...row, ...Object.fromEntries(given.map(([column, text]) => [column, conceal(key, placeOf(table, column, id), text)])) };
}

/**
 * The row with its concealed columns decrypted. Throws KeyMissing if a key is missing, unless `unreadable` gives the text that takes the
 * place of such values.
 */
export function revealRow<Row extends object>(db: Db, table: ConcealedTable, id: number, row: Row, unreadable?: string): Row {
  const box = keyBoxOf(db);
  const find = (fingerprint: string) => box.find(fingerprint);
  const text = (column: string, stored: string) => {
    const fingerprint = keyOfConcealed(stored);
    if (unreadable !== undefined && fingerprint !== undefined && !find(fingerprint)) return unreadable;
    return reveal(find, placeOf(table, column, id), stored);
  };
  return { ...row, ...Object.fromEntries(concealedIn(table, row).map(([column, stored]) => [column, text(column, stored)])) };
}

/** The concealed columns in a row, with their values. */
function concealedIn(table: ConcealedTable, row: object): [column: string, value: string][] {
  const values = new Map<string, unknown>(Object.entries(row));
  return concealedColumns[table].columns.flatMap((column) => {
    const value = values.get(column);
    return typeof value === 'string' ? [[column, value]] : [];
  });
}
