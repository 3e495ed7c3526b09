/** How rows of a kind update known records. Only kinds with such a right have it. */
import { importColumns, type ImportColumn } from '@vikray/contract/imports/import-columns.ts';
import type { ImportChange } from '@vikray/contract/imports/import-change.ts';
import type { ImportKind } from '@vikray/contract/imports/import.ts';
import { comparable } from '@vikray/contract/platform/search-terms.ts';
import { formatPercent, groupedDecimal, parseDecimal } from '@vikray/contract/platform/decimal.ts';
import type { Change } from '../platform/audit.ts';
import { nameKey } from '../platform/database/name-key.ts';
import type { Db } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import type { MadeUpdate } from './import-update-store.ts';
import type { Wire } from './wire.ts';

/** A record that a row names. */
export interface KnownRecord {
  readonly recordId: number;
  readonly version: number;
  readonly name: string;
  /** The whole record, as a row of an import has it. */
  readonly wire: Wire;
}

/** An update that is made. */
export interface RecordUpdate {
  readonly recordId: number;
  readonly version: number;
  readonly data: unknown;
}

/** How known records of a kind are found, changed, and changed back. */
export interface RecordUpdates {
  /** The fields that name a record: a table needs a column for one of them. */
  readonly keyFields: readonly string[];
  /** The fields of known records that an import leaves as they are, with the note that says so. */
  readonly unchanged: Readonly<Record<string, string>>;
  /** The records that rows name, in their order: none for a new one, a sentence if a row could mean several. */
  find(db: Db, rows: readonly Wire[]): Promise<readonly (KnownRecord | string | undefined)[]>;
  /** Makes an update. Undefined if the record has another version by now. */
  make(tx: Db, update: RecordUpdate, stamp: WriteStamp): Promise<{ readonly made: MadeUpdate; readonly change: Change } | undefined>;
  /** Makes a record what it was before; a deleted one stays as it is. */
  undo(tx: Db, recordId: number, before: object, stamp: WriteStamp): Promise<Change | undefined>;
}

/**
 * The record as it will be: what is known, and the cells of the row that are not blank. A name or code in other capitals names the record
 * and does not change it.
 */
export function mergedWire(
  known: Wire,
  wire: Wire,
  given: ReadonlySet<string>,
  { keyFields, unchanged }: RecordUpdates,
  approves: boolean,
): Wire {
  const isNamed = (name: string) => keyFields.includes(name) && nameKey(textOf(known[name])) === nameKey(textOf(wire[name]));
  const changed = Object.entries(wire).filter(([name]) => given.has(name) && !(name in unchanged) && name !== 'status' && !isNamed(name));
  return { ...known, ...Object.fromEntries(changed), status: approves ? 'Approved' : 'Pending' };
}

/** The fields that a row changes, with their texts before and after. */
export function changesOf(kind: ImportKind, before: Wire, after: Wire): ImportChange['changes'] {
  return importColumns[kind].flatMap((column) => {
    if (column.wire === 'status' || column.is === 'contacts') return [];
    const [one, other] = [textOf(before[column.wire]), textOf(after[column.wire])];
    return isSame(column, one, other) ? [] : [{ field: column.heading, before: shown(column, one), after: shown(column, other) }];
  });
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/** An amount in groups, and a rate without idle zeros. */
function shown({ is }: ImportColumn, text: string): string {
  const hundredths = is === 'decimal' || is === 'percent' ? parseDecimal(text) : undefined;
  if (hundredths === undefined) return text;
  return is === 'decimal' ? groupedDecimal(hundredths) : formatPercent(hundredths).slice(0, -1);
}

function isSame({ is, choices }: ImportColumn, one: string, other: string): boolean {
  if (is === 'decimal' || is === 'percent') return one === other || (parseDecimal(one) ?? one) === (parseDecimal(other) ?? other);
  if (choices) return wordsIn(one) === wordsIn(other);
  return is === 'choice' || is === 'unit' ? comparable(one) === comparable(other) : one.trim() === other.trim();
}

function wordsIn(text: string): string {
  return text.split(',').map(comparable).toSorted().join(',');
}
