/** The SQL of names that imported records would repeat: takenNames. */
import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';

/** Finds the given name keys that a record of the table already has. */
export const takenNames =
  (table: 'customers' | 'products') =>
  async (db: Db, nameKeys: readonly string[]): Promise<ReadonlySet<string>> => {
    const rows = await db
      .selectFrom(table)
      .select('name_key')
      .where('name_key', 'in', nameKeys)
      // Written out, as in the condition of the index of names: SQLite does not use it for a parameter.
      .where('status', '<>', sql.lit('Deleted'))
      .execute();
    return new Set(rows.map((row) => row.name_key));
  };
