/** Classifies the errors of both engines. */
import { sql } from 'kysely';
import { engineOf } from './engine.ts';
import type { Db } from './tables.ts';

const uniqueViolation = '23505';
/** PostgreSQL's state of a transaction that it ended because two waited for each other. */
export const deadlockState = '40P01';
const retryable = new Set(['40001', deadlockState]);
/** SQLite's and PostgreSQL's codes for: not found, shutting down, no connection left, busy, read-only, full. */
const unavailable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08001',
  '08003',
  '53100',
  '57014',
  '25006',
]);
const sqliteUnavailable = new Set([5, 8, 10, 13, 14]);

interface DatabaseError extends Error {
  readonly code?: string;
  readonly constraint?: string;
  /** The function of PostgreSQL that failed. */
  readonly routine?: string;
  /** SQLite's result code, the primary one in its lowest byte. */
  readonly errcode?: number;
}

/** Whether PostgreSQL rolled the transaction back only because of another one, or of changed columns, so that it can be repeated. */
export function isRetryable(error: unknown): boolean {
  return (error instanceof Error && retryable.has((error as DatabaseError).code ?? '')) || isOutdatedStatement(error);
}

/** Whether PostgreSQL refused a prepared statement because the columns that it gives have changed. */
export function isOutdatedStatement(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, routine } = error as DatabaseError;
  return code === '0A000' && routine === 'RevalidateCachedQuery';
}

/** Whether the database is temporarily unavailable, through no fault of the request. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode, message } = error as DatabaseError;
  if (errcode !== undefined) return sqliteUnavailable.has(errcode & 0xff);
  return (
    unavailable.has(code ?? '') ||
    /timeout exceeded when trying to connect|Connection terminated|is not queryable|Client was closed/.test(message)
  );
}

/** Whether a write failed only because another program is writing. In PostgreSQL, such a write waits instead. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && ((error as DatabaseError).errcode ?? 0) % 256 === 5;
}

/** SQLite's and PostgreSQL's codes for: read-only, failing disk, full disk. */
const sqliteUnwritable = new Set([8, 10, 13]);
const unwritable = new Set(['25006', '53100', '58030']);

/** Whether a write failed because the database cannot be written at all. */
export function isUnwritable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as DatabaseError;
  return errcode === undefined ? unwritable.has(code ?? '') : sqliteUnwritable.has(errcode & 0xff);
}

/** The name of the unique index that a failed statement violated, on either engine; undefined for any other failure. */
export async function violatedUniqueIndex(db: Db, error: unknown): Promise<string | undefined> {
  if (!(error instanceof Error)) return undefined;
  const { code, constraint, message } = error as DatabaseError;
  if (code === uniqueViolation) return constraint;
  const columns = /^UNIQUE constraint failed: (.+)$/.exec(message)?.[1];
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
  const constraints = (rows[0]?.sql ?? '').matchAll(/constraint "(\w+)" unique \(([^)]*)\)/gi);
  const columns = failed
    .map((column) => `"${column.slice(column.indexOf('.') + 1)}"`)
    .toSorted()
    .join();
  return [...constraints].find(([, , list = '']) => list.split(', ').toSorted().join() === columns)?.[1];
}
