/** Inserts large numbers of rows. */

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
