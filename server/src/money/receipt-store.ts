/** The receipts' SQL. Reading: findReceipt, receiptsOf, marksOf, deductionsOf. Writing: insertReceipt, replaceMarks, changeReceipt. */
import './money-tables.ts';
import { chequeStateOf } from '@vikray/contract/money/cheque-state.ts';
import type { NewReceipt, Receipt } from '@vikray/contract/money/receipt.ts';
import { dashedDate } from '@vikray/contract/platform/dates.ts';
import { formatDecimal } from '@vikray/contract/platform/decimal.ts';
import { sql, type Updateable } from 'kysely';
import { updateIfUnchanged } from '../platform/database/conditional-updates.ts';
import { isAmong } from '../platform/database/is-among.ts';
import { searchTextOf } from '../platform/database/search/search.ts';
import type { Db, Tables } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { joinedToMarks } from './marked-bills-store.ts';
import { takeMoneyNumber } from './money-number-store.ts';

/** What the marks of a receipt sum to. */
export const markedSum = sql<number>`coalesce((select sum(receipt_marks.amount_paise) from receipt_marks where receipt_marks.receipt_id = receipts.id), 0)`;

/** A receipt as it stands on a day; nothing when it does not exist. */
export async function findReceipt(db: Db, receiptId: number, today: string): Promise<Receipt | undefined> {
  const [found] = await receiptsOf(db, [receiptId], today);
  return found;
}

/** The receipts with these ids, as they are on a day. */
export async function receiptsOf(db: Db, ids: readonly number[], today: string): Promise<Receipt[]> {
  const rows = await db
    .selectFrom('receipts')
    .innerJoin('customers', 'customers.id', 'receipts.customer_id')
    .innerJoin('companies', 'companies.id', 'receipts.company_id')
    .leftJoin('users', 'users.id', 'receipts.updated_by_id')
    .selectAll('receipts')
    .select([
      'customers.company_name as customer_name',
      'companies.company_name as issuer_name',
      'users.name as user_name',
      markedSum.as('marked'),
    ])
    .where(isAmong(db, 'receipts.id', ids))
    .execute();
  return rows.map((row) => {
    const isVoid = row.voided_at !== '';
    const cheque = { depositedOn: row.deposited_on, clearedOn: row.cleared_on, bouncedOn: row.bounced_on, chequeDate: row.cheque_on };
    return {
      receiptId: row.id,
      number: row.number,
      amount: row.amount_paise,
      mode: row.mode,
      receivedOn: row.received_on,
      companyId: row.company_id,
      companyForName: row.issuer_name,
      customerId: row.customer_id,
      companyName: row.customer_name,
      deducted: row.deducted_paise,
      received: row.amount_paise + row.deducted_paise,
      marked: Number(row.marked),
      reference: row.reference,
      ...cheque,
      bank: row.bank,
      remark: row.remark,
      chequeState: isVoid || row.mode === 'Cheque' ? chequeStateOf({ isVoid, ...cheque }, today) : '',
      bounceReason: row.bounce_reason,
      isVoid: isVoid ? 'Yes' : 'No',
      voidReason: row.void_reason,
      updatedBy: row.user_name ?? '',
      updatedOn: row.updated_at,
      version: row.version,
    };
  });
}

/** The marks of a receipt, each with the number of its bill or deal; blank for a charge. */
export async function marksOf(db: Db, receiptId: number) {
  const { rows } = await sql<{ billId: number | null; dealId: number | null; number: string; amount: number }>`
    select receipt_marks.bill_id as "billId", receipt_marks.deal_id as "dealId", receipt_marks.amount_paise as amount,
      coalesce(deals.number, consignments.invoice_number, entered_bills.number, '') as number
    from receipt_marks ${joinedToMarks} where receipt_marks.receipt_id = ${receiptId} order by receipt_marks.id`.execute(db);
  return rows;
}

/** What the payer of a receipt kept back. */
export async function deductionsOf(db: Db, receiptId: number) {
  const rows = await db.selectFrom('receipt_deductions').selectAll().where('receipt_id', '=', receiptId).orderBy('id').execute();
  return rows.map((row) => ({
    deductionId: row.id,
    kind: row.kind,
    amount: row.amount_paise,
    remark: row.remark,
    certificate: row.certificate,
    certifiedOn: row.certified_on,
  }));
}

