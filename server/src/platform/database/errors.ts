/** Classifies the errors of both engines. */
import { sql } from 'kysely';
import { engineOf } from './engine.ts';
import { errorCodeOf } from '../error-code.ts';
import { isDamage, sqliteCodeOf, sqliteCodes } from './embedded/sqlite-codes.ts';
import type { Db } from './tables.ts';

const uniqueViolation = '23505';
/** PostgreSQL's state of a transaction that it ended because of a deadlock. */
export const deadlockState = '40P01';
const retryable = new Set(['40001', deadlockState]);
/** PostgreSQL's states: https://www.postgresql.org/docs/current/errcodes-appendix.html. */
const unavailable = new Set([
  // Node cannot reach the server.
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  // PostgreSQL is shutting down, has crashed, or does not accept connections yet.
  '57P01',
  '57P02',
  '57P03',
  // It has no connection left, or the connection has failed.
  '53300',
  '08006',
  '08001',
  '08003',
  // A statement took too long.
  '57014',
  // The disk is full, or the database is read-only.
  '53100',
  '25006',
]);
const sqliteUnavailable: ReadonlySet<number> = new Set([
  sqliteCodes.busy,
  sqliteCodes.readOnly,
  sqliteCodes.failingDisk,
  sqliteCodes.full,
  sqliteCodes.cannotOpen,
]);

/** Whether PostgreSQL rolled a transaction back because of another one, so that a retry can succeed. */
export function isRetryable(error: unknown): boolean {
  return retryable.has(errorCodeOf(error) ?? '');
}

/** Whether the database is temporarily unavailable, through no fault of the request. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const sqliteCode = sqliteCodeOf(error);
  if (sqliteCode !== undefined) return sqliteUnavailable.has(sqliteCode);
  return (
    unavailable.has(errorCodeOf(error) ?? '') ||
    /timeout exceeded when trying to connect|Query read timeout|Connection terminated|is not queryable|Client was closed/.test(
      error.message,
    )
  );
}

/** The system's and PostgreSQL's codes for a server that is not there, ends, or starts. */
const unreachable = new Set(
  'ECONNREFUSED ECONNRESET EPIPE ENOTFOUND EAI_AGAIN ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOENT 57P01 57P02 57P03 08000 08001 08003 08006'.split(
    ' ',
  ),
);

/** Ignores a full disk or a read-only database, so that logged-in users can still read. */
export async function whereWritable(write: Promise<void>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (!isUnavailable(error)) throw error;
  }
}

/** Whether the server of the database cannot be reached. It may come back by itself. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error) || !isUnavailable(error)) return false;
  return unreachable.has(errorCodeOf(error) ?? '') || /Connection terminated|is not queryable|Query read timeout/.test(error.message);
}

/** Whether a write failed only because another program is writing. In PostgreSQL, such a write waits instead. */
export function isBusy(error: unknown): boolean {
  return sqliteCodeOf(error) === sqliteCodes.busy;
}

const sqliteUnwritable: ReadonlySet<number> = new Set([sqliteCodes.readOnly, sqliteCodes.failingDisk, sqliteCodes.full]);
/** PostgreSQL's states for a read-only database, a full disk and a failing disk, and the system's codes for a full disk. */
const unwritable = new Set(['25006', '53100', '58030', 'ENOSPC', 'EDQUOT']);

/** PostgreSQL's states for a damaged table and a damaged index. */
const damaged = new Set(['XX001', 'XX002']);

/** Whether a statement failed because the database is damaged. */
export function reportsDamage(error: unknown): boolean {
  return isDamage(error) || damaged.has(errorCodeOf(error) ?? '');
}

/** The message when a start or command ends because a database cannot be written. */
export function cannotBeWritten(database: string, reason: string): string {
  return `${database} cannot be written: ${reason}. Check that its disk has room and that it may be written.`;
}

/** Whether a write failed because the database cannot be written at all. */
export function isUnwritable(error: unknown): boolean {
  const sqliteCode = sqliteCodeOf(error);
  return sqliteCode === undefined ? unwritable.has(errorCodeOf(error) ?? '') : sqliteUnwritable.has(sqliteCode);
}

/** The name of the unique index that a failed statement violated, on either engine; undefined for any other failure. */
export async function violatedUniqueIndex(db: Db, error: unknown): Promise<string | undefined> {
  if (!(error instanceof Error)) return undefined;
  if (errorCodeOf(error) === uniqueViolation)
    return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined;
  const columns = /^UNIQUE constraint failed: (.+)$/.exec(error.message)?.[1];
  return columns && engineOf(db) === 'sqlite' ? indexOver(db, columns) : undefined;
}

/** SQLite reports columns (`customers.name_key`), not the index, so this finds the index over exactly these columns. */
async function indexOver(db: Db, columns: string): Promise<string | undefined> {
  const failed = columns.split(', ');
  const [table] = (failed[0] ?? '').split('.');
  const { rows } = await sql<{ name: string; columns: string }>`
    select list.name as name, group_concat(${table} || '.' || info.name, ', ') as columns
    from pragma_index_list(${table}) as list, pragma_index_info(list.name) as info
    where list."unique" = 1 group by list.name`.execute(db);
  const found = rows.find((index) => index.columns.split(', ').toSorted().join() === failed.toSorted().join())?.name;
  return found?.startsWith('sqlite_autoindex_') ? constraintOver(db, failed) : found;
}

/** In SQLite, the index of a unique constraint has no name; this reads the constraint's name from the definition of the table. */
async function constraintOver(db: Db, failed: readonly string[]): Promise<string | undefined> {
  const [table] = (failed[0] ?? '').split('.');
  const { rows } = await sql<{ sql: string }>`select sql from sqlite_schema where type = 'table' and name = ${table}`.execute(db);
  const definition = (rows[0]?.sql ?? '').replaceAll('"', '');
  const constraints = definition.matchAll(/constraint (\w+) unique \(([^)]*)\)/gi);
  const columns = failed
    .map((column) => column.slice(column.indexOf('.') + 1))
    .toSorted()
    .join();
  return [...constraints].find(([, , list = '']) => list.split(', ').toSorted().join() === columns)?.[1];
}
