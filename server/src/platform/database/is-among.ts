import { sql, type RawBuilder } from 'kysely';
import { engineOf } from './engine.ts';
import type { Db } from './tables.ts';

/** Whether a column is one of the keys; none of them may be there. */
export function isAmong(db: Db, column: string, keys: readonly (string | number)[]): RawBuilder<boolean> {
  const value = sql.ref(column);
  return engineOf(db) === 'sqlite' ? sql<boolean>`${value} in (${sql.join(keys)})` : sql<boolean>`${value} = any(${keys})`;
}
