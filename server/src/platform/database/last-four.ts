import { sql, type Kysely, type RawBuilder } from 'kysely';
import { engineOf } from './engine.ts';

/** The last four characters of a column, for an index and the queries that it serves. */
export function lastFour<T>(db: Kysely<T>, column: string): RawBuilder<string> {
  return engineOf(db) === 'sqlite' ? sql`substr(${sql.ref(column)}, -4)` : sql`right(${sql.ref(column)}, 4)`;
}
