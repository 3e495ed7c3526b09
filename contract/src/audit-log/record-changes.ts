/** What a change did to a record, field by field, in the office's words. */
import type * as z from 'zod';
import { auditedRecord, fieldOf } from '../audited-records.ts';
import { dashedDate, dashedInstant } from '../platform/dates.ts';
import { groupedDecimal, groupedPieces } from '../platform/decimal.ts';
import { kindOf } from '../platform/shown-as.ts';
import { fieldLabel, nestedLabel } from './field-labels.ts';

/** One field: its text before and after; null where there was none. */
export interface FieldChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

type Fields = ReadonlyMap<string, string>;

/** Technical fields, and fields that follow from others: not shown. */
const unshown = new Set(['id', 'version', 'updatedOn', 'contactPersons', 'salt']);

/** Ids are not shown, as the name is a field too: `cityId`, but not `voterId`, which is a text. */
function isUnshown(key: string, value: unknown): boolean {
  return unshown.has(key) || (typeof value === 'number' && /Ids?$/.test(key));
}

/** The text of a value, formatted as its field is declared. A masked value stays unchanged. */
function textOf(field: z.ZodType | undefined, value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const kind = kindOf(field);
  if (typeof value === 'number') return kind === 'hundredths' ? groupedDecimal(value) : groupedPieces(value);
  if (kind === 'instant') return dashedInstant(value);
  return kind === 'date' ? dashedDate(value) : value;
}

/** All shown fields with a text, including those of nested records: `Contacts 1 · Mobile`. */
function fieldsOf(kind: string, record: object | null): Fields {
  const found = new Map<string, string>();
  const walk = (value: unknown, field: z.ZodType | undefined, label: string): void => {
    if (value === null || value === undefined || value === '') return;
    if (Array.isArray(value)) value.forEach((each, index) => walk(each, field, `${label} ${index + 1}`));
    else if (typeof value === 'object') walkFields(value, field, (key) => `${label} · ${nestedLabel(key)}`);
    else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') found.set(label, textOf(field, value));
  };
  const walkFields = (fields: object, schema: z.ZodType | undefined, named: (key: string) => string): void => {
    for (const [key, value] of Object.entries(fields)) if (!isUnshown(key, value)) walk(value, fieldOf(schema, key), named(key));
  };
  if (record) walkFields(record, auditedRecord(kind), (key) => fieldLabel(kind, key));
  return found;
}

/** The fields that differ, in the order of the record. For a new or deleted record: all filled fields. */
export function fieldChanges(kind: string, before: object | null, after: object | null): FieldChange[] {
  const [old, now] = [fieldsOf(kind, before), fieldsOf(kind, after)];
  return [...new Set([...now.keys(), ...old.keys()])]
    .filter((field) => old.get(field) !== now.get(field))
    .map((field) => ({ field, before: old.get(field) ?? null, after: now.get(field) ?? null }));
}