interface EnteredReceipt extends Omit<NewReceipt, 'deductions' | 'marks'> {
  readonly prefix: string;
  readonly customerName: string;
  readonly deductions: NonNullable<NewReceipt['deductions']>;
  readonly marks: NonNullable<NewReceipt['marks']>;
}

/** Stores a receipt with its deductions and marks. Violates receipts_reference when a valid receipt has its reference. */
export async function insertReceipt(
  db: Db,
  entry: EnteredReceipt,
  { userId, now }: WriteStamp,
): Promise<{ receiptId: number; number: string }> {
  const { companyId, customerId, receivedOn, mode, amount, reference = '', chequeDate, bank = '', remark = '', deductions, marks } = entry;
  const { number, year } = await takeMoneyNumber(db, 'receipts', { companyId, prefix: entry.prefix, date: receivedOn });
  const chequeOn = mode === 'Cheque' ? (chequeDate ?? '') : '';
  const deducted = deductions.reduce((sum, each) => sum + each.amount, 0);
  const { id } = await db
    .insertInto('receipts')
    .values({
      company_id: companyId,
      customer_id: customerId,
      number,
      financial_year: year,
      received_on: receivedOn,
      mode,
      amount_paise: amount,
      deducted_paise: deducted,
      reference,
      reference_key: referenceKey(entry),
      cheque_on: chequeOn,
      bank,
      remark,
      counts_from: chequeOn > receivedOn ? chequeOn : receivedOn,
      search_text: searchTextOf([number, entry.customerName, mode, reference, bank, dashedDate(receivedOn), formatDecimal(amount), remark]),
      updated_by_id: userId,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (deductions.length > 0)
    await db
      .insertInto('receipt_deductions')
      .values(deductions.map((each) => ({ receipt_id: id, kind: each.kind, amount_paise: each.amount, remark: each.remark ?? '' })))
      .execute();
  await insertMarks(db, id, marks);
  return { receiptId: id, number };
}

/** What makes a payment unique within a company (PAY-06): its reference without blanks, for a cheque with bank and customer. */
export function referenceKey({
  mode,
  reference = '',
  bank = '',
  customerId,
}: Pick<NewReceipt, 'mode' | 'reference' | 'bank' | 'customerId'>): string | null {
  const bare = reference.replaceAll(/\s/g, '').toUpperCase();
  if (mode === 'Bank Transfer' || mode === 'UPI') return `transfer ${bare}`;
  return mode === 'Cheque' ? `cheque ${customerId} ${bank.toUpperCase()} ${bare}` : null;
}

/** The number of the valid receipt that has a reference; undefined if none has. */
export async function numberWithReference(db: Db, companyId: number, key: string | null): Promise<string | undefined> {
  if (key === null) return undefined;
  const row = await db
    .selectFrom('receipts')
    .select('number')
    .where('company_id', '=', companyId)
    .where('reference_key', '=', key)
    .executeTakeFirst();
  return row?.number;
}

/** Replaces the marks of a receipt. */
export async function replaceMarks(db: Db, receiptId: number, marks: EnteredReceipt['marks']): Promise<void> {
  await db.deleteFrom('receipt_marks').where('receipt_id', '=', receiptId).execute();
  await insertMarks(db, receiptId, marks);
}

async function insertMarks(db: Db, receiptId: number, marks: EnteredReceipt['marks']): Promise<void> {
  if (marks.length === 0) return;
  await db
    .insertInto('receipt_marks')
    .values(
      marks.map(({ billId = null, dealId = null, amount }) => ({
        receipt_id: receiptId,
        bill_id: billId,
        deal_id: dealId,
        amount_paise: amount,
      })),
    )
    .execute();
}

/** Changes columns of a receipt that still has this version. Otherwise nothing changes and the answer is false. */
export async function changeReceipt(
  db: Db,
  { receiptId: id, version }: Receipt,
  change: Updateable<Tables['receipts']>,
  stamp: WriteStamp,
): Promise<boolean> {
  return updateIfUnchanged(db, 'receipts', { id, version }, change, stamp);
}
