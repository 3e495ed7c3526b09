/** The SQL of the vouchers for Tally (PAY-24). Reading: moneyVouchers, movedInPeriod, customersInPeriod, countVouchers. */
import './money-tables.ts';
import type { DeductionKind, ReceiptMode } from '@vikray/contract/money/receipt-words.ts';
import { sql, type RawBuilder } from 'kysely';
import { isAmong } from '../platform/database/is-among.ts';
import type { Db } from '../platform/database/tables.ts';
import { joinedToMarks } from './marked-bills-store.ts';

/** The days of a company that a file holds, both included. */
export interface VoucherPeriod {
  readonly companyId: number;
  readonly from: string;
  readonly to: string;
}

/** What a part of a voucher is for: an invoice or an advance by its number, or nothing that Tally could find. */
export interface VoucherReference {
  readonly kind: 'Bill' | 'Advance' | 'On Account';
  /** Blank for what is on account. */
  readonly name: string;
  readonly amount: number;
}

/** Money that moved on a day: a receipt, the cheque of one that bounced, or a refund. Amounts in paise. */
export interface MoneyVoucher {
  readonly kind: 'receipt' | 'bounce' | 'refund';
  readonly id: number;
  readonly number: string;
  /** A cheque counts from its date, and a bounce is of its own day. */
  readonly date: string;
  readonly customerId: number;
  readonly mode: ReceiptMode;
  /** What came or went, without deductions. */
  readonly amount: number;
  readonly deductions: readonly { readonly kind: DeductionKind; readonly amount: number }[];
  readonly references: readonly VoucherReference[];
  /** The reference of the payment; blank for none. */
  readonly reference: string;
  readonly chequeDate: string;
  readonly bank: string;
  /** Why the cheque bounced or the money went back; blank for a receipt. */
  readonly reason: string;
}

const chunkSize = 250;

/** A cheque that bounced before it counted never counted, and a void receipt neither. */
const counted = sql<boolean>`receipts.voided_at = '' and (receipts.bounced_on = '' or receipts.bounced_on >= receipts.counts_from)`;

const within = ({ companyId, from, to }: VoucherPeriod, table: 'receipts' | 'refunds', day: string) =>
  sql<boolean>`${sql.ref(`${table}.company_id`)} = ${companyId} and ${sql.ref(`${table}.${day}`)} >= ${from} and ${sql.ref(`${table}.${day}`)} <= ${to}`;

/** Which rows are vouchers of a period, by kind. */
const conditionOf = {
  receipt: (period: VoucherPeriod) => sql<boolean>`${counted} and ${within(period, 'receipts', 'counts_from')}`,
  bounce: (period: VoucherPeriod) => sql<boolean>`${counted} and ${within(period, 'receipts', 'bounced_on')}`,
  refund: (period: VoucherPeriod) => within(period, 'refunds', 'paid_on'),
};

/** The vouchers of a period, the receipts first, in chunks, so that only one chunk is in memory at a time. */
export async function* moneyVouchers(db: Db, period: VoucherPeriod): AsyncGenerator<MoneyVoucher[]> {
  for (const kind of ['receipt', 'bounce'] as const)
    for await (const ids of chunksOf(db, 'receipts', conditionOf[kind](period))) yield receiptVouchers(db, ids, kind);
  for await (const ids of chunksOf(db, 'refunds', conditionOf.refund(period))) yield refundVouchers(db, ids);
}

async function* chunksOf(db: Db, table: 'receipts' | 'refunds', condition: RawBuilder<boolean>): AsyncGenerator<number[]> {
  let last = 0;
  for (;;) {
    const rows = await db.selectFrom(table).select('id').where(condition).where('id', '>', last).orderBy('id').limit(chunkSize).execute();
    const end = rows.at(-1);
    if (!end) return;
    yield rows.map(({ id }) => id);
    last = end.id;
  }
}

async function receiptVouchers(db: Db, ids: readonly number[], kind: 'receipt' | 'bounce'): Promise<MoneyVoucher[]> {
  const rows = await db
    .selectFrom('receipts')
    .selectAll()
    .where(isAmong(db, 'id', ids))
    .orderBy('id')
    .execute();
  const kept = await db
    .selectFrom('receipt_deductions')
    .select(['receipt_id', 'kind', 'amount_paise as amount'])
    .where(isAmong(db, 'receipt_id', ids))
    .orderBy('id')
    .execute();
  const deductions = Map.groupBy(kept, (row) => row.receipt_id);
  const references = await referencesOf(db, ids);
  return rows.map((row) => {
    const marked = references.get(row.id) ?? [];
    const left = row.amount_paise + row.deducted_paise - marked.reduce((sum, { amount }) => sum + amount, 0);
    return {
      kind,
      id: row.id,
      number: row.number,
      date: kind === 'receipt' ? row.counts_from : row.bounced_on,
      customerId: row.customer_id,
      mode: row.mode,
      amount: row.amount_paise,
      deductions: deductions.get(row.id) ?? [],
      references: left > 0 ? [...marked, onAccount(left)] : marked,
      reference: row.reference,
      chequeDate: row.cheque_on,
      bank: row.bank,
      reason: kind === 'bounce' ? row.bounce_reason : '',
    };
  });
}

