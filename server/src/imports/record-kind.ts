/** What the imports know of a kind of record. Every kind is declared with `recordKind`; `record-kinds.ts` lists them. */
import { everyFailure, firstMessage, type FailedCheck } from '@vikray/contract/platform/check.ts';
import { importMessages as say } from '@vikray/contract/imports/import-messages.ts';
import type { FailureOf } from '@vikray/contract/operations.ts';
import type { RightName } from '@vikray/contract/platform/rights.ts';
import * as z from 'zod';
import { rememberedLookups, type Lookups } from '../lookups/public.ts';
import type { Db } from '../platform/database/tables.ts';
import type { Stamp } from '../platform/stamp.ts';
import type { Pictures } from './pictures.ts';

/** What checking a record may look at. */
export interface CheckContext {
  readonly db: Db;
  readonly lookups: Lookups;
  readonly pictures: Pictures;
  readonly rights: ReadonlySet<string>;
}

/** The context in which the records of one file are checked. */
export function checkContext(db: Db, rights: ReadonlySet<RightName | string>, pictures: Pictures): CheckContext {
  return { db, rights, pictures, lookups: rememberedLookups(db) };
}

/** A record that can be stored: `key` tells it from all others, `label` names it for people. */
export interface Checked {
  readonly key: string;
  readonly label: string;
  readonly data: unknown;
}

/** The reason why nothing can be taken back. */
export type Dependence = Exclude<FailureOf<'TakeBackImport'>, 'ImportNotFound' | 'Forbidden' | 'NotTakeable'>;

export interface RecordKind {
  /** What a record is called by in its row, also when it is wrong. */
  labelOf(wire: Readonly<Record<string, unknown>>): string;
  /** What is to be stored of a record, or the sentence that says why it cannot be. */
  check(context: CheckContext, wire: Readonly<Record<string, unknown>>): Promise<Checked | string>;
  /** Those of these keys that are there already, and the sentence about them. */
  present(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>>;
  readonly presentSentence: string;
  /** Adds the records. Throws or adds fewer when one of them was added meanwhile. */
  insert(tx: Db, records: readonly unknown[], importId: number, stamp: Stamp): Promise<number>;
  /** What depends on the records of an import; nothing when it can be taken back. */
  dependence(db: Db, importId: number): Promise<Dependence | undefined>;
  /** Takes back up to `most` records of an import and tells how many; 0 when none is left. */
  takeBack(tx: Db, importId: number, most: number, stamp: Stamp): Promise<number>;
}

interface RecordKindOptions<Input, Data> extends Omit<RecordKind, 'labelOf' | 'check' | 'insert'> {
  /** The wire name of what a record is called by. */
  readonly label: string;
  readonly input: z.ZodType<Input>;
  readonly rules?: readonly z.ZodType[];
  prepare(context: CheckContext, input: Input): Promise<{ readonly key: string; readonly data: Data } | string>;
  insert(tx: Db, records: readonly Data[], importId: number, stamp: Stamp): Promise<number>;
}

/** Declares a kind: its records pass the contract's own checks before `prepare` sees them. */
export function recordKind<Input, Data>({
  label,
  input,
  rules = [],
  prepare,
  insert,
  ...rest
}: RecordKindOptions<Input, Data>): RecordKind {
  const labelOf = (wire: Readonly<Record<string, unknown>>) => {
    const name = wire[label];
    return typeof name === 'string' ? name.slice(0, 200) : '';
  };
  return {
    ...rest,
    labelOf,
    async check(context, wire) {
      const parsed = z.safeParse(input, wire);
      if (parsed.error) return everyReason(everyFailure(input, parsed.error));
      const failed = firstMessage(parsed.data, ...rules);
      if (failed) return everyReason([failed]);
      const prepared = await prepare(context, parsed.data);
      return typeof prepared === 'string' ? prepared : { ...prepared, label: labelOf(wire) };
    },
    // What is kept of a checked row is what `prepare` gave, as JSON.
    insert: (tx, records, importId, stamp) => insert(tx, records as readonly Data[], importId, stamp),
  };
}

/** Nobody reads more of one row. */
const mostReasons = 20;

/** All faults of a row in one text, so that one correction of the file mends them all. */
function everyReason(failures: readonly FailedCheck[]): string {
  return failures
    .slice(0, mostReasons)
    .map(({ field, message }) => ofPart(field, message))
    .join(' ');
}

/** The sentence about a contact person or line says which of them it is about. */
function ofPart(field: string, sentence: string): string {
  const [part, index] = field.split('.');
  if (index === undefined || !/^\d+$/.test(index)) return sentence;
  return part === 'contacts' ? say.ofContact(Number(index) + 1, sentence) : say.ofLine(Number(index) + 1, sentence);
}

/** Whether a record may come with this status: approved ones only from who may approve. The sentence when it may not. */
export function refusedStatus(status: string, right: RightName, rights: ReadonlySet<string>): string | undefined {
  if (status !== 'Pending' && status !== 'Approved') return say.statusUnknown;
  return status === 'Approved' && !rights.has(right) ? say.mayNotApprove : undefined;
}
