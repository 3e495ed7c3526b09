/** The SQL of what may still be marked or paid back. Reading: billsToMark, dealsToMark, hasAccount, freeMoney, cashOfDay, valueOfMarks. */
import './money-tables.ts';
import { sql } from 'kysely';
import { isAmong } from '../platform/database/is-among.ts';
import type { Db } from '../platform/database/tables.ts';
import { askedOfDeal } from './asked-of-deal.ts';
import { settlementTables } from './settlement-store.ts';

/** A customer and the company that it owes or has paid. */
export interface Account {
  readonly customerId: number;
  readonly companyId: number;
}

/** A bill or deal that marks may name: whose it is, and what no other valid mark covers, in paise. */
export interface Markable extends Account {
  readonly number: string;
  readonly left: number;
}

/** After every day that a receipt, bill or refund may have: all facts count, those of post-dated cheques too. */
const always = '9999-12-31';

/**
 * The bills of an account with what no credit note and no valid mark covers. Marks of `except`, a receipt whose marks are being replaced,
 * do not count.
 */
export async function billsToMark(
  db: Db,
  account: Account,
  billIds: readonly number[],
  except: number,
): Promise<ReadonlyMap<number, Markable & { readonly kind: string }>> {
  if (billIds.length === 0) return new Map();
  const { rows } = await sql<{ billId: number; kind: string; number: string; amount: number; marked: number }>`
    ${settlementTables(db, { asOf: always, ...account })}
    select bills.bill_id as "billId", bills.kind, bills.number, bills.amount - bills.credited as amount, coalesce((
      select sum(receipt_marks.amount_paise) from receipt_marks inner join receipts on receipts.id = receipt_marks.receipt_id
      where receipt_marks.bill_id = bills.bill_id and receipts.voided_at = '' and receipts.bounced_on = '' and receipts.id <> ${except}), 0) as marked
    from bills where ${isAmong(db, 'bills.bill_id', billIds)}`.execute(db);
  return new Map(
    rows.map(({ billId, kind, number, amount, marked }) => [
      Number(billId),
      { ...account, kind, number, left: Math.max(0, Number(amount) - Number(marked)) },
    ]),
  );
}

/** Deals with what they still ask of an account: their total less everything that was marked for them or for their bills. */
export async function dealsToMark(
  db: Db,
  { customerId, companyId }: Account,
  dealIds: readonly number[],
  { except, today }: { readonly except: number; readonly today: string },
): Promise<ReadonlyMap<number, Markable>> {
  if (dealIds.length === 0) return new Map();
  const askedOfEach = askedOfDeal({ deal: sql.ref('deals.id'), company: sql`${companyId}`, customer: sql`${customerId}` }, today);
  const { rows } = await sql<{ dealId: number; number: string; asked: number | null; has: number }>`
    select deals.id as "dealId", deals.number, ${askedOfEach} as asked,
      coalesce((select sum(receipt_marks.amount_paise) from receipt_marks inner join receipts on receipts.id = receipt_marks.receipt_id
        where receipts.voided_at = '' and receipts.bounced_on = '' and receipts.id <> ${except}
          and receipts.company_id = ${companyId} and receipts.customer_id = ${customerId}
          and (receipt_marks.deal_id = deals.id or receipt_marks.bill_id in (
            select consignments.id * 2 from consignments inner join orders on orders.id = consignments.order_id
            inner join quotations on quotations.id = orders.quotation_id where quotations.deal_id = deals.id))), 0)
      - coalesce((select sum(refunds.amount_paise) from refunds where refunds.deal_id = deals.id), 0) as has
    from deals where ${isAmong(db, 'deals.id', dealIds)}`.execute(db);
  return new Map(
    rows.flatMap(({ dealId, number, asked, has }) =>
      asked === null ? [] : [[dealId, { customerId, companyId, number, left: Math.max(0, Number(asked) - Number(has)) }] as const],
    ),
  );
}

/** Whether there is anything on an account: a bill, or money that came or went. */
export async function hasAccount(db: Db, account: Account): Promise<boolean> {
  const { rows } = await sql`${settlementTables(db, { asOf: always, ...account })} select 1 from accounts limit 1`.execute(db);
  return rows.length > 0;
}

/** What an account has free on a day: the money on account, or the advance of a deal. In paise. */
export async function freeMoney(db: Db, account: Account, dealId: number | undefined, asOf: string): Promise<number> {
  const tables = settlementTables(db, { asOf, ...account });
  const { rows } =
    dealId === undefined
      ? await sql<{ free: number }>`${tables} select on_account as free from accounts`.execute(db)
      : await sql<{ free: number }>`${tables} select advance as free from deal_money where deal_id = ${dealId}`.execute(db);
  return Number(rows[0]?.free ?? 0);
}

/** What a customer has paid in cash on a day, to all companies, in paise. */
export async function cashOfDay(db: Db, customerId: number, receivedOn: string): Promise<number> {
  const { cash } = await db
    .selectFrom('receipts')
    .select(sql<number | string | null>`sum(amount_paise)`.as('cash'))
    .where('customer_id', '=', customerId)
    .where('received_on', '=', receivedOn)
    .where('mode', '=', 'Cash')
    .where('voided_at', '=', '')
    .executeTakeFirstOrThrow();
  return Number(cash ?? 0);
}

/** The value without GST of what marks pay of invoices, in paise: that part of each invoice's taxable value. */
export async function valueOfMarks(
  db: Db,
  marks: readonly { readonly billId?: number | undefined; readonly amount: number }[],
): Promise<number> {
  let value = 0;
  for (const { billId, amount } of marks) {
    if (billId === undefined || billId % 2 === 1) continue;
    const { rows } = await sql<{ taxable: number; total: number }>`
      select taxable_paise as taxable, total_paise as total from consignments where id = ${billId / 2}`.execute(db);
    const { taxable = 0, total = 0 } = rows[0] ?? {};
    if (Number(total) > 0) value += Math.round((Number(taxable) * amount) / Number(total));
  }
  return value;
}
