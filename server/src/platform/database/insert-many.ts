/** For rows that come in great numbers at once. */

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
export async function insertInChunks<Row, Written>(rows: readonly Row[], insert: (chunk: readonly Row[]) => Promise<readonly Written[]>): Promise<Written[]> {
  const written: Written[] = [];
  for (let start = 0; start < rows.length; start += rowsPerStatement) written.push(...(await insert(rows.slice(start, start + rowsPerStatement))));
  return written;
}
