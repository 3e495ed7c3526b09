/** Files to import are read as streams, twice: once for what tells the file from others, once for its rows. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { setImmediate as otherRequests } from 'node:timers/promises';
import { importMessages as say } from '@vikray/contract/imports/import-messages.ts';
import { FileProblem } from './file-problem.ts';
import { readCsv } from './read-csv.ts';
import { readJson } from './read-json.ts';

export interface ImportFile {
  readonly name: string;
  open(): AsyncIterable<Uint8Array>;
}

/**
 * A row of a file, its values by the headings or keys as the file spells them. `number` counts as a spreadsheet does, or the records of
 * JSON.
 */
export interface FileRow {
  readonly number: number;
  readonly values: Readonly<Record<string, unknown>>;
  /** Set when the row itself is broken. */
  readonly problem?: string;
  /** The headings of a CSV file, which come before its rows, as a row without values. */
  readonly headings?: readonly string[];
}

/** A file that has arrived whole. */
export function fileOfBytes(name: string, bytes: Uint8Array): ImportFile {
  return { name, open: () => Readable.from(slices(bytes)) };
}

function* slices(bytes: Uint8Array): Generator<Uint8Array> {
  const size = 64 * 1024;
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

/** A file on the disk. */
export function fileAt(path: string, name: string): ImportFile {
  return { name, open: () => createReadStream(path) };
}

/** The SHA-256 of the file's bytes. */
export async function hashOf(file: ImportFile): Promise<string> {
  const hash = createHash('sha256');
  for await (const bytes of file.open()) hash.update(bytes);
  return hash.digest('hex');
}

/** The rows of a CSV or JSON file; which of the two shows in its first character. Throws a FileProblem, also for more than `mostRows`. */
export async function* readFile(file: ImportFile, mostRows: number): AsyncGenerator<FileRow> {
  const texts = textOf(file);
  const blanks: string[] = [];
  let begins = '';
  while (begins.trim() === '') {
    const { value, done } = await texts.next();
    if (done) throw new FileProblem(say.empty);
    begins = value;
    blanks.push(value);
  }
  const whole = startingWith(blanks, texts);
  yield* /^\s*[[{]/.test(begins) ? readJson(whole, mostRows) : readCsv(begins, whole, mostRows);
}

async function* startingWith(read: readonly string[], rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield* read;
  yield* rest;
}

/** The file as text, without its mark. What is not UTF-8 is refused. */
async function* textOf(file: ImportFile): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const bytes of file.open()) {
      yield decoder.decode(bytes, { stream: true });
      // A file that has arrived whole never waits by itself.
      await otherRequests();
    }
    yield decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) throw new FileProblem(say.notUtf8, { cause: error });
    throw error;
  }
}
