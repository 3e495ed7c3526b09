/** Turns the rows of a file into records with the names of the contract, whatever the file calls its columns. */
import type { ImportColumn } from '@vikray/contract/imports/import-columns.ts';
import type { ImportKind } from '@vikray/contract/imports/import.ts';
import { fileMessages } from '@vikray/contract/platform/file-messages.ts';
import { maxImportedLines } from '@vikray/contract/imports/imported-records.ts';
import { FileColumns, type ColumnChoices } from './file-columns.ts';
import type { GivenFile } from './files/given-file.ts';
import type { FileRow, ReadOptions } from './files/file-row.ts';
import { readRows } from './files/read-rows.ts';
import { maxCellLength } from '../platform/files/excel-sheets.ts';
import { columnKey } from './column-key.ts';
import { joinedFields } from './joined-fields.ts';
import { printable } from './printable.ts';
import type { Wire } from './wire.ts';
import { readValue } from './read-value.ts';

/** A record of a file in wire names, or none when its row is not a record. `faults` are those of the row itself. */
export interface ImportRecord {
  readonly number: number;
  readonly wire?: Wire;
  /** The fields that its row has, without those that only have a default. */
  readonly given: ReadonlySet<string>;
  /** The rows as they stand in the file. */
  readonly source: readonly Wire[];
  readonly faults: readonly string[];
  /** Set when the row has too many cells, so that values may be in the wrong columns. */
  readonly isShifted?: true;
}

/** How to read the records of a file. */
export interface RecordOptions extends ReadOptions {
  readonly kind: ImportKind;
  /** What the user has chosen for the columns; absent if nothing. */
  readonly choices?: ColumnChoices | undefined;
  /** The columns that every table needs. */
  readonly needed: readonly ImportColumn[];
  /** The fields of which every table needs one, if that is enough. */
  readonly neededOne?: readonly string[] | undefined;
  /** The fields that rows of one record have in common, if a record may have several rows. */
  readonly sharedFields?: readonly string[] | undefined;
  /** The date in India, for dates with a year of two digits. */
  readonly today: string;
  /** Receives the headings of a table, and returns what was chosen for an earlier one with the same headings. */
  earlierChoices(headings: readonly string[]): Promise<ColumnChoices | undefined>;
}

/**
 * Reads the records of a file. Throws a FileProblem for an unreadable file, and ColumnsUnclear for columns that the user has to assign: all
 * of them, so that one answer is enough.
 */
export async function* readRecords(file: GivenFile, options: RecordOptions): AsyncGenerator<ImportRecord> {
  const columns = new FileColumns(options.kind, options.choices ?? noChoices);
  const headings = { isHeading: (text: string) => columns.isHeading(text), isOfFigures: (text: string) => columns.isOfFigures(text) };
  const records = recordsOf(readRows(file, { ...options, ...headings }), columns, options);
  yield* options.sharedFields ? joinLines(records, options.sharedFields) : records;
}

/** The examples of unknown columns are looked for in so many rows of a table. */
const maxSampleRows = 20;

const noChoices: ColumnChoices = { columns: {}, values: {} };

async function* recordsOf(rows: AsyncIterable<FileRow>, given: FileColumns, options: RecordOptions): AsyncGenerator<ImportRecord> {
  let columns = given;
  let defaults = defaultsOf(columns.all, options.choices ?? noChoices, options.today);
  let isTable = false;
  let sampleRows = 0;
  let needed = () => (isTable ? options.needed : []);
  for await (const { headings, values, ...row } of rows) {
    if (headings) {
      isTable = true;
      const earlier = await options.earlierChoices(headings);
      if (earlier && !options.choices) {
        columns = new FileColumns(options.kind, earlier);
        defaults = defaultsOf(columns.all, earlier, options.today);
      }
      columns.checkHeadings(headings);
      const { neededOne } = options;
      if (neededOne && !columns.hasOneOf(neededOne)) needed = () => columns.all.filter(({ wire }) => neededOne.includes(wire));
      continue;
    }
    // A table has all its columns at once. Any record of JSON may have another one.
    if (columns.isUnclear(needed())) {
      noteNames(values ?? {}, columns);
      sampleRows += 1;
      if (isTable && (columns.hasSamples || sampleRows === maxSampleRows)) break;
    } else if (values) {
      const record = recordOf({ ...row, source: [], given: new Set() }, values, columns, { defaults, today: options.today });
      if (!columns.isUnclear(needed())) yield record;
    } else yield { ...row, source: [], given: new Set() };
  }
  if (columns.isUnclear(needed())) throw columns.unclear(needed());
}

/** Notes the names of a row and of its lines. */
function noteNames(values: Wire, columns: FileColumns): void {
  for (const [name, value] of Object.entries(values)) {
    if (name === 'lines' && Array.isArray(value))
      for (const line of value.slice(0, enoughLines)) noteNames(typeof line === 'object' && line !== null ? line : {}, columns);
    else columns.called(name, value);
  }
}

