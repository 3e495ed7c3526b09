/** The rule that marks name only bills and deals of the same account, and at most what is open on them (PAY-08). */
import type { ReceiptMark } from '@vikray/contract/money/settlement.ts';
import { moneyMessages as say } from '@vikray/contract/money/money-messages.ts';
import type { NewReceipt } from '@vikray/contract/money/receipt.ts';
import type { Db } from '../platform/database/tables.ts';
import type { OperationFailure } from '../platform/handler.ts';
import { billsToMark, dealsToMark, type Account } from './account-store.ts';

interface Asked {
  readonly db: Db;
  fail(name: 'MarkedTooMuch' | 'OtherAccount' | 'OtherDeal' | 'MoreThanOpen', sentence?: string): OperationFailure;
}

interface Marking {
  readonly account: Account;
  /** What the receipt has to mark: its amount with the deductions. */
  readonly received: number;
  readonly marks: NonNullable<NewReceipt['marks']>;
  /** The receipt whose marks are being replaced; 0 for a new one. */
  readonly except: number;
  readonly today: string;
}

/**
 * Refuses marks that are more than was received, name something of another account, or more than is open. Call it under the customer's
 * lock.
 */
export async function checkMarks({ db, fail }: Asked, { account, received, marks, except, today }: Marking): Promise<void> {
  if (sumOf(marks) > received) throw fail('MarkedTooMuch');
  const asked = sumsByTarget(marks);
  const bills = await billsToMark(db, account, [...asked.bills.keys()], except);
  for (const [billId, amount] of asked.bills) {
    const bill = bills.get(billId);
    if (!bill) throw fail('OtherAccount');
    if (amount > bill.left)
      throw fail('MoreThanOpen', bill.number === '' ? say.onlyOpenOfCharge(bill.left) : say.onlyOpen(bill.left, bill.number));
  }
  const deals = await dealsToMark(db, account, [...asked.deals.keys()], { except, today });
  for (const [dealId, amount] of asked.deals) {
    const deal = deals.get(dealId);
    if (!deal) throw fail('OtherDeal');
    // What the same receipt marks for bills of the deal counts for it, too.
    if (amount > deal.left) throw fail('MoreThanOpen', say.onlyAsked(deal.left, deal.number));
  }
}

const sumOf = (marks: readonly Pick<ReceiptMark, 'amount'>[]) => marks.reduce((sum, { amount }) => sum + amount, 0);

/** What all marks ask of each bill and of each deal. */
function sumsByTarget(marks: Marking['marks']) {
  const bills = new Map<number, number>();
  const deals = new Map<number, number>();
  for (const { billId, dealId, amount } of marks) {
    if (billId !== undefined) bills.set(billId, (bills.get(billId) ?? 0) + amount);
    if (dealId !== undefined) deals.set(dealId, (deals.get(dealId) ?? 0) + amount);
  }
  return { bills, deals };
}
