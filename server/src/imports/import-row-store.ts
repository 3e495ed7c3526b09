/**
 * The SQL for the rows of checked files. Reading: nextRows, nextLeftRows, pageOfRefusedRows, hasApprovedRows. Writing: stageRows,
 * removeRows, removeStaged.
 */
import './imports-tables.ts';
import type { RefusedRow } from '@vikray/contract/imports/import.ts';
import { sql } from 'kysely';
import { insertInChunks } from '../platform/database/insert-many.ts';
import { isAmong } from '../platform/database/is-among.ts';
import { readPage, type RowsAndTotal, type Window } from '../platform/database/lists/list-page.ts';
import type { Db } from '../platform/database/tables.ts';

/** The reason of a row that is not refused. Written out, since SQLite does not use import_rows_to_do for a parameter. */
const noReason = sql.lit('');

/** A checked row: refused when it has a reason; otherwise its data is to be stored. */
export interface StagedRow {
  readonly number: number;
  readonly label: string;
  readonly reason: string;
  readonly data: unknown;
  /** Its rows in the file. */
  readonly source: readonly unknown[];
}

/** A refused row with more letters is not offered for correction: it would hold a picture or another mistake. */
const maxSourceLetters = 200_000;

function sourceText(source: readonly unknown[]): string {
  const text = source.length === 0 ? '' : JSON.stringify(source);
  return text.length > maxSourceLetters ? '' : text;
}

/** Stores checked rows. */
export async function stageRows(db: Db, importId: number, rows: readonly StagedRow[]): Promise<void> {
  await insertInChunks(rows, async (chunk) =>
    db
      .insertInto('import_rows')
      .values(
        chunk.map(({ number, label, reason, data, source }) => ({
          import_id: importId,
          row_number: number,
          label,
          reason,
          data: reason === '' ? JSON.stringify(data) : sourceText(source),
        })),
      )
      .execute(),
  );
}

/** The next rows to add, in the order of the file. */
export async function nextRows(db: Db, importId: number, most: number): Promise<{ id: number; data: unknown }[]> {
  const rows = await db
    .selectFrom('import_rows')
    .select(['id', 'data'])
    .where('import_id', '=', importId)
    .where('reason', '=', noReason)
    .orderBy('row_number')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id, data }): { id: number; data: unknown } => ({ id, data: JSON.parse(data) }));
}

/** Whether rows that are still to be added make approved records. A text in a row cannot look like this: its quotation marks are escaped. */
export async function hasApprovedRows(db: Db, importId: number): Promise<boolean> {
  const approved = await db
    .selectFrom('import_rows')
    .select('id')
    .where('import_id', '=', importId)
    .where('reason', '=', noReason)
    .where('data', 'like', '%"status":"Approved"%')
    .limit(1)
    .executeTakeFirst();
  return approved !== undefined;
}

/** A refused row with what it needs to be corrected. */
export interface LeftRow {
  readonly id: number;
  readonly label: string;
  readonly reason: string;
  /** Its rows in the file; none if they were too large. */
  readonly source: readonly Readonly<Record<string, unknown>>[];
}

/** The next refused rows after one of them, in the order of the file. */
export async function nextLeftRows(db: Db, importId: number, after: { readonly number: number; readonly id: number }, most: number) {
  const rows = await db
    .selectFrom('import_rows')
    .select(['id', 'row_number as number', 'label', 'reason', 'data'])
    .where('import_id', '=', importId)
    .where('reason', '<>', noReason)
    .where(sql<boolean>`(row_number, id) > (${after.number}, ${after.id})`)
    .orderBy('row_number')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ data, ...row }) => ({ ...row, source: data === '' ? [] : (JSON.parse(data) as LeftRow['source']) }));
}

/** Removes rows that have been added. */
export async function removeRows(db: Db, ids: readonly number[]): Promise<void> {
  await db.deleteFrom('import_rows').where('id', 'in', ids).execute();
}

/** Removes up to `most` rows that will no longer be added, and returns how many. Refused rows stay, with their reasons. */
export async function removeStaged(db: Db, importId: number, most: number): Promise<number> {
  const left = db.selectFrom('import_rows').select('id').where('import_id', '=', importId).where('reason', '=', noReason).limit(most);
  const { numDeletedRows } = await db.deleteFrom('import_rows').where('id', 'in', left).executeTakeFirst();
  return Number(numDeletedRows);
}

/** One window of the refused rows. There is no search in them. */
export async function pageOfRefusedRows(db: Db, importId: number, window: Window): Promise<RowsAndTotal<RefusedRow>> {
  return readPage(
    db,
    {
      table: 'import_rows',
      listed: sql`import_rows.reason <> ''`,
      filters: [sql`import_rows.import_id = ${importId}`],
      sortColumns: { rowNumber: 'row_number' },
      rowsOf: (ids) =>
        db
          .selectFrom('import_rows')
          .select(['id as rowId', 'row_number as rowNumber', 'label', 'reason'])
          .where(isAmong(db, 'id', ids))
          .execute(),
      idOf: (row) => row.rowId,
    },
    { ...window, search: undefined },
  );
}
