/** What many requests read alike, read once per change of the database instead of once per request. */
import { changesOf, type Changes, type Kept } from './changes.ts';
import type { Db } from '../tables.ts';

/**
 * Keeps the result of a read until something changes that it was read from. In a transaction it is always read, because a transaction sees
 * changes that others do not, or no longer sees them.
 */
export function readOnce<T>(read: (db: Db) => Promise<T>): (db: Db) => Promise<T> {
  const known = new WeakMap<Changes, Kept<T>>();
  return async (db) => {
    if (db.isTransaction) return read(db);
    const changes = changesOf(db);
    const kept = await changes.once(known.get(changes), () => read(db));
    known.set(changes, kept);
    return kept.value;
  };
}
