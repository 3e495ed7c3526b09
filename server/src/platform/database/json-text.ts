import { sql, type Kysely, type RawBuilder } from 'kysely';
import { engineOf } from './engine.ts';

/** The text of a key of a JSON text, for an index and for the conditions that it serves. */
export function jsonText<T>(db: Kysely<T>, column: string, key: string): RawBuilder<string> {
  return engineOf(db) === 'postgres'
    ? sql`(${sql.ref(column)}::json ->> ${sql.lit(key)})`
    : sql`json_extract(${sql.ref(column)}, ${sql.lit(`$.${key}`)})`;
}
