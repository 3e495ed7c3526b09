import type { Db } from './database/tables.ts';

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

/** Values that no log may show; the change itself stays visible. */
const masked = new Set(['passwordHash', 'password_hash', 'pan', 'adhaar', 'bankAccount', 'bank_account', 'search_text', 'name_key']);

function asText(record: object | undefined): string | null {
  return record ? JSON.stringify(record, (key, value: unknown) => (masked.has(key) ? undefined : value)) : null;
}

/** Writes down who changed what, in the transaction of the change. */
export async function writeAudit(db: Db, operation: string, userId: number, now: string, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  await db
    .insertInto('audit_log')
    .values(
      changes.map((change) => ({
        happened_at: now,
        user_id: userId,
        operation,
        record: change.record,
        record_id: change.id,
        before: asText(change.before),
        after: asText(change.after),
      })),
    )
    .execute();
}
