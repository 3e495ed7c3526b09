import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../server/src/platform/database/tables.ts';

/** Every row of every table as text, in an order that does not depend on the engine. Pictures appear as hashes. */
export type Contents = Readonly<Record<string, readonly string[]>>;

/** Tables that follow from others: search indexes at once, the hash chain of the ledgers a moment later. */
const following = /_search|^chain_links$|^unsealed_rows$|^ledger_maintenance$/;

/** Reads the whole database except the tables that follow from others. */
export async function contentsOf(db: Db): Promise<Contents> {
  const tables = (await db.introspection.getTables()).filter(({ name }) => !following.test(name));
  const contents: Record<string, readonly string[]> = {};
  for (const { name, columns } of tables) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
    contents[name] = rows
      .map((row) =>
        asText(
          row,
          columns.map((column) => column.name),
        ),
      )
      .toSorted();
  }
  return contents;
}

function asText(row: Readonly<Record<string, unknown>>, columns: readonly string[]): string {
  const value = (column: string) =>
    row[column] instanceof Uint8Array ? createHash('sha256').update(row[column]).digest('hex') : row[column];
  return JSON.stringify(Object.fromEntries(columns.toSorted().map((column) => [column, value(column)])));
}
