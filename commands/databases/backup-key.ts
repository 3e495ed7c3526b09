/** The key of a database that no panel serves yet, and what a restore does about a missing one. */
import type { DatabaseSync } from 'node:sqlite';
import { openFile } from '../../server/src/backups/files/embedded-file.ts';
import { outputOf } from '../../server/src/backups/files/postgres-programs.ts';
import { keyBoxOf, openDatabase, type DatabaseSettings } from '../../server/src/platform/database/open-database.ts';
import { inTransaction } from '../../server/src/platform/database/transaction.ts';
import type { Db } from '../../server/src/platform/database/tables.ts';
import { concealedColumns } from '../../server/src/platform/secrets/concealed-columns.ts';
import { newKeyText, type KeyBox } from '../../server/src/platform/secrets/key-box.ts';
import { emptyUnreadable } from '../../server/src/platform/secrets/protect-secrets.ts';
import { keyCopyOf } from '../../server/src/platform/secrets/secret-columns.ts';
import { CommandProblem } from '../command.ts';
import { demandConsent } from '../demand-consent.ts';

/** The fingerprint of the key in a file of the embedded database; undefined when nothing is encrypted. */
export function fingerprintInFile(path: string): string | undefined {
  const file = openFile(path);
  try {
    return fingerprintIn(file);
  } finally {
    file.close();
  }
}

/** The same for an open database. A database of an older version has no such table. */
export function fingerprintIn(database: DatabaseSync): string | undefined {
  if (database.prepare(`select 1 from sqlite_schema where name = 'secret_key'`).get() === undefined) return undefined;
  const row = database.prepare('select fingerprint from secret_key').get();
  return row && String(row['fingerprint']);
}

/** The same for a PostgreSQL dump. */
export async function fingerprintInDump(file: string): Promise<string | undefined> {
  const rows = await outputOf('pg_restore', ['--data-only', '--table=secret_key', '--file=-', file]);
  return /^1\t([\da-f]{16})(?:\t|$)/m.exec(rows)?.[1];
}

/** What a backup says about the key until an Administrator has confirmed that a copy of it is in another place. */
export async function lineOnKey(database: DatabaseSettings): Promise<string[]> {
  const db = openDatabase(database);
  try {
    const copy = await keyCopyOf(db);
    if (!copy || copy.confirmedAt !== '') return [];
    return [
      `This file does not contain the key of the private entries. Copy ${keyBoxOf(db).place} to another place: without it, they are lost. ` +
        'Then an Administrator ticks on the page Backups: The key is kept in another place.',
    ];
  } finally {
    await db.destroy();
  }
}

/** How many values in a dump are encrypted under this key. */
export async function countInDump(file: string, fingerprint: string): Promise<number> {
  const tables = Object.keys(concealedColumns).map((table) => `--table=${table}`);
  const rows = await outputOf('pg_restore', ['--data-only', ...tables, '--file=-', file]);
  return rows.split(`enc:1:${fingerprint}:`).length - 1;
}

/** What a restore does when the key of the backup is missing. */
export interface WithoutKey {
  readonly keyBox: KeyBox;
  /** Whether to empty the entries that no key can read, once the person has agreed. */
  readonly losesUnreadable: boolean;
  readonly isAgreed: boolean;
}

/**
 * Refuses to restore a backup whose key is missing, unless its unreadable entries may be emptied. Returns whether there are any to empty.
 * `count` says how many there are.
 */
export async function demandKeyOf(
  fingerprint: string | undefined,
  { keyBox, losesUnreadable, isAgreed }: WithoutKey,
  count: () => Promise<number>,
): Promise<boolean> {
  if (fingerprint === undefined || keyBox.find(fingerprint)) return false;
  if (!losesUnreadable)
    throw new CommandProblem(
      `The private entries of this backup are encrypted under the key ${fingerprint}, which is neither in SECRET_KEY nor in the file secret.key of DATA_DIR. ` +
        'Put your copy of that key back. If it is permanently lost, add --lose-unreadable: the restore then empties these entries and begins with a new key.',
    );
  await demandConsent(
    `The key ${fingerprint} of this backup is missing. The restore empties the ${entries(await count())} that only this key can read, for good.`,
    '--yes',
    isAgreed,
  );
  return true;
}

/** Empties the unreadable entries of a restored database. Returns the lines to print. */
export async function loseUnreadable(restored: Db, keyBox: KeyBox): Promise<string[]> {
  const count = await inTransaction(restored, emptyUnreadable);
  return [
    `Emptied ${entries(count)} that no key could read: identity documents, bank accounts and the keys of authenticator apps. Enter them again.`,
    'Users with two-step sign-in log in with a recovery code, or an Administrator resets it.',
    keyBox.canHold
      ? `New entries are encrypted under a new key, in ${keyBox.place}. Store a copy of it in another place.`
      : `Set this new key before you start the panel, and store a copy of it in another place: SECRET_KEY=${newKeyText()}`,
  ];
}

function entries(count: number): string {
  return count === 1 ? '1 private entry' : `${count.toLocaleString('en-IN')} private entries`;
}
