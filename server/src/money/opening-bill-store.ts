/** The SQL of bills from before the panel. Reading: takenOpeningBills. Writing: insertOpeningBills, takeBackOpeningBills. */
import './money-tables.ts';
import { openedOf } from '@vikray/contract/money/money-messages.ts';
import { insertInChunks } from '../platform/database/insert-many.ts';
import type { Db } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import type { Account } from './account-store.ts';
import { isBill } from './is-bill.ts';

/** A bill ready to be stored, with what of it was open. Amounts in paise. */
export interface NewOpeningBill extends Account {
  readonly number: string;
  readonly date: string;
  readonly dueOn: string;
  readonly amount: number;
  readonly open: number;
}

/** The key of a bill: no company has a number twice for a customer, in capitals or not. */
export function openingBillKey({ companyId, customerId, number }: Account & { readonly number: string }): string {
  return `${companyId} ${customerId} ${number.toLowerCase()}`;
}

/** The given keys whose bill has been imported, or is that of a consignment. */
export async function takenOpeningBills(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const wanted = new Set(keys);
  const customers = [...new Set(keys.map((key) => Number(key.split(' ')[1])))];
  const rows = await db
    .selectFrom('entered_bills')
    .select(['company_id as companyId', 'customer_id as customerId', 'number'])
    .where('kind', '=', 'Opening')
    .where('customer_id', 'in', customers)
    .unionAll(
      db
        .selectFrom('consignments')
        .select(['company_id as companyId', 'customer_id as customerId', 'invoice_number as number'])
        .where('customer_id', 'in', customers)
        .where(isBill),
    )
    .execute();
  return new Set(rows.map(openingBillKey).filter((key) => wanted.has(key)));
}

/** Adds bills and returns how many. What was paid before is only said: the bill is what was open. */
export async function insertOpeningBills(
  db: Db,
  bills: readonly NewOpeningBill[],
  importId: number,
  { userId, now }: WriteStamp,
): Promise<number> {
  const rows = bills.map(({ companyId, customerId, number, date, dueOn, amount, open }) => ({
    company_id: companyId,
    customer_id: customerId,
    kind: 'Opening' as const,
    number,
    billed_on: date,
    due_on: dueOn,
    amount_paise: open,
    reason: open === amount ? '' : openedOf(amount),
    import_id: importId,
    entered_by_id: userId,
    created_at: now,
  }));
  await insertInChunks(rows, async (chunk) =>
    db
      .insertInto('entered_bills')
      .values([...chunk])
      .execute(),
  );
  return bills.length;
}

/** Removes imported bills, with the changes of their due dates, their settled disputes, and the marks of void receipts. */
export async function takeBackOpeningBills(db: Db, ids: readonly number[]): Promise<void> {
  const numbers = ids.map((id) => id * 2 + 1);
  for (const table of ['due_parts', 'disputes', 'receipt_marks'] as const)
    await db.deleteFrom(table).where('bill_id', 'in', numbers).execute();
  await db.deleteFrom('entered_bills').where('id', 'in', ids).execute();
}
