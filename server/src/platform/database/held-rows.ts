import type { SelectQueryBuilder } from 'kysely';
import { engineOf } from './engine.ts';
import type { Db } from './tables.ts';

/**
 * For `$call` on a select: no other transaction changes the selected rows before this one ends. The embedded database needs no lock,
 * because its transactions run one after another.
 */
export function held(tx: Db) {
  const isShared = engineOf(tx) === 'postgres';
  return <Tables, From extends keyof Tables, Row>(query: SelectQueryBuilder<Tables, From, Row>) =>
    isShared ? query.forNoKeyUpdate() : query;
}
