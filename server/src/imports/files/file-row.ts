/** The rows that the file readers produce, with values under the names in the file. */
import { unguardedCell } from '@vikray/contract/platform/csv.ts';
import { fileMessages as say } from '@vikray/contract/platform/file-messages.ts';

/** A row of a file. `number` counts as a spreadsheet does, or the records of JSON. */
export interface FileRow {
  readonly number: number;
  /** By heading or key; absent if the row is not a record. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** Faults of the row itself, regardless of its values. */
  readonly faults: readonly string[];
  /** Set if the row has too many cells, so that its values may be under wrong headings and are not checked. */
  readonly isShifted?: true;
  /** The headings of a table, in a separate row before the others. */
  readonly headings?: readonly string[];
}

/** How to read the rows of a file. */
export interface ReadOptions {
  /** The most rows; a file with more is refused. */
  readonly maxRows: number;
  /** Receives notes for the user on how the file is read. */
  onNote(note: string): void;
}

/** The row of headings of a table. */
export function headingRow(number: number, headings: readonly string[]): FileRow {
  return { number, faults: [], headings };
}

/** The columns of a table with a name. Other cells of a row are not read. */
export interface TableColumns {
  readonly named: readonly { readonly heading: string; readonly index: number }[];
  /** The number of all columns. */
  readonly count: number;
}

/** The columns below these headings. */
export function columnsBelow(headings: readonly string[]): TableColumns {
  return { named: headings.flatMap((heading, index) => (heading.trim() === '' ? [] : [{ heading, index }])), count: headings.length };
}

/** A row below the headings, without the apostrophes of guarded cells. Cells after the last heading have no column. */
export function tableRow(
  number: number,
  { named, count }: TableColumns,
  cells: readonly string[],
  faults: readonly string[] = [],
): FileRow {
  const values = Object.fromEntries(named.map(({ heading, index }) => [heading, unguardedCell(cells[index] ?? '')]));
  const isTooLong = cells.some((cell, index) => index >= count && !isBlank(cell));
  return isTooLong ? { number, values, faults: [say.tooManyCells], isShifted: true } : { number, values, faults };
}

/** Whether all cells of a row are blank. */
export function isBlankRow(cells: readonly string[]): boolean {
  return cells.every(isBlank);
}

/** A row may have a million empty cells. */
function isBlank(cell: string): boolean {
  return cell === '' || cell.trim() === '';
}
