import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../server/src/platform/database/tables.ts';

/** Every row of every table as text, in an order that does not depend on the engine. Pictures appear as hashes. */
export type Contents = Readonly<Record<string, readonly string[]>>;

/**
 * Tables that a running panel changes without being asked: search indexes follow other tables at once, the hash chain of the ledgers
 * follows a moment later, and jobs note each minute when they ran.
 */
const changingAlone = /_search|^chain_links$|^unsealed_rows$|^ledger_maintenance$|^jobs$/;

/** Reads the whole database except the tables that change without being asked. */
export async function contentsOf(db: Db): Promise<Contents> {
  const tables = (await db.introspection.getTables()).filter(({ name }) => !changingAlone.test(name));
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

/** The rows by which a restore says that it has happened: in the audit log and in the bell. */
const aboutRestores = /"operation":"Restore"|"record":"backup"/;

/**
 * What a restore brings back: everything except sessions, which end, the version numbers of rights, what it adds about itself, and the
 * notes that a job clears each minute.
 */
export function restoredContents({ sessions: _, money_changes: __, users = [], ...contents }: Contents): Contents {
  const others = Object.entries(contents).map(([name, rows]) => [name, rows.filter((row) => !aboutRestores.test(row))] as const);
  return { ...Object.fromEntries(others), users: users.map((user) => user.replace(/"rights_version":\d+/, '')) };
}

function asText(row: Readonly<Record<string, unknown>>, columns: readonly string[]): string {
  const value = (column: string) =>
    row[column] instanceof Uint8Array ? createHash('sha256').update(row[column]).digest('hex') : row[column];
  return JSON.stringify(Object.fromEntries(columns.toSorted().map((column) => [column, value(column)])));
}
