/** The rows that the file readers produce, with values under the names in the file. */

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

/** A line of a table, before its headings are known. */
export interface TableLine {
  readonly number: number;
  readonly cells: readonly string[];
  /** The faults of cells, by column, as sentences about the heading. */
  readonly faults?: ReadonlyMap<number, (heading: string) => string>;
}

/** How to read the rows of a file. */
export interface ReadOptions {
  /** The most rows; a file with more is refused. */
  readonly maxRows: number;
  /** Whether a text is a heading that the import knows. It distinguishes headings from titles above them. */
  isHeading?(text: string): boolean;
  /** Whether the column of a heading has amounts or quantities. A last line with nothing but these is their total. */
  isOfFigures?(heading: string): boolean;
  /** Receives notes for the user on how the file is read. */
  onNote(note: string): void;
}

/** Whether all cells of a row are blank. */
export function isBlankRow(cells: readonly string[]): boolean {
  return cells.every(isBlank);
}

/** A row may have a million empty cells. */
export function isBlank(cell: string): boolean {
  return cell === '' || cell.trim() === '';
}
