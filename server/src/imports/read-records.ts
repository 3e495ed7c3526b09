/** Turns the rows of a file into records with the names of the contract, whatever the file calls its columns. */
import { importColumns, type ImportColumn } from '@vikray/contract/imports/import-columns.ts';
import { importMessages as say } from '@vikray/contract/imports/import-messages.ts';
import type { ImportKind } from '@vikray/contract/imports/import.ts';
import { fileMessages } from '@vikray/contract/platform/file-messages.ts';
import { maxImportedLines } from '@vikray/contract/imports/imported-records.ts';
import { FileProblem } from './files/file-problem.ts';
import type { GivenFile } from './files/given-file.ts';
import type { FileRow, ReadOptions } from './files/file-row.ts';
import { readRows } from './files/read-rows.ts';
import { maxCellLength } from '../platform/files/sheet-limits.ts';
import { columnKey } from './column-key.ts';
import { printable } from './printable.ts';
import type { Wire } from './record-importer.ts';
import { readValue } from './read-value.ts';

/** A record of a file in wire names, or none when its row is not a record. `faults` are those of the row itself. */
export interface ImportRecord {
  readonly number: number;
  readonly wire?: Wire;
  readonly faults: readonly string[];
  /** Set when the row has too many cells, so that values may be in the wrong columns. */
  readonly isShifted?: true;
}

/** The columns of a kind, found by any of their names. */
class Columns {
  readonly #byKey: ReadonlyMap<string, ImportColumn>;
  readonly #found = new Map<string, ImportColumn | undefined>();
  readonly all: readonly ImportColumn[];

  constructor(columns: readonly ImportColumn[]) {
    this.all = columns;
    this.#byKey = new Map(
      columns.flatMap((column) => [[columnKey(column.wire), column] as const, [columnKey(column.heading), column] as const]),
    );
  }

  /** Finds a column, and caches it by its name. Throws a FileProblem for an unknown one; a column without a name is left out. */
  called(name: string): ImportColumn | undefined {
    if (!this.#found.has(name)) {
      const column = this.#byKey.get(columnKey(name));
      if (!column && name.trim() !== '') throw new FileProblem(say.unknownColumn(printable(name)));
      this.#found.set(name, column);
    }
    return this.#found.get(name);
  }

  /** Throws a FileProblem when a mandatory column is missing, or a column occurs twice under different names. */
  checkHeadings(names: readonly string[]): void {
    const given = names.flatMap((name) => this.called(name) ?? []);
    const double = given.find((column, index) => given.indexOf(column) !== index);
    if (double) throw new FileProblem(say.doubleColumn(double.heading));
    const missing = this.all.find((column) => column.required && !given.includes(column));
    if (missing) throw new FileProblem(say.missingColumn(missing.heading));
  }
}

/** Reads the records of a file. Throws a FileProblem for an unreadable file, and for columns that do not fit the kind. */
export async function* readRecords(file: GivenFile, kind: ImportKind, options: ReadOptions): AsyncGenerator<ImportRecord> {
  const columns = new Columns(importColumns[kind]);
  const records = recordsOf(readRows(file, options), columns);
  yield* columns.all.some((column) => column.ofLine) ? joinLines(records) : records;
}

async function* recordsOf(rows: AsyncIterable<FileRow>, columns: Columns): AsyncGenerator<ImportRecord> {
  for await (const row of rows) {
    const { values, headings, ...rest } = row;
    if (headings) columns.checkHeadings(headings);
    else yield values ? recordOf(rest, values, columns) : rest;
  }
}

/** A record whose texts are too long is not read any further. */
function recordOf(row: ImportRecord, values: Readonly<Record<string, unknown>>, columns: Columns): ImportRecord {
  const tooLong = Object.entries(values).filter(([name, value]) => hasLongText(name, value));
  if (tooLong.length === 0) return { ...row, wire: wireOf(values, columns) };
  const faults = tooLong.slice(0, maxFaults).map(([name]) => fileMessages.cellTooLong(printable(name)));
  return { ...row, faults: [...row.faults, ...faults] };
}

/** The only field that is longer than a cell of a spreadsheet: a picture in base64. Its own check limits it. */
const pictureData: readonly string[] = ['imgdata', 'imagedata'];

/** Whether a value or a part of it is longer than a cell of a spreadsheet. */
function hasLongText(name: string, value: unknown): boolean {
  if (typeof value === 'string') return value.length > maxCellLength && !pictureData.includes(columnKey(name));
  return typeof value === 'object' && value !== null && Object.entries(value).some(([part, each]) => hasLongText(part, each));
}

function wireOf(values: Readonly<Record<string, unknown>>, columns: Columns): Record<string, unknown> {
  const wire: Record<string, unknown> = Object.fromEntries(
    columns.all.flatMap(({ wire: name, blank }) => (blank === undefined ? [] : [[name, blank]])),
  );
  const line: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    if (name === 'lines' && Array.isArray(value)) {
      wire['lines'] = value
        .slice(0, enoughLines)
        .map((each: unknown) => (typeof each === 'object' && each !== null ? lineOf(each, columns) : each));
      continue;
    }
    const column = columns.called(name);
    const read = column && readValue(column, value);
    if (column && read !== undefined) (column.ofLine ? line : wire)[column.wire] = read;
  }
  const hasLine = Object.values(line).some((value) => value !== '');
  return hasLine ? { lines: [line], ...wire } : wire;
}

function lineOf(values: object, columns: Columns): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
      const column = columns.called(name);
      return column ? [[column.wire, readValue(column, value)]] : [];
    }),
  );
}

/** One more than a record may have: it is then refused, so the rest need not be read. */
const enoughLines = maxImportedLines + 1;

/** The most faults reported for one record. */
const maxFaults = 20;

/** In CSV each line of a quotation is a row: consecutive rows with the same code are one record. */
async function* joinLines(records: AsyncIterable<ImportRecord>): AsyncGenerator<ImportRecord> {
  let open: ImportRecord | undefined;
  let lines: unknown[] = [];
  const joined = (record: ImportRecord) => (lines.length === 0 ? record : { ...record, wire: { ...record.wire, lines } });
  for await (const record of records) {
    const code = record.wire?.['qutcode'];
    if (open && typeof code === 'string' && code === open.wire?.['qutcode']) {
      if (lines.length < enoughLines) lines.push(...linesIn(record));
      if (record.faults.length > 0 && open.faults.length < maxFaults)
        open = { ...open, faults: [...new Set([...open.faults, ...record.faults])] };
      continue;
    }
    if (open) yield joined(open);
    open = record;
    lines = [...linesIn(record)];
  }
  if (open) yield joined(open);
}

function linesIn({ wire }: ImportRecord): readonly unknown[] {
  return Array.isArray(wire?.['lines']) ? wire['lines'] : [];
}
