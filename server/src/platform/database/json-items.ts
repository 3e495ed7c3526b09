import { sql, type Kysely, type RawBuilder } from 'kysely';
import { engineOf } from './engine.ts';

/** The items of a JSON list in a column, as a table to join, each with its place from 0 and the whole numbers of its keys. */
export function jsonItems<T>(db: Kysely<T>, column: string) {
  const list = sql.ref(column);
  return engineOf(db) === 'sqlite'
    ? {
        table: sql`json_each(${list}) as item`,
        place: sql<number>`item.key`,
        number: (key: string): RawBuilder<number> => sql`json_extract(item.value, ${sql.lit(`$.${key}`)})`,
      }
    : {
        table: sql`lateral json_array_elements(${list}::json) with ordinality as item(value, place)`,
        place: sql<number>`item.place - 1`,
        number: (key: string): RawBuilder<number> => sql`(item.value ->> ${sql.lit(key)})::int`,
      };
}