/** The text of each field whose cell is blank or missing: chosen by the user, or that of the column. */
function defaultsOf(columns: readonly ImportColumn[], { values }: ColumnChoices, today: string): ReadonlyMap<string, unknown> {
  return new Map(
    columns.flatMap((column) => {
      const chosen = values[column.wire]?.trim();
      const text = chosen ? readValue(column, chosen, today) : column.blank;
      return text === undefined ? [] : [[column.wire, text] as const];
    }),
  );
}

interface ReadContext {
  readonly defaults: ReadonlyMap<string, unknown>;
  readonly today: string;
}

/** A record whose texts are too long is not read any further. */
function recordOf(row: ImportRecord, values: Wire, columns: FileColumns, context: ReadContext): ImportRecord {
  const tooLong = Object.entries(values).filter(([name, value]) => hasLongText(name, value));
  if (tooLong.length === 0) return { ...row, source: [usedValues(values, columns)], ...wireOf(values, columns, context) };
  const faults = tooLong.slice(0, maxFaults).map(([name]) => fileMessages.cellTooLong(printable(name)));
  return { ...row, faults: [...row.faults, ...faults] };
}

/** The values that are imported. What the user leaves out, an account number for example, is not stored. */
function usedValues(values: Wire, columns: FileColumns): Wire {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name === 'lines' || columns.called(name) !== undefined));
}

/** The only field that is longer than a cell of a spreadsheet: a picture in base64. Its own check limits it. */
const pictureData: readonly string[] = ['imgdata', 'imagedata'];

/** Whether a value or a part of it is longer than a cell of a spreadsheet. */
function hasLongText(name: string, value: unknown): boolean {
  if (typeof value === 'string') return value.length > maxCellLength && !pictureData.includes(columnKey(name));
  return typeof value === 'object' && value !== null && Object.entries(value).some(([part, each]) => hasLongText(part, each));
}

function wireOf(
  values: Wire,
  columns: FileColumns,
  { defaults, today }: ReadContext,
): Pick<ImportRecord, 'given'> & { readonly wire: Wire } {
  const wire: Record<string, unknown> = Object.fromEntries(defaults);
  const line: Record<string, unknown> = {};
  const filled = new Set<string>();
  const others: [ImportColumn, unknown][] = [];
  const fill = (column: ImportColumn, value: unknown) => {
    const read = readValue(column, value, today);
    const isGiven = read !== undefined && read !== '';
    if (isGiven) filled.add(column.wire);
    if (isGiven || (read === '' && !defaults.has(column.wire))) (column.ofLine ? line : wire)[column.wire] = read;
  };
  for (const [name, value] of Object.entries(values)) {
    if (name === 'lines' && Array.isArray(value))
      wire['lines'] = value.slice(0, enoughLines).map((each: unknown) => lineOf(each, columns, today));
    else {
      const meaning = columns.called(name, value);
      if (meaning?.isOwn) fill(meaning.column, value);
      else if (meaning) others.push([meaning.column, value]);
    }
  }
  // The heading of another program counts where the column itself is missing or blank.
  for (const [column, value] of others) if (!filled.has(column.wire)) fill(column, value);
  const hasLine = Object.values(line).some((value) => value !== '');
  const joined = joinedFields(hasLine ? { lines: [line], ...wire } : wire);
  if (joined !== wire && typeof joined['address'] === 'string') filled.add('address');
  return { wire: joined, given: filled };
}

function lineOf(values: unknown, columns: FileColumns, today: string): unknown {
  if (typeof values !== 'object' || values === null) return values;
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
      const column = columns.called(name, value)?.column;
      return column ? [[column.wire, readValue(column, value, today)]] : [];
    }),
  );
}

/** One more than a record may have: it is then refused, so the rest need not be read. */
const enoughLines = maxImportedLines + 1;

/** The most faults reported for one record. */
const maxFaults = 20;

/** In a table each line of a record is a row: consecutive rows with the same shared fields are one record. */
async function* joinLines(records: AsyncIterable<ImportRecord>, shared: readonly string[]): AsyncGenerator<ImportRecord> {
  const [mainField = ''] = shared;
  const isSame = (one: ImportRecord, other: ImportRecord) =>
    typeof one.wire?.[mainField] === 'string' && shared.every((name) => one.wire?.[name] === other.wire?.[name]);
  let open: ImportRecord | undefined;
  let lines: unknown[] = [];
  let source: Wire[] = [];
  const joined = (record: ImportRecord) => ({ ...record, source, ...(lines.length > 0 && { wire: { ...record.wire, lines } }) });
  for await (const record of records) {
    if (open && isSame(open, record)) {
      if (lines.length < enoughLines) {
        lines.push(...linesIn(record));
        source.push(...record.source);
      }
      if (record.faults.length > 0 && open.faults.length < maxFaults)
        open = { ...open, faults: [...new Set([...open.faults, ...record.faults])] };
      continue;
    }
    if (open) yield joined(open);
    open = record;
    lines = [...linesIn(record)];
    source = [...record.source];
  }
  if (open) yield joined(open);
}

function linesIn({ wire }: ImportRecord): readonly unknown[] {
  return Array.isArray(wire?.['lines']) ? wire['lines'] : [];
}
