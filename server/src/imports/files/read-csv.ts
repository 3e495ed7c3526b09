import { Readable } from 'node:stream';
import { fileMessages as say } from '@vikray/contract/platform/file-messages.ts';
import { CsvError, parse } from 'csv-parse';
import { YieldToEventLoop } from '../../platform/yield-to-event-loop.ts';
import { FileProblem } from './file-problem.ts';
import type { TableLine } from './file-row.ts';

/** No real row is this long. Without a limit, an unclosed quotation mark would turn the rest of the file into one row. */
const maxRowCharacters = 1_000_000;

/** Titles may stand above the headings. */
const maxHeadLines = 15;
/** A line with fewer cells may be a title with a comma in it. */
const fewestCells = 3;

/** The character between cells. Depending on the computer's language, Excel uses a semicolon or a tab. */
function delimiterOf(head: string): string {
  const lines = head
    .trimStart()
    .split(/\r\n|\n|\r/, maxHeadLines)
    .map((line) => delimiterIn(line.replace(/"[^"]*"/g, '')));
  return (lines.find(({ cells }) => cells >= fewestCells) ?? lines[0])?.delimiter ?? ',';
}

function delimiterIn(line: string): { readonly delimiter: string; readonly cells: number } {
  const counts = [',', ';', '\t'].map((delimiter) => ({ delimiter, cells: line.split(delimiter).length }));
  return counts.reduce((most, each) => (each.cells > most.cells ? each : most));
}

interface ParsedRow {
  readonly record: readonly string[];
  /** The number of rows read so far, including this one, and of empty lines left out. */
  readonly info: { readonly records: number; readonly empty_lines: number };
}

/** The lines of a CSV file. `head` contains the first line that is not blank. Throws a FileProblem, also for far more than `maxRows`. */
export async function* readCsv(head: string, texts: AsyncIterable<string>, maxRows: number): AsyncGenerator<TableLine> {
  const parser = parse({
    delimiter: delimiterOf(head),
    relax_column_count: true,
    max_record_size: maxRowCharacters,
    record_delimiter: ['\r\n', '\n', '\r'],
    skip_empty_lines: true,
    info: true,
  });
  const source = Readable.from(texts);
  source.on('error', (error) => parser.destroy(error));
  const yieldToEventLoop = new YieldToEventLoop();
  try {
    // With `info`, the parser returns each row with its number.
    for await (const { record: cells, info } of source.pipe(parser) as AsyncIterable<ParsedRow>) {
      // The headings count as a row of the file but not as a record.
      if (info.records > maxRows + maxHeadLines) throw new FileProblem(say.tooManyRows(maxRows));
      yield { number: info.records + info.empty_lines, cells };
      await yieldToEventLoop.whenDue();
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