const onAccount = (amount: number): VoucherReference => ({ kind: 'On Account', name: '', amount });

/**
 * What receipts are marked for: the invoices that are bills, and deals by their number. What is marked for a charge, which has no number,
 * or for an invoice that was made void since, is on account.
 */
async function referencesOf(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, VoucherReference[]>> {
  const { rows } = await sql<{ receiptId: number; kind: 'Bill' | 'Advance'; name: string; amount: number | string }>`
    select marked."receiptId", marked.kind, marked.name, sum(marked.amount) as amount from (
      select receipt_marks.id, receipt_marks.receipt_id as "receiptId", receipt_marks.amount_paise as amount,
        case when receipt_marks.deal_id is null then 'Bill' else 'Advance' end as kind,
        coalesce(deals.number, entered_bills.number,
          case when consignments.paper_state <> 'Void' and consignments.total_paise > 0 then consignments.invoice_number end) as name
      from receipt_marks ${joinedToMarks}
      where ${isAmong(db, 'receipt_marks.receipt_id', ids)}
    ) as marked where marked.name <> ''
    group by marked."receiptId", marked.kind, marked.name order by min(marked.id)`.execute(db);
  const named = rows.map(({ receiptId, kind, name, amount }) => ({ receiptId: Number(receiptId), kind, name, amount: Number(amount) }));
  return Map.groupBy(named, ({ receiptId }) => receiptId);
}

async function refundVouchers(db: Db, ids: readonly number[]): Promise<MoneyVoucher[]> {
  const rows = await db
    .selectFrom('refunds')
    .leftJoin('deals', 'deals.id', 'refunds.deal_id')
    .selectAll('refunds')
    .select('deals.number as deal_number')
    .where(isAmong(db, 'refunds.id', ids))
    .orderBy('refunds.id')
    .execute();
  return rows.map((row) => ({
    kind: 'refund',
    id: row.id,
    number: row.number,
    date: row.paid_on,
    customerId: row.customer_id,
    mode: row.mode,
    amount: row.amount_paise,
    deductions: [],
    references: [row.deal_number ? { kind: 'Advance', name: row.deal_number, amount: row.amount_paise } : onAccount(row.amount_paise)],
    reference: row.reference,
    chequeDate: '',
    bank: '',
    reason: row.reason,
  }));
}

/** The modes and deductions of a period, and so the ledgers that its vouchers name. */
export async function movedInPeriod(db: Db, period: VoucherPeriod): Promise<{ modes: ReceiptMode[]; deductions: DeductionKind[] }> {
  const isInFile = sql<boolean>`(${conditionOf.receipt(period)} or ${conditionOf.bounce(period)})`;
  const received = await db.selectFrom('receipts').select('mode').distinct().where(isInFile).where('amount_paise', '>', 0).execute();
  const paid = await db.selectFrom('refunds').select('mode').distinct().where(conditionOf.refund(period)).execute();
  const kept = await db
    .selectFrom('receipt_deductions')
    .innerJoin('receipts', 'receipts.id', 'receipt_deductions.receipt_id')
    .select('receipt_deductions.kind')
    .distinct()
    .where(isInFile)
    .execute();
  const modes = new Set([...received, ...paid].map(({ mode }) => mode));
  return { modes: [...modes], deductions: kept.map(({ kind }) => kind) };
}

/** The customers whose money a period moved. */
export async function customersInPeriod(db: Db, period: VoucherPeriod): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select customer_id as id from receipts where (${conditionOf.receipt(period)} or ${conditionOf.bounce(period)})
    union select customer_id from refunds where ${conditionOf.refund(period)} order by id`.execute(db);
  return rows.map(({ id }) => Number(id));
}

/** How many vouchers a period has, and how many receipts and charges none is made of. */
export async function countVouchers(db: Db, period: VoucherPeriod) {
  const { companyId, from, to } = period;
  const count = async (rows: RawBuilder<unknown>) => {
    const found = await sql<{ n: number | string }>`select count(*) as n from ${rows}`.execute(db);
    return Number(found.rows[0]?.n ?? 0);
  };
  return {
    receipts: await count(sql`receipts where ${conditionOf.receipt(period)}`),
    bounces: await count(sql`receipts where ${conditionOf.bounce(period)}`),
    refunds: await count(sql`refunds where ${conditionOf.refund(period)}`),
    voidReceipts: await count(sql`receipts where receipts.voided_at <> '' and ${within(period, 'receipts', 'counts_from')}`),
    charges: await count(
      sql`entered_bills where kind = 'Charge' and company_id = ${companyId} and billed_on >= ${from} and billed_on <= ${to}`,
    ),
  };
}
