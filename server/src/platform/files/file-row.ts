/** What the readers of files give: one row after the other, the values under the names that the file itself uses. */
import { fileMessages as say } from '@vikray/contract/platform/file-messages.ts';

/** A row of a file. `number` counts as a spreadsheet does, or the records of JSON. */
export interface FileRow {
  readonly number: number;
  /** By heading or key; nothing when the row is no record at all. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** What is wrong with the row itself, whatever its values say. */
  readonly faults: readonly string[];
  /** Set when the values stand under wrong names, so that nothing more can be said of them. */
  readonly isShifted?: true;
  /** The headings of a table, which come before its rows, as a row of their own. */
  readonly headings?: readonly string[];
}

export interface ReadOptions {
  /** The most rows; a file with more is refused. */
  readonly mostRows: number;
  /** Hears what the person who gave the file should know about how it is read. */
  tell(note: string): void;
}

/** The row of headings of a table. */
export function headingRow(number: number, headings: readonly string[]): FileRow {
  return { number, faults: [], headings };
}

/** A row below the headings. Cells behind the last heading belong to nothing. */
export function tableRow(number: number, headings: readonly string[], cells: readonly string[], faults: readonly string[] = []): FileRow {
  const values = Object.fromEntries(headings.map((heading, index) => [heading, cells[index] ?? '']));
  const isTooLong = cells.slice(headings.length).some((cell) => cell.trim() !== '');
  return isTooLong ? { number, values, faults: [say.tooManyCells], isShifted: true } : { number, values, faults };
}

/** Whether a row shows nothing. */
export function isBlankRow(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '');
}
