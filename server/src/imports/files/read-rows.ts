import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { fileMessages as say } from '@vikray/contract/platform/file-messages.ts';
import { FileProblem } from './file-problem.ts';
import type { FileRow, ReadOptions } from './file-row.ts';
import { piecesOf, type GivenFile } from './given-file.ts';
import { readCsv } from './read-csv.ts';
import { readJson } from './read-json.ts';
import { readWorkbook } from './read-workbook.ts';
import { tableRows } from './table-rows.ts';

/** The first bytes of ZIP archives, such as Excel files, and of old or password-protected Excel files. */
const archiveStart = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const compoundStart = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

/** The rows of a CSV, JSON or Excel file, recognised by its first bytes. Throws a FileProblem if it cannot be read. */
export async function* readRows(file: GivenFile, options: ReadOptions): AsyncGenerator<FileRow> {
  const start = await beginningOf(file);
  if (start.equals(compoundStart)) throw new FileProblem(say.oldWorkbook);
  yield* start.equals(archiveStart) ? tableRows(readWorkbook(file, options), options) : readText(file, options);
}

async function beginningOf(file: GivenFile): Promise<Buffer> {
  for await (const bytes of piecesOf(file)) return Buffer.from(bytes.subarray(0, archiveStart.length));
  throw new FileProblem(say.empty);
}

async function* readText(file: GivenFile, options: ReadOptions): AsyncGenerator<FileRow> {
  const texts = textOf(file);
  const start: string[] = [];
  let head = '';
  while (head.trim() === '') {
    const { value, done } = await texts.next();
    if (done) throw new FileProblem(say.empty);
    head = value;
    start.push(value);
  }
  const whole = (async function* () {
    for (const text of start) {
      yield text;
      await yieldToEventLoop();
    }
    yield* texts;
  })();
  if (/^\s*</.test(head)) throw new FileProblem(say.webPage);
  yield* /^\s*[[{]/.test(head) ? readJson(whole, options.maxRows) : tableRows(readCsv(head, whole, options.maxRows), options);
}

/** The file as text without its byte order mark. Text that is not UTF-8 is refused. */
async function* textOf(file: GivenFile): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const bytes of piecesOf(file)) {
      yield decoder.decode(bytes, { stream: true });
      // A file in memory is read without waiting, so yield between its pieces.
      await yieldToEventLoop();
    }
    yield decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) throw new FileProblem(say.notUtf8, { cause: error });
    throw error;
  }
}
