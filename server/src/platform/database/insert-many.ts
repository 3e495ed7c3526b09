/** For rows that come, or go, in great numbers at once. */
import { sql } from 'kysely';
import type { Db, Tables } from './tables.ts';

/** As many rows to a statement as stay below the most values that either engine takes, for tables of up to sixty columns. */
const rowsPerStatement = 500;

/** What an import says of the rows that it brings. */
export interface Arrival {
  /** The import; null for rows that come otherwise. */
  readonly importId: number | null;
  /** ISO text in UTC. */
  readonly now: string;
}

/** Has rows written statement by statement, and gives all that the statements return. */
export async function insertInChunks<Row, Written>(
  rows: readonly Row[],
  insert: (chunk: readonly Row[]) => Promise<readonly Written[]>,
): Promise<Written[]> {
  const written: Written[] = [];
  for (let start = 0; start < rows.length; start += rowsPerStatement)
    written.push(...(await insert(rows.slice(start, start + rowsPerStatement))));
  return written;
}

/** The tables whose rows say which import brought them. */
type ArrivalTable = { [T in keyof Tables]: Tables[T] extends { import_id: number | null; created_at: string } ? T : never }[keyof Tables];

/** Removes up to `most` of the rows that an import has brought, and gives their numbers. For tables whose rows nobody points to. */
export async function removeArrived(db: Db, table: ArrivalTable, importId: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    delete from ${sql.table(table)} where id in (select id from ${sql.table(table)} where import_id = ${importId} order by id limit ${most}) returning id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
