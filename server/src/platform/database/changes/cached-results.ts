/** A cache of small query results, such as totals: read once per change of the database instead of once per page. */
import { changeTrackerOf, type ChangeTracker, type TrackedRead } from './change-tracker.ts';
import type { Db } from '../tables.ts';

/** A result takes some 300 bytes. Beyond this number, the cache is emptied. */
const maxCached = 2000;

const caches = new WeakMap<ChangeTracker, Map<string, TrackedRead<unknown>>>();

/**
 * The result of a query, from the cache while it is current. A transaction always reads, because it sees changes that others do not see
 * yet, or no longer sees theirs.
 */
export async function cachedResult<T>(
  db: Db,
  query: { readonly sql: string; readonly parameters: readonly unknown[] },
  read: () => Promise<T>,
): Promise<T> {
  if (db.isTransaction) return read();
  const tracker = changeTrackerOf(db);
  const cache = caches.get(tracker) ?? new Map<string, TrackedRead<unknown>>();
  caches.set(tracker, cache);
  const key = JSON.stringify([query.sql, query.parameters]);
  // The same query has the same kind of result.
  const result = await tracker.reuse(cache.get(key) as TrackedRead<T> | undefined, read);
  if (cache.size >= maxCached) cache.clear();
  cache.set(key, result);
  return result.value;
}
