/** How a kind of record is imported. Declare every kind with `recordImporter`; `record-importers.ts` lists them. */
import { everyFailure, type FailedCheck } from '@vikray/contract/platform/check.ts';
import { importMessages as say } from '@vikray/contract/imports/import-messages.ts';
import { importColumns } from '@vikray/contract/imports/import-columns.ts';
import type { ImportKind } from '@vikray/contract/imports/import.ts';
import type { FailureOf } from '@vikray/contract/operations.ts';
import { wellFormedFields, type RecordCodec } from '@vikray/contract/platform/wire.ts';
import * as z from 'zod';
import type { Lookups } from '../lookups/public.ts';
import type { Db } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { mayImportApproved } from './approval-right.ts';
import type { ImportedPictures } from './pictures.ts';
import type { KnownRecord, RecordUpdates } from './record-updates.ts';
import type { Wire } from './wire.ts';
import { namingValue, namingValues } from './name-values.ts';

/** What the check of a record uses: the same for all records of a file, so its lookups and pictures are cached. */
export interface CheckContext {
  readonly db: Db;
  readonly lookups: Lookups;
  /** The date in India. */
  readonly today: string;
  /** Receives notes for the user on the records. Each is shown once. */
  onNote(note: string): void;
  readonly pictures: ImportedPictures;
  /** The percentages of the list of taxes, in hundredths. */
  readonly taxRates: ReadonlySet<number>;
  readonly rights: ReadonlySet<string>;
  /** Whether known records are updated, and the fields that a new one needs. */
  readonly isUpdate: boolean;
  readonly required: readonly string[];
  /** The record that the row updates; absent for a new one. */
  readonly known?: KnownRecord | undefined;
}

/** A checked record: `label` names it for users, `key` is unique, `data` is stored if there are no faults. */
export interface CheckedRecord {
  readonly label: string;
  /** Undefined when a field of the key has a fault. */
  readonly key: string | undefined;
  /** Other keys that no second record of the file may have. */
  readonly otherKeys?: readonly string[];
  readonly faults: readonly string[];
  readonly data: unknown;
}

/** The reason why an import cannot be taken back. */
export type TakeBackObstacle = Exclude<FailureOf<'TakeBackImport'>, 'ImportNotFound' | 'Forbidden' | 'NotTakeable'>;

/** Why an import cannot be taken back, and the first records of it for which this holds. */
export interface ImportDependence {
  readonly obstacle: TakeBackObstacle;
  readonly names: readonly string[];
}

