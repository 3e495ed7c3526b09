import { setImmediate as otherRequests } from 'node:timers/promises';
import { asPanel } from '../../sender.ts';
import { engineOf } from '../engine.ts';
import type { Db } from '../tables.ts';

/** The keys that requests have asked for, and the answers that they wait for. */
interface Gathered<K, V> {
  readonly keys: Set<K>;
  readonly answers: Promise<ReadonlyMap<K, V>>;
}

/**
 * Answers what every request asks PostgreSQL. Requests share a statement if they ask before it begins, which is when it has a connection.
 * So it sees everything that was committed before any of them asked. The embedded database, which has no round trips, is asked for each
 * request.
 */
export function askTogether<K, V>(
  db: Db,
  ask: (db: Db, keys: readonly K[]) => Promise<ReadonlyMap<K, V>>,
): (key: K) => Promise<V | undefined> {
  if (engineOf(db) === 'sqlite') return async (key) => (await ask(db, [key])).get(key);
  let gathered: Gathered<K, V> | undefined;

  function close(keys: Set<K>): void {
    if (gathered?.keys === keys) gathered = undefined;
  }

  async function answer(keys: Set<K>): Promise<ReadonlyMap<K, V>> {
    try {
      await otherRequests();
      return await db.connection().execute((connection) => {
        close(keys);
        return ask(connection, [...keys]);
      });
    } finally {
      // There may have been no connection.
      close(keys);
    }
  }

  return async (key) => {
    if (!gathered) {
      const keys = new Set<K>();
      gathered = { keys, answers: asPanel(() => answer(keys)) };
    }
    gathered.keys.add(key);
    return (await gathered.answers).get(key);
  };
}
