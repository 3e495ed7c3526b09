/** The SQL of money that is paid back. Writing: insertRefund. */
import './money-tables.ts';
import type { ReceiptMode } from '@vikray/contract/money/receipt-words.ts';
import type { Db } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { takeMoneyNumber } from './money-number-store.ts';

/** The prefix of the numbers of refunds. */
const prefix = 'RF';

interface NewRefund {
  readonly customerId: number;
  readonly companyId: number;
  readonly dealId?: number | undefined;
  readonly amount: number;
  readonly mode: ReceiptMode;
  readonly reference?: string | undefined;
  readonly paidOn: string;
  readonly reason: string;
}

/** Stores a refund under the next number of the company and the financial year. */
export async function insertRefund(db: Db, refund: NewRefund, { userId, now }: WriteStamp): Promise<{ refundId: number; number: string }> {
  const { companyId, customerId, dealId = null, amount, mode, reference = '', paidOn, reason } = refund;
  const { number, year } = await takeMoneyNumber(db, 'refunds', { companyId, prefix, date: paidOn });
  const { id } = await db
    .insertInto('refunds')
    .values({
      company_id: companyId,
      customer_id: customerId,
      deal_id: dealId,
      number,
      financial_year: year,
      paid_on: paidOn,
      mode,
      amount_paise: amount,
      reference,
      reason,
      entered_by_id: userId,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { refundId: id, number };
}
