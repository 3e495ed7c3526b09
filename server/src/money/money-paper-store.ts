/** The SQL of what receipts and refunds say on paper. Reading: receiptFacts, refundFacts, hasServices. */
import './money-tables.ts';
import { howToPay } from '@vikray/contract/money/how-to-pay.ts';
import type { ReceiptFacts, ReceivedPart, RefundFacts } from '@vikray/contract/money/money-papers.ts';
import { moneyPaperWords as say } from '@vikray/contract/money/money-paper-words.ts';
import { slashedDate } from '@vikray/contract/platform/dates.ts';
import { groupedPieces } from '@vikray/contract/platform/decimal.ts';
import { sql } from 'kysely';
import { findOpenCompany } from '../companies/public.ts';
import { isAmong } from '../platform/database/is-among.ts';
import type { Db } from '../platform/database/tables.ts';
import type { Account } from './account-store.ts';
import { companyToPay } from './company-to-pay.ts';
import { customerOfAccount } from './customer-of-account.ts';
import { moneyOfDeal } from './deal-money-store.ts';
import { deductionsOf, findReceipt, marksOf } from './receipt-store.ts';
import { settlementTables } from './settlement-store.ts';

/** What a receipt says on paper on a day; nothing when it does not exist. */
export async function receiptFacts(db: Db, receiptId: number, today: string): Promise<ReceiptFacts | undefined> {
  const receipt = await findReceipt(db, receiptId, today);
  const parties = receipt && (await partiesOf(db, receipt));
  if (!parties) return undefined;
  const marks = await marksOf(db, receiptId);
  const advances = await advancesOf(db, receipt, today);
  const dates = await billDates(db, receipt, today);
  const parts: ReceivedPart[] = [];
  let place = { code: '', name: '' };
  let payNext: ReceiptFacts['payNext'];
  for (const { billId, dealId, number, amount } of marks) {
    if (billId !== null) {
      const date = dates.get(billId);
      parts.push({ text: number === '' ? say.charge : say.invoice(number, date ? slashedDate(date) : ''), amount, isAdvance: false });
      continue;
    }
    const advance = Math.min(amount, advances.get(dealId ?? 0) ?? 0);
    if (advance > 0) {
      const deal = await dealOnPaper(db, dealId ?? 0);
      place = deal.place;
      payNext ??= await payNextFor(db, receipt, { dealId: dealId ?? 0, number, today });
      parts.push({ text: say.advance(number, deal.goods), amount: advance, isAdvance: true });
    }
    if (amount > advance) parts.push({ text: say.ofDeal(number), amount: amount - advance, isAdvance: false });
  }
  const left = receipt.amount + receipt.deducted - receipt.marked;
  if (left > 0) parts.push({ text: say.onAccount, amount: left, isAdvance: false });
  return { ...parties, place, receipt, parts, payNext, deductions: await deductionsOf(db, receiptId) };
}

/** What the deal of an advance still asks, and where to pay it; undefined when it asks nothing more. */
async function payNextFor(
  db: Db,
  { customerId, companyId }: Account,
  { dealId, number, today }: { readonly dealId: number; readonly number: string; readonly today: string },
): Promise<ReceiptFacts['payNext']> {
  const money = await moneyOfDeal(db, { dealId, customerId, asOf: today });
  const payTo = await companyToPay(db, companyId);
  const amount = money ? money.asked - money.received - money.credited : 0;
  return payTo && amount > 0 ? howToPay(payTo, { number, amount }) : undefined;
}

/** A refund; nothing when it does not exist. */
export async function findRefund(db: Db, refundId: number) {
  return db.selectFrom('refunds').selectAll().where('id', '=', refundId).executeTakeFirst();
}

/** What a refund says on paper; nothing when it does not exist. */
export async function refundFacts(db: Db, refundId: number): Promise<RefundFacts | undefined> {
  const row = await findRefund(db, refundId);
  const account = row && { customerId: row.customer_id, companyId: row.company_id };
  const parties = account && (await partiesOf(db, account));
  if (!parties) return undefined;
  const deal = row.deal_id === null ? undefined : await dealOnPaper(db, row.deal_id);
  return {
    ...parties,
    place: deal?.place ?? { code: '', name: '' },
    refund: {
      number: row.number,
      paidOn: row.paid_on,
      amount: row.amount_paise,
      mode: row.mode,
      reference: row.reference,
      reason: row.reason,
    },
    deal,
    receipts: await receiptsBefore(db, account, row.deal_id, row.paid_on),
  };
}

