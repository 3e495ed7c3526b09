import { csvLines, csvMark, guardedCell, guardedFigure } from '@vikray/contract/platform/csv.ts';
import type { CsvColumn } from '@vikray/contract/platform/list-file.ts';

/** The column texts of rows, guarded so that no spreadsheet runs them as formulas. */
export function cellsOf<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string[][] {
  return rows.map((row) =>
    columns.map(({ kind, text }) => {
      const cell = text(row);
      return kind === 'decimal' || kind === 'whole' ? guardedFigure(cell) : guardedCell(cell);
    }),
  );
}

/** A list as CSV, written in pieces: the headings, then the rows of `chunks`. */
export async function* csvText(
  columns: readonly Pick<CsvColumn<never>, 'heading'>[],
  chunks: AsyncIterable<readonly (readonly string[])[]>,
): AsyncGenerator<string> {
  yield csvMark + csvLines([columns.map(({ heading }) => heading)]);
  for await (const chunk of chunks) yield csvLines(chunk);
}
