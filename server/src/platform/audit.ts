import { operationWords } from '@vikray/contract/platform/operation.ts';
import { searchTextOf } from './database/search.ts';
import type { Db } from './database/tables.ts';
import type { SignedIn } from './identity.ts';

/** One change of one record, told by the handler that made it. */
export interface Change {
  /** The kind of record in the office's word: `customer`. */
  readonly record: string;
  readonly id: number;
  /** What people call the record, where it says so in none of its usual fields. */
  readonly name?: string;
  /** Nothing for a record that is new. */
  readonly before?: object | undefined;
  readonly after?: object | undefined;
}

/** Values that no log may hold. */
const leftOut = new Set(['password', 'passwordHash', 'password_hash', 'salt', 'search_text', 'name_key']);

/** Private values: the log holds that there is one, and whether it has changed. */
const masked = new Set([
  'pan', 'adhaar', 'dl', 'passport', 'voterId', 'rationCard', 'bankAccount', 'bank_account', 'accountNumber', 'dob', 'doa', 'personalEmail', 'personalMobile',
  'personalPhone',
]);

const mask = '•••';
const changedMask = '••• (changed)';

function asText(record: object | undefined, earlier?: object): string | null {
  if (!record) return null;
  const known = new Map(Object.entries(earlier ?? {}));
  return JSON.stringify(record, (key, value: unknown) => {
    if (leftOut.has(key)) return undefined;
    if (!masked.has(key) || value === '' || value === null || value === undefined) return value;
    return earlier !== undefined && known.get(key) !== value ? changedMask : mask;
  });
}

/** The fields that name a record, the most telling first. */
const nameFields = ['companyName', 'number', 'name', 'orderNumber', 'productName', 'invoiceNumber', 'description'];
const longestName = 120;

function nameOf({ name, before, after }: Change): string {
  const fields = new Map<string, unknown>(Object.entries(after ?? before ?? {}));
  const found = name ?? nameFields.map((field) => fields.get(field)).find((value) => typeof value === 'string' && value !== '');
  return typeof found === 'string' ? [...found.replace(/\s+/g, ' ')].slice(0, longestName).join('') : '';
}

/** Writes down who changed what, in the transaction of the change. */
export async function writeAudit(db: Db, operation: string, user: Pick<SignedIn, 'userId' | 'name'>, now: string, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  await db
    .insertInto('audit_log')
    .values(
      changes.map((change) => {
        const recordName = nameOf(change);
        return {
          happened_at: now,
          user_id: user.userId,
          operation,
          record: change.record,
          record_id: change.id,
          record_name: recordName,
          before: asText(change.before),
          after: asText(change.after, change.before),
          search_text: searchTextOf([user.name, operationWords(operation), change.record, String(change.id), recordName]),
        };
      }),
    )
    .execute();
}
