/** From the rows of a file to records under the names of the contract, whatever the file calls its columns. */
import { importColumns, type ImportColumn } from '@vikray/contract/imports/import-columns.ts';
import { importMessages as say } from '@vikray/contract/imports/import-messages.ts';
import type { ImportKind } from '@vikray/contract/imports/import.ts';
import { mostImportedLines } from '@vikray/contract/imports/imported-records.ts';
import { FileProblem } from './file-problem.ts';
import { readFile, type FileRow, type ImportFile } from './import-file.ts';
import { readValue } from './read-value.ts';

/** A record of a file in wire names, or what is wrong with its row. */
export interface ImportRecord {
  readonly number: number;
  readonly wire: Readonly<Record<string, unknown>>;
  readonly problem: string | undefined;
}

/** A name without what people write differently: `Company Name`, `company_name` and `fld_companyname` are one. */
function key(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^fld_/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The columns of a kind, found by any of their names. */
class Columns {
  readonly #byKey: ReadonlyMap<string, ImportColumn>;
  readonly #found = new Map<string, ImportColumn | undefined>();
  readonly all: readonly ImportColumn[];

  constructor(columns: readonly ImportColumn[]) {
    this.all = columns;
    this.#byKey = new Map(columns.flatMap((column) => [[key(column.wire), column] as const, [key(column.heading), column] as const]));
  }

  /** Throws a FileProblem that names a column which is not known; a column without a name is left out. */
  called(name: string): ImportColumn | undefined {
    if (!this.#found.has(name)) {
      const column = this.#byKey.get(key(name));
      // Only the many rows of one file ask for the same names, so few are remembered.
      if (!column && name.trim() !== '') throw new FileProblem(say.unknownColumn(printable(name)));
      this.#found.set(name, column);
    }
    return this.#found.get(name);
  }

  /** Throws a FileProblem when a column is missing without which no record is whole, or stands twice under different names. */
  checkHeadings(names: readonly string[]): void {
    const given = names.flatMap((name) => this.called(name) ?? []);
    const double = given.find((column, index) => given.indexOf(column) !== index);
    if (double) throw new FileProblem(say.doubleColumn(double.heading));
    const missing = this.all.find((column) => column.required && !given.includes(column));
    if (missing) throw new FileProblem(say.missingColumn(missing.heading));
  }
}

function printable(name: string): string {
  return name
    .replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, ' ')
    .trim()
    .slice(0, 100);
}

/** The records of a file. Throws a FileProblem, also for more than `mostRows`. */
export async function* readRecords(file: ImportFile, kind: ImportKind, mostRows = Infinity): AsyncGenerator<ImportRecord> {
  const columns = new Columns(importColumns[kind]);
  const records = recordsOf(readFile(file, mostRows), columns);
  yield* columns.all.some((column) => column.ofLine) ? joinLines(records) : records;
}

async function* recordsOf(rows: AsyncIterable<FileRow>, columns: Columns): AsyncGenerator<ImportRecord> {
  for await (const row of rows) {
    if (row.headings) columns.checkHeadings(row.headings);
    else yield { number: row.number, wire: wireOf(row.values, columns), problem: row.problem };
  }
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

/** One more than a record may have: it is refused for them, so the rest need not be looked at. */
const enoughLines = mostImportedLines + 1;

/** In CSV every line of a quotation is a row: rows of one code that follow each other are one record. */
async function* joinLines(records: AsyncIterable<ImportRecord>): AsyncGenerator<ImportRecord> {
  let open: ImportRecord | undefined;
  let lines: unknown[] = [];
  const joined = (record: ImportRecord) => (lines.length === 0 ? record : { ...record, wire: { ...record.wire, lines } });
  for await (const record of records) {
    if (open && typeof record.wire['qutcode'] === 'string' && record.wire['qutcode'] === open.wire['qutcode']) {
      if (lines.length < enoughLines) lines.push(...linesIn(record));
      if (open.problem === undefined && record.problem !== undefined) open = { ...open, problem: record.problem };
      continue;
    }
    if (open) yield joined(open);
    open = record;
    lines = [...linesIn(record)];
  }
  if (open) yield joined(open);
}

function linesIn({ wire }: ImportRecord): readonly unknown[] {
  return Array.isArray(wire['lines']) ? wire['lines'] : [];
}
