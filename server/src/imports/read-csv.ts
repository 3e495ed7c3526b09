import { Readable } from 'node:stream';
import { importMessages as say } from '@vikray/contract/imports/import-messages.ts';
import { CsvError, parse } from 'csv-parse';
import { FileProblem } from './file-problem.ts';
import type { FileRow } from './import-file.ts';

/** No row of the office is as long; a quotation mark that is never closed would make one of the whole rest. */
const mostRowCharacters = 1_000_000;

/** The character between the cells: Excel takes a semicolon or a tab where the computer's language does. */
function delimiterOf(head: string): string {
  const firstLine = (/^[^\n]*/.exec(head.trimStart())?.[0] ?? '').replace(/"[^"]*"/g, '');
  const counts = [',', ';', '\t'].map((character) => [character, firstLine.split(character).length] as const);
  return counts.toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? ',';
}

/** Exports put an apostrophe before what a spreadsheet would run as a formula; here it goes again. */
function unguarded(cell: string): string {
  return /^'[\s\u00a0]*[=+\-@＝＋－＠]/.test(cell) ? cell.slice(1) : cell;
}

/** The rows below the headings. `head` is the beginning of `texts`. Throws a FileProblem. */
export async function* readCsv(head: string, texts: AsyncIterable<string>): AsyncGenerator<FileRow> {
  const parser = parse({ delimiter: delimiterOf(head), relax_column_count: true, max_record_size: mostRowCharacters, record_delimiter: ['\r\n', '\n', '\r'] });
  const source = Readable.from(texts);
  source.on('error', (error) => parser.destroy(error));
  let headings: readonly string[] | undefined;
  let number = 0;
  try {
    // The parser gives lists of cells, as no option asks for another form.
    for await (const cells of source.pipe(parser) as AsyncIterable<string[]>) {
      number += 1;
      if (cells.every((cell) => cell.trim() === '')) continue;
      if (headings === undefined) {
        headings = cells;
        yield { number, values: {}, headings };
      } else {
        yield rowOf(number, headings, cells);
      }
    }
  } catch (error) {
    throw error instanceof CsvError ? problemOf(error) : error;
  } finally {
    source.destroy();
    parser.destroy();
  }
}

function rowOf(number: number, headings: readonly string[], cells: readonly string[]): FileRow {
  const values = Object.fromEntries(headings.map((heading, index) => [heading, unguarded(cells[index] ?? '')]));
  const isTooLong = cells.slice(headings.length).some((cell) => cell.trim() !== '');
  return { number, values, ...(isTooLong && { problem: say.tooManyCells }) };
}

function problemOf(error: CsvError): Error {
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return new FileProblem(say.quoteNotClosed, { cause: error });
  const { records: rowsBefore } = error as CsvError & { readonly records?: number };
  return new FileProblem(say.rowTooLarge((rowsBefore ?? 0) + 1), { cause: error });
}
