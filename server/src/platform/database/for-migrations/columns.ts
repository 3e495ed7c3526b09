/** The kinds of column that both engines support. Tables use only these. */
import { sql, type ColumnBuilderCallback, type ColumnDefinitionBuilder, type Kysely } from 'kysely';
import { engineOf } from '../engine.ts';

/** The column kinds for a migration, for the engine of the database. */
export function columnKinds(db: Kysely<unknown>) {
  const isSqlite = engineOf(db) === 'sqlite';
  return {
    /** The id of a record, assigned by the database. Use with `primaryKey`. */
    id: isSqlite ? 'integer' : 'bigint',
    primaryKey: ((column: ColumnDefinitionBuilder) =>
      isSqlite ? column.primaryKey() : column.primaryKey().generatedByDefaultAsIdentity()) satisfies ColumnBuilderCallback,
    /** The id of a record in another table. */
    reference: 'bigint',
    integer: 'integer',
    /** Paise, or hundredths of a unit of stock or of a percent. */
    hundredths: 'bigint',
    text: 'text',
    /** Text that is compared and ordered byte by byte on both engines: name keys. */
    key: isSqlite ? sql`text` : sql`text collate "C"`,
    /** YYYY-MM-DD. */
    date: 'text',
    /** ISO text in UTC; compared and ordered byte by byte. */
    instant: isSqlite ? sql`text` : sql`text collate "C"`,
    /** 0 or 1. */
    flag: 'integer',
    json: 'text',
    bytes: isSqlite ? 'blob' : 'bytea',
  } as const;
}
