/** Inserts large numbers of rows. */

/** Tables of up to sixty columns stay below the parameter limit of both engines. */
const rowsPerStatement = 500;

/** The origin of new rows. */
export interface RowOrigin {
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

/** A new row as its statement returns it. */
export interface InsertedRow {
  readonly id: number;
}

/** Rows with their new ids. The database numbers the rows in order, but may return the ids in another order. */
export function withIds<Row>(rows: readonly Row[], inserted: readonly InsertedRow[]): (readonly [row: Row, id: number])[] {
  const ids = inserted.map(({ id }) => id).toSorted((a, b) => a - b);
  return ids.map((id, index) => [rows[index] as Row, id]);
}
