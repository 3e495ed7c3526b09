/** Lists saved as CSV or Excel files. */
import * as z from 'zod';

/** A list as a file: its name, and the heading and text of each column, as the page shows them. */
export interface CsvFile<Row> {
  readonly fileName: string;
  readonly columns: readonly CsvColumn<Row>[];
  /** The columns of a list whose rows depend on its filters, which are given by their names in the code. */
  readonly columnsFor?: (filters: object) => readonly CsvColumn<Row>[];
}

/** A column of a list saved as a file. */
export interface CsvColumn<Row> {
  readonly heading: string;
  text(row: Row): string;
  /** The cell format in an Excel file: a number with two decimals or none, or a date such as 20/11/2026 or 20-11-2026. Text if absent. */
  readonly kind?: 'decimal' | 'whole' | 'slashedDate' | 'dashedDate';
}

/** The name of the Excel file of a list. */
export function excelFileName(csvFileName: string): string {
  return csvFileName.replace(/\.csv$/, '.xlsx');
}

/** A filter of lists whose rows can be imported. It chooses the columns of a CSV or Excel file; other answers have all columns. */
export const fileColumns = { columns: z.enum(['shown', 'import']).optional() };
