import { sql, type RawBuilder } from 'kysely';
import { engineOf } from './engine.ts';
import { alwaysPrepared } from './postgres/named-statements.ts';
import type { Db } from './tables.ts';

/**
 * Whether a column is one of the keys, for an indexed column. On PostgreSQL, the text of the statement is the same for any number of keys
 * and its plan the same for any values, so it stays prepared. A single key is compared alone: PostgreSQL's generic plan expects ten keys in
 * a list, so it would plan again for each single one.
 */
export function isAmong(db: Db, column: string, keys: readonly (string | number)[]): RawBuilder<boolean> {
  const value = sql.ref(column);
  if (engineOf(db) === 'sqlite') return sql<boolean>`${value} in (${sql.join(keys)})`;
  return keys.length === 1
    ? sql<boolean>`${value} = ${keys[0]} ${alwaysPrepared}`
    : sql<boolean>`${value} = any(${keys}) ${alwaysPrepared}`;
}
