import { Readable } from 'node:stream';
import { setImmediate as otherRequests } from 'node:timers/promises';
import { fileMessages as say } from '@vikray/contract/platform/file-messages.ts';
import { unguardedCell } from '@vikray/contract/platform/csv.ts';
import { CsvError, parse } from 'csv-parse';
import { FileProblem } from './file-problem.ts';
import { headingRow, isBlankRow, tableRow, type FileRow } from './file-row.ts';

/** No row of the office is as long; a quotation mark that is never closed would make one of the whole rest. */
const mostRowCharacters = 1_000_000;

/** The character between the cells: Excel takes a semicolon or a tab where the computer's language does. */
function delimiterOf(head: string): string {
  const firstLine = (/^[^\n]*/.exec(head.trimStart())?.[0] ?? '').replace(/"[^"]*"/g, '');
  const counts = [',', ';', '\t'].map((character) => [character, firstLine.split(character).length] as const);
  return counts.toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? ',';
}

/** Between so many rows other requests get their turn, whatever is done with the rows. */
const rowsPerTurn = 200;

interface ParsedRow {
  readonly record: readonly string[];
  /** How many rows have been read with this one, and how many empty lines were left out. */
  readonly info: { readonly records: number; readonly empty_lines: number };
}

/** The rows below the headings. `head` has the first line that is not blank. Throws a FileProblem, also for more than `mostRows`. */
export async function* readCsv(head: string, texts: AsyncIterable<string>, mostRows: number): AsyncGenerator<FileRow> {
  const parser = parse({
    delimiter: delimiterOf(head),
    relax_column_count: true,
    max_record_size: mostRowCharacters,
    record_delimiter: ['\r\n', '\n', '\r'],
    skip_empty_lines: true,
    info: true,
  });
  const source = Readable.from(texts);
  source.on('error', (error) => parser.destroy(error));
  let headings: readonly string[] | undefined;
  try {
    // The parser gives lists of cells with where they stand, as its options say.
    for await (const { record: cells, info } of source.pipe(parser) as AsyncIterable<ParsedRow>) {
      const number = info.records + info.empty_lines;
      // The headings are a row of the file and none of the records.
      if (info.records > mostRows + 1) throw new FileProblem(say.tooManyRows(mostRows));
      if (info.records % rowsPerTurn === 0) await otherRequests();
      if (isBlankRow(cells)) continue;
      if (headings === undefined) {
        headings = cells;
        yield headingRow(number, headings);
      } else {
        yield tableRow(number, headings, cells.map(unguardedCell));
      }
    }
  } catch (error) {
    throw error instanceof CsvError ? problemOf(error) : error;
  } finally {
    source.destroy();
    parser.destroy();
  }
}

function problemOf(error: CsvError): Error {
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return new FileProblem(say.quoteNotClosed, { cause: error });
  const { records: rowsBefore } = error as CsvError & { readonly records?: number };
  return new FileProblem(say.rowTooLarge((rowsBefore ?? 0) + 1), { cause: error });
}
