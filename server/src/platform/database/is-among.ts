import { sql, type RawBuilder } from 'kysely';
import { engineOf } from './engine.ts';
import { keptPrepared } from './postgres/named-statements.ts';
import type { Db } from './tables.ts';

/**
 * Whether a column is one of the keys, for keys by which an index finds rows. On PostgreSQL, the text of the statement does not depend on
 * their number and its plan not on their values, so it stays prepared. A single key is compared alone: PostgreSQL's general plan expects
 * ten keys in a list, so it would plan anew for each single one.
 */
export function isAmong(db: Db, column: string, keys: readonly (string | number)[]): RawBuilder<boolean> {
  const value = sql.ref(column);
  if (engineOf(db) === 'sqlite') return sql<boolean>`${value} in (${sql.join(keys)})`;
  return keys.length === 1 ? sql<boolean>`${value} = ${keys[0]} ${keptPrepared}` : sql<boolean>`${value} = any(${keys}) ${keptPrepared}`;
}
