/** What a change did to a record, field by field, in the office's words. */
import { dashedDate, dashedMoment } from '../platform/dates.ts';
import { formatDecimal } from '../platform/decimal.ts';

/** One field: its text before and after; null where there was none. */
export interface FieldChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

type Fields = ReadonlyMap<string, string>;

/** What says nothing to the office: numbers of records, whose names stand beside them, and what follows from the other fields. */
const unshown = /^(id|version|value|updatedOn|contactPersons|salt)$|Ids?$/;

/** Kept in hundredths: paise, hundredths of a piece, hundredths of a percent. */
const inHundredths = new Set([
  'mrp', 'stock', 'rate', 'total', 'subtotal', 'discountPercent', 'discountAmount', 'totalDiscountAmount', 'gstPercent', 'gstAmount', 'specialCharges',
  'shippingCharges', 'installationCharges', 'gstServiceChargePercent', 'gstServiceChargeAmount', 'totalAmount', 'percentHundredths',
]);
/** A purchase counts in hundredths of a piece, quotations and orders in pieces. */
const inHundredthsOfPurchase = new Set(['quantity', 'before']);

const words: Readonly<Record<string, string>> = {
  mrp: 'MRP', gst: 'GSTIN', pan: 'PAN', tan: 'TAN', msme: 'MSME', ifsc: 'IFSC', adhaar: 'Aadhaar', dl: 'Driving licence', dob: 'Date of birth',
  doa: 'Date of anniversary', percentHundredths: 'Tax percentage', empNumber: 'Employee number', show: 'Show on website', before: 'Stock before',
  gstPercent: 'GST percent', gstAmount: 'GST amount', gstServiceChargePercent: 'GST on service charges percent', gstServiceChargeAmount: 'GST on service charges amount',
};

/** `joiningDate` as `Joining date`; what is written with blanks already stays, as the names of rights. */
function labelOf(key: string): string {
  const known = words[key];
  if (known !== undefined) return known;
  const spaced = key.replace(/([a-z])([A-Z])/g, (_, before: string, capital: string) => `${before} ${capital.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

function textOf(kind: string, key: string, value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return inHundredths.has(key) || (kind === 'purchase' && inHundredthsOfPurchase.has(key)) ? formatDecimal(value) : String(value);
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value)) return dashedMoment(value);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? dashedDate(value) : value;
}

/** All shown fields with a text, also of the records inside: `Contacts 1 · Mobile`. */
function fieldsOf(kind: string, record: object | null): Fields {
  const found = new Map<string, string>();
  const walk = (value: unknown, key: string, label: string): void => {
    if (value === null || value === undefined || value === '') return;
    if (Array.isArray(value)) value.forEach((each, index) => walk(each, key, `${label} ${index + 1}`));
    else if (typeof value === 'object') walkFields(value, `${label} · `);
    else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') found.set(label, textOf(kind, key, value));
  };
  const walkFields = (fields: object, prefix: string): void => {
    for (const [key, value] of Object.entries(fields)) if (!unshown.test(key)) walk(value, key, prefix + labelOf(key));
  };
  if (record) walkFields(record, '');
  return found;
}

/** The fields that differ, in the order of the record; for a new record or a deleted one all that say something. */
export function fieldChanges(kind: string, before: object | null, after: object | null): FieldChange[] {
  const [old, now] = [fieldsOf(kind, before), fieldsOf(kind, after)];
  return [...new Set([...now.keys(), ...old.keys()])]
    .filter((field) => old.get(field) !== now.get(field))
    .map((field) => ({ field, before: old.get(field) ?? null, after: now.get(field) ?? null }));
}
