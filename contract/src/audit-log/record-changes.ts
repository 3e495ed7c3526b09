/** What a change did to a record, field by field, in the office's words. */
import type * as z from 'zod';
import { auditedRecord, fieldOf } from '../audited-records.ts';
import { dashedDate, dashedMoment } from '../platform/dates.ts';
import { groupedDecimal } from '../platform/decimal.ts';
import { kindOf } from '../platform/shown-as.ts';

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

/** Fields that are not named after their keys. */
const labels: Readonly<Record<string, string>> = {
  gst: 'GSTIN',
  'tax gst': 'Tax percentage',
  birthDate: 'Date of birth',
  anniversary: 'Date of anniversary',
  voterId: 'Voter ID',
  empNumber: 'Employee number',
  show: 'Show on website',
  gstServiceChargePercent: 'GST on service charges percent',
  gstServiceChargeAmount: 'GST on service charges amount',
  eInvoices: 'E-invoices',
  ackNo: 'Acknowledgement number',
  ackDate: 'Acknowledgement date',
  signedQr: 'Signed QR code',
};

const inCapitals = ['cgst', 'gst', 'gstin', 'hsn', 'ifsc', 'igst', 'irn', 'lr', 'lut', 'mrp', 'msme', 'pan', 'po', 'sgst', 'tan'];

/** Words of keys that the office writes in another way. */
const spellings: ReadonlyMap<string, string> = new Map([
  ...inCapitals.map((word) => [word, word.toUpperCase()] as const),
  ['eway', 'e-way bill'],
]);

/** `joiningDate` as `Joining date`, `lrDate` as `LR date`. Names that contain spaces, such as those of rights, stay unchanged. */
function labelOf(kind: string, key: string): string {
  const known = labels[`${kind} ${key}`] ?? labels[key];
  if (known !== undefined) return known;
  const spaced = key.replace(/([a-z])([A-Z])/g, (_, before: string, capital: string) => `${before} ${capital.toLowerCase()}`);
  const spelt = spaced
    .split(' ')
    .map((word) => spellings.get(word) ?? word)
    .join(' ');
  return spelt.charAt(0).toUpperCase() + spelt.slice(1);
}

/** The text of a value, formatted as its field is declared. A masked value stays unchanged. */
function textOf(field: z.ZodType | undefined, value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const kind = kindOf(field);
  if (typeof value === 'number') return kind === 'hundredths' ? groupedDecimal(value) : String(value);
  if (kind === 'moment') return dashedMoment(value);
  return kind === 'date' ? dashedDate(value) : value;
}

/** All shown fields with a text, including those of nested records: `Contacts 1 · Mobile`. */
function fieldsOf(kind: string, record: object | null): Fields {
  const found = new Map<string, string>();
  const walk = (value: unknown, field: z.ZodType | undefined, label: string): void => {
    if (value === null || value === undefined || value === '') return;
    if (Array.isArray(value)) value.forEach((each, index) => walk(each, field, `${label} ${index + 1}`));
    else if (typeof value === 'object') walkFields(value, field, `${label} · `);
    else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') found.set(label, textOf(field, value));
  };
  const walkFields = (fields: object, schema: z.ZodType | undefined, prefix: string): void => {
    for (const [key, value] of Object.entries(fields))
      if (!isUnshown(key, value)) walk(value, fieldOf(schema, key), prefix + labelOf(kind, key));
  };
  if (record) walkFields(record, auditedRecord(kind), '');
  return found;
}

/** The fields that differ, in the order of the record. For a new or deleted record: all filled fields. */
export function fieldChanges(kind: string, before: object | null, after: object | null): FieldChange[] {
  const [old, now] = [fieldsOf(kind, before), fieldsOf(kind, after)];
  return [...new Set([...now.keys(), ...old.keys()])]
    .filter((field) => old.get(field) !== now.get(field))
    .map((field) => ({ field, before: old.get(field) ?? null, after: now.get(field) ?? null }));
}