/** How the records of one kind are checked, added and taken back. */
export interface RecordImporter {
  /** The name of a record in its row, even when the record has faults. */
  labelOf(wire: Wire): string;
  /** Finds all faults of a record. */
  check(context: CheckContext, wire: Wire): Promise<CheckedRecord>;
  /** The given keys that already exist. */
  present(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>>;
  readonly presentSentence: string;
  /** The fields that the rows of one record have in common, if each of its lines has a row. */
  readonly sharedFields?: readonly string[];
  /** How known records are updated, if they can be. */
  readonly updates?: RecordUpdates;
  /** What the user should look at before new records are added. It refuses none. */
  hints?(db: Db, rows: readonly { readonly number: number; readonly data: unknown }[]): Promise<readonly string[]>;
  /** The sentence about the first record that rows name and that has been removed since the check; the others stay until the end of `tx`. */
  gone?(tx: Db, records: readonly unknown[]): Promise<string | undefined>;
  /** Adds the records. Throws or adds fewer when one of them has been added since the check. */
  insert(tx: Db, records: readonly unknown[], importId: number, stamp: WriteStamp): Promise<number>;
  /** What depends on the given records of an import, or on any of them; nothing when they can be taken back. */
  dependence(db: Db, importId: number, ids?: readonly number[]): Promise<ImportDependence | undefined>;
  takeBack(tx: Db, ids: readonly number[], stamp: WriteStamp, importId: number): Promise<void>;
}

type AnyRecord = RecordCodec<'row' | 'body'>;

interface RecordImporterOptions<Codec extends AnyRecord, Data> extends Omit<RecordImporter, 'labelOf' | 'check' | 'gone' | 'insert'> {
  readonly kind: ImportKind;
  /** The wire name of the field that names a record. */
  readonly label: string;
  readonly input: Codec;
  /** Reads fields that depend on each other, such as those of a place. */
  read?(context: CheckContext, wire: Wire): Promise<Wire>;
  /** Rules over several fields. */
  readonly rules?: readonly z.ZodType[];
  /** The key of a record, from those of its fields that are well-formed. */
  keyOf(parts: Partial<z.output<Codec>>, context: CheckContext): Promise<string | undefined> | string | undefined;
  /** Other keys of a record, such as its code. */
  otherKeysOf?(parts: Partial<z.output<Codec>>): readonly string[];
  /** Faults of well-formed fields that show only against the panel's lists: an unknown city, a missing picture. */
  faults?(context: CheckContext, parts: Partial<z.output<Codec>>, wire: Wire): Promise<FailedCheck[]>;
  /** The data to store for a record without faults. */
  prepare(context: CheckContext, input: z.output<Codec>, key: string): Promise<Data>;
  gone?(tx: Db, records: readonly Data[]): Promise<string | undefined>;
  insert(tx: Db, records: readonly Data[], importId: number, stamp: WriteStamp): Promise<number>;
}

/** Declares a kind. Its records pass the checks of the contract and of the lists before `prepare` gets them. */
export function recordImporter<Codec extends AnyRecord, Data>({
  kind,
  label,
  input,
  read,
  rules = [],
  keyOf,
  otherKeysOf,
  faults,
  prepare,
  gone,
  insert,
  ...rest
}: RecordImporterOptions<Codec, Data>): RecordImporter {
  const fields = Object.keys(input.fields);
  const position = ({ field }: FailedCheck) => fields.indexOf(field.split('.')[0] ?? '');
  const columns = importColumns[kind];
  // A sentence of the form asks for a value and does not know the one in the file.
  const naming = ({ field, message }: FailedCheck, wire: Wire): FailedCheck => {
    const name = field.toLowerCase();
    return { field, message: message.startsWith('Please') ? namingValue(columns, [name], wire[name], message) : message };
  };
  const labelOf = (wire: Wire) => {
    const name = wire[label];
    return typeof name === 'string' ? name.slice(0, 200) : '';
  };
  return {
    ...rest,
    labelOf,
    async check(context, given) {
      const wire = (await read?.(context, given)) ?? given;
      const parsed = z.safeParse(input, wire, { reportInput: true });
      const parts = parsed.data ?? wellFormedFields(input, wire);
      const failed = [
        ...(parsed.error ? everyFailure(input, new z.ZodError(namingValues(columns, parsed.error, wire))) : []),
        ...[...rules.flatMap((rule) => brokenRule(rule, parts)), ...((await faults?.(context, parts, wire)) ?? [])].map((fault) =>
          naming(fault, wire),
        ),
      ];
      const checked = { label: labelOf(wire), key: await keyOf(parts, context), otherKeys: otherKeysOf?.(parts) ?? [] };
      if (parsed.error || failed.length > 0 || checked.key === undefined) {
        return { ...checked, faults: sentences(failed.toSorted((one, other) => position(one) - position(other))), data: undefined };
      }
      return { ...checked, faults: [], data: await prepare(context, parsed.data, checked.key) };
    },
    // The rows contain the results of `prepare` as JSON.
    ...(gone && { gone: (tx, records) => gone(tx, records as readonly Data[]) }),
    insert: (tx, records, importId, stamp) => insert(tx, records as readonly Data[], importId, stamp),
  };
}

/** A rule reports nothing when one of its fields is missing: the missing field is reported already. */
function brokenRule(rule: z.ZodType, parts: object): FailedCheck[] {
  const { error } = z.safeParse(rule, parts);
  return error?.issues.every(({ code }) => code === 'custom') ? everyFailure(rule, error) : [];
}

/** No one reads more faults of one row. */
const maxFaults = 20;

/** All faults of a record, so that the user can correct them together. */
function sentences(failures: readonly FailedCheck[]): string[] {
  return failures.slice(0, maxFaults).map(({ field, message }) => ofPart(field, message));
}

/** Names the contact person or line that the sentence is about. */
function ofPart(field: string, sentence: string): string {
  const [part, index] = field.split('.');
  if (index === undefined || !/^\d+$/.test(index)) return sentence;
  if (part === 'contacts') return say.ofContact(Number(index) + 1, sentence);
  return part === 'lines' ? say.ofLine(Number(index) + 1, sentence) : sentence;
}

/** Only users who may approve can import approved records. No other status is accepted. */
export function refusedStatus(status: string | number | null | undefined, kind: ImportKind, rights: ReadonlySet<string>): FailedCheck[] {
  const wished = String(status ?? 'Pending');
  if (wished !== 'Pending' && wished !== 'Approved') return [{ field: 'status', message: say.statusUnknown }];
  return wished === 'Approved' && !mayImportApproved(kind, rights) ? [{ field: 'status', message: say.mayNotApprove }] : [];
}
