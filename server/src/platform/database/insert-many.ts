/** Inserts and removes large numbers of rows. */
import { sql } from 'kysely';
import type { Db, Tables } from './tables.ts';

/** Keeps tables of up to sixty columns below the most parameters per statement of either engine. */
const rowsPerStatement = 500;

/** The origin of new rows. */
export interface Arrival {
  /** The id of the import; null for rows that are not imported. */
  readonly importId: number | null;
  /** ISO text in UTC. */
  readonly now: string;
}

/** Writes rows statement by statement and returns the results of all statements. */
export async function insertInChunks<Row, Written>(
  rows: readonly Row[],
  insert: (chunk: readonly Row[]) => Promise<readonly Written[]>,
): Promise<Written[]> {
  const written: Written[] = [];
  for (let start = 0; start < rows.length; start += rowsPerStatement)
    written.push(...(await insert(rows.slice(start, start + rowsPerStatement))));
  return written;
}

/** The tables whose rows name their import. */
type ArrivalTable = { [T in keyof Tables]: Tables[T] extends { import_id: number | null; created_at: string } ? T : never }[keyof Tables];

/** Removes up to `most` rows of an import and returns their ids. For tables without references to their rows. */
export async function removeArrived(db: Db, table: ArrivalTable, importId: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    delete from ${sql.table(table)} where id in (
      select id from ${sql.table(table)} where import_id = ${importId} order by id limit ${most}) returning id`.execute(db);
  return rows.map(({ id }) => id);
}
