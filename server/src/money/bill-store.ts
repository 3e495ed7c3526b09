/**
 * The SQL of bills that were entered, of the days on which bills are due, and of disputes. Reading: findBill. Writing: insertCharge,
 * changeDueParts, insertDispute, settleDispute.
 */
import './money-tables.ts';
import { billIdOf } from '@vikray/contract/money/bill-id.ts';
import type { BillPart } from '@vikray/contract/money/settlement.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import type { Account } from './account-store.ts';
import { settlementTables } from './settlement-store.ts';

interface Charge extends Account {
  readonly date: string;
  readonly dueOn: string;
  readonly amount: number;
  readonly reason: string;
}

/** Stores a charge and returns the number of its bill. */
export async function insertCharge(
  db: Db,
  { customerId, companyId, date, dueOn, amount, reason }: Charge,
  { userId, now }: WriteStamp,
): Promise<number> {
  const { id } = await db
    .insertInto('entered_bills')
    .values({
      company_id: companyId,
      customer_id: customerId,
      kind: 'Charge',
      number: '',
      billed_on: date,
      due_on: dueOn,
      amount_paise: amount,
      reason,
      entered_by_id: userId,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return billIdOf({ enteredBillId: id });
}

/** A bill with its parts and what of each is open. */
export interface FoundBill extends Account {
  readonly billId: number;
  readonly number: string;
  readonly date: string;
  readonly amount: number;
  readonly open: number;
  readonly parts: readonly (BillPart & { readonly open: number })[];
  readonly isDisputed: boolean;
  /** How often its due dates have changed. */
  readonly changes: number;
  readonly version: number;
}

/** The version of the bill in `bills`: 1, and 1 more for each change of its due dates, each dispute and each settled one. */
export const billVersion = sql<number>`(
  1 + (select coalesce(max(due_parts.change_number), 0) from due_parts where due_parts.bill_id = bills.bill_id)
  + (select count(*) from disputes where disputes.bill_id = bills.bill_id)
  + (select count(*) from disputes where disputes.bill_id = bills.bill_id and disputes.settled_on <> ''))`;

/** A bill as it stands on a day; nothing if there is none of this number, or no longer. */
export async function findBill(db: Db, account: Account, billId: number, asOf: string): Promise<FoundBill | undefined> {
  const { rows } = await sql<{
    number: string;
    date: string;
    amount: number;
    open: number;
    dueOn: string;
    start: number;
    end: number;
    partOpen: number;
    changes: number;
    version: number;
    dispute: string;
  }>`
    ${settlementTables(db, { asOf, ...account })}
    select bills.number, bills.billed_on as date, bills.amount, bills.open, bill_parts.due_on as "dueOn", bill_parts.open as "partOpen",
      part_ends.part_start as start, part_ends.part_end as "end",
      (select coalesce(max(change_number), 0) from due_parts where due_parts.bill_id = bills.bill_id) as changes,
      ${billVersion} as version, bills.dispute
    from bills inner join bill_parts on bill_parts.bill_id = bills.bill_id
    inner join part_ends on part_ends.bill_id = bills.bill_id and part_ends.position = bill_parts.position
    where bills.bill_id = ${billId} order by bill_parts.position`.execute(db);
  const [first] = rows;
  if (!first) return undefined;
  return {
    ...account,
    billId,
    number: first.number,
    date: first.date,
    amount: Number(first.amount),
    open: Number(first.open),
    parts: rows.map(({ dueOn, start, end, partOpen }) => ({ dueOn, amount: Number(end) - Number(start), open: Number(partOpen) })),
    isDisputed: first.dispute !== '',
    changes: Number(first.changes),
    version: Number(first.version),
  };
}

/** The customer and company of a bill; nothing if there is none of this number. */
export async function accountOfBill(db: Db, billId: number): Promise<Account | undefined> {
  const id = Math.floor(billId / 2);
  const table = billId % 2 === 0 ? ('consignments' as const) : ('entered_bills' as const);
  const row = await db.selectFrom(table).select(['customer_id', 'company_id']).where('id', '=', id).executeTakeFirst();
  return row && { customerId: row.customer_id, companyId: row.company_id };
}

/** Stores when the parts of a bill are due from now on. */
export async function changeDueParts(
  db: Db,
  { billId, changes }: FoundBill,
  parts: readonly BillPart[],
  reason: string,
  { userId, now }: WriteStamp,
): Promise<void> {
  await db
    .insertInto('due_parts')
    .values(
      parts.map(({ dueOn, amount }, index) => ({
        bill_id: billId,
        change_number: changes + 1,
        position: index + 1,
        due_on: dueOn,
        amount_paise: amount,
        changed_on: dateAt(now),
        reason,
        changed_by_id: userId,
        created_at: now,
      })),
    )
    .execute();
}

/** Stores that a bill is disputed from now on. */
export async function insertDispute(db: Db, billId: number, note: string, { userId, now }: WriteStamp): Promise<void> {
  await db
    .insertInto('disputes')
    .values({ bill_id: billId, disputed_on: dateAt(now), note, disputed_by_id: userId, created_at: now })
    .execute();
}

/** Stores that the dispute of a bill is settled from now on. */
export async function settleDispute(db: Db, billId: number, note: string, { userId, now }: WriteStamp): Promise<void> {
  await db
    .updateTable('disputes')
    .set({ settled_on: dateAt(now), settled_note: note, settled_by_id: userId })
    .where('bill_id', '=', billId)
    .where('settled_on', '=', '')
    .execute();
}