async function partiesOf(db: Db, account: Account) {
  const [customer, company] = [await customerOfAccount(db, account), await findOpenCompany(db, account.companyId)];
  return customer && company && { customer, company };
}

/** The advance of each deal of an account, in paise. */
async function advancesOf(db: Db, { customerId, companyId }: Account, asOf: string): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ dealId: number; advance: number }>`
    ${settlementTables(db, { customerId, companyId, asOf })}
    select deal_id as "dealId", advance from deal_money where advance > 0`.execute(db);
  return new Map(rows.map(({ dealId, advance }) => [Number(dealId), Number(advance)]));
}

async function billDates(db: Db, { customerId, companyId }: Account, asOf: string): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ billId: number; date: string }>`
    ${settlementTables(db, { customerId, companyId, asOf })} select bill_id as "billId", billed_on as date from bills`.execute(db);
  return new Map(rows.map(({ billId, date }) => [Number(billId), date]));
}

/** The most goods that a voucher names one by one. */
const mostGoods = 6;

/** The goods of a deal as its orders have them, or its quotation before there is one, and its place of supply. */
async function dealOnPaper(db: Db, dealId: number) {
  const { rows: ordered } = await sql<LineOnPaper>`
    select order_lines.name, order_lines.quantity - order_lines.closed_quantity as quantity, products.hsn, orders.number,
      orders.place_of_supply as code, orders.place_name as place
    from order_lines inner join orders on orders.id = order_lines.order_id
    inner join quotations on quotations.id = orders.quotation_id inner join products on products.id = order_lines.product_id
    where quotations.deal_id = ${dealId} and order_lines.removed_by_change = 0 order by orders.id, order_lines.id`.execute(db);
  const { rows } =
    ordered.length > 0
      ? { rows: ordered }
      : await sql<LineOnPaper>`
          select quotation_lines.name, quotation_lines.quantity, products.hsn, quotations.number,
            quotations.place_of_supply as code, quotations.place_name as place
          from quotation_lines inner join quotations on quotations.id = quotation_lines.quotation_id
          inner join products on products.id = quotation_lines.product_id
          where quotations.deal_id = ${dealId} and quotations.superseded_by_id is null and quotations.status in ('Open', 'Approved')
          order by quotations.id, quotation_lines.id`.execute(db);
  const named = rows.slice(0, mostGoods).map(({ name, quantity, hsn }) => {
    return `${groupedPieces(Number(quantity))} ${name}${hsn === '' ? '' : ` (HSN ${hsn})`}`;
  });
  const more = rows.length > mostGoods ? [`${rows.length - mostGoods} more`] : [];
  const [first] = rows;
  return {
    number: first?.number ?? '',
    goods: [...named, ...more].join(', '),
    place: { code: first?.code ?? '', name: first?.place ?? '' },
  };
}

interface LineOnPaper {
  readonly name: string;
  readonly quantity: number;
  readonly hsn: string;
  readonly number: string;
  readonly code: string;
  readonly place: string;
}

/** The receipts that a refund pays back: those for its deal, or those with money on account; the last ones first, at most three. */
async function receiptsBefore(db: Db, { customerId, companyId }: Account, dealId: number | null, paidOn: string) {
  const isMeant =
    dealId === null
      ? sql`receipts.amount_paise + receipts.deducted_paise > coalesce((select sum(receipt_marks.amount_paise) from receipt_marks where receipt_marks.receipt_id = receipts.id), 0)`
      : sql`exists (select 1 from receipt_marks where receipt_marks.receipt_id = receipts.id and receipt_marks.deal_id = ${dealId})`;
  const { rows } = await sql<{ number: string; receivedOn: string }>`
    select number, received_on as "receivedOn" from receipts
    where customer_id = ${customerId} and company_id = ${companyId} and voided_at = '' and received_on <= ${paidOn} and ${isMeant}
    order by received_on desc, id desc limit 3`.execute(db);
  return rows;
}

/** Whether any of these deals sells services, on which GST may be due with the advance. */
export async function hasServices(db: Db, dealIds: readonly number[]): Promise<boolean> {
  if (dealIds.length === 0) return false;
  const { rows } = await sql<{ found: number }>`
    select 1 as found from quotations inner join quotation_lines on quotation_lines.quotation_id = quotations.id
    inner join products on products.id = quotation_lines.product_id
    where ${isAmong(db, 'quotations.deal_id', dealIds)} and quotations.superseded_by_id is null
      and (products.nature = 'Service' or products.hsn like '99%') limit 1`.execute(db);
  return rows.length > 0;
}
