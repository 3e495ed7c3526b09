/** What queries found, read once per change of the database instead of once per page, such as totals. */
import { changesOf, type Changes, type Kept } from './changes.ts';
import type { Db } from '../tables.ts';

/** A result takes some 300 bytes. Beyond this number all are forgotten. */
const maxKept = 2000;

const keptResults = new WeakMap<Changes, Map<string, Kept<unknown>>>();

/**
 * The small result of a query: the kept one, if nothing that it depends on has changed since. In a transaction it is always read, because a
 * transaction sees changes that others do not, or no longer sees them.
 */
export async function keptResult<T>(
  db: Db,
  query: { readonly sql: string; readonly parameters: readonly unknown[] },
  read: () => Promise<T>,
): Promise<T> {
  if (db.isTransaction) return read();
  const changes = changesOf(db);
  const results = keptResults.get(changes) ?? new Map<string, Kept<unknown>>();
  keptResults.set(changes, results);
  const key = JSON.stringify([query.sql, query.parameters]);
  // The same query has the same kind of result.
  const result = await changes.once(results.get(key) as Kept<T> | undefined, read);
  if (results.size >= maxKept) results.clear();
  results.set(key, result);
  return result.value;
}
