/** Totals of lists and searches, counted once per change of the database instead of once per page. */
import { changesOf, type Changes, type Kept } from './changes.ts';
import type { Db } from './tables.ts';

/** A total takes some 300 bytes. Beyond this number all are forgotten. */
const maxKept = 2000;

const keptTotals = new WeakMap<Changes, Map<string, Kept<unknown>>>();

/**
 * The result of a counting query: the kept one, if nothing that it depends on has changed since. In a transaction it is always counted,
 * because a transaction sees changes that others do not, or no longer sees them.
 */
export async function keptTotal<T>(
  db: Db,
  query: { readonly sql: string; readonly parameters: readonly unknown[] },
  count: () => Promise<T>,
): Promise<T> {
  if (db.isTransaction) return count();
  const changes = changesOf(db);
  const totals = keptTotals.get(changes) ?? new Map<string, Kept<unknown>>();
  keptTotals.set(changes, totals);
  const key = JSON.stringify([query.sql, query.parameters]);
  // The same query has the same kind of result.
  const total = await changes.once(totals.get(key) as Kept<T> | undefined, count);
  if (totals.size >= maxKept) totals.clear();
  totals.set(key, total);
  return total.value;
}
