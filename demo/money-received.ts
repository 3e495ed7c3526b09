/** What customers of the sample office have paid: most of it in time, some in part, by cheque or less tax, and some not yet. */
import { amountWhen } from '@vikray/contract/money/payment-plan.ts';
import { plansIn, presetPlans } from '@vikray/contract/money/usual-plans.ts';
import type { InputOf } from '@vikray/contract/operations.ts';
import { addDays } from '@vikray/contract/platform/dates.ts';
import { sql } from 'kysely';
import type { Db } from '../server/src/platform/database/tables.ts';
import type { Caller } from '../testing/panel/caller.ts';

/** The office has kept its receipts here for so many days. */
const keptForDays = 150;

/** How long customers have to pay. */
const creditDays = 30;

/** Lets all issuing companies keep their money here, and enters what was paid. `today` is YYYY-MM-DD. */
export async function receiveMoney(admin: Caller, db: Db, today: string): Promise<void> {
  await db
    .updateTable('companies')
    .set({
      money_from: addDays(today, -keptForDays),
      upi_id: 'accounts.office@examplebank',
      bank_name: 'Example Bank',
      branch: 'Main Branch',
      account_number: sql`'00000020260' || companies.id`,
      ifsc: 'EXMP0000001',
    })
    .execute();
  await db.updateTable('customers').set({ credit_days: creditDays }).execute();
  const { rows } = await admin.call('GetOutstanding', { by: 'Bill', page: 1, pageSize: 500 });
  await creditReturnedGoods(
    admin,
    rows.filter((_, index) => index % 8 > 5).map(({ billId = 0 }) => billId),
    today,
  );
  for (const [index, bill] of rows.entries()) {
    const { customerId, companyId = 0, billId = 0, open, invoiceDate = today } = bill;
    const paidOn = [addDays(invoiceDate, 20 + (index % 25)), today].toSorted()[0] ?? today;
    const kind = index % 8;
    if (kind > 5) continue;
    const receipt = {
      customerId,
      companyId,
      receivedOn: paidOn,
      ...payment(kind, open, paidOn, 410_000 + index),
      marks: [{ billId, amount: kind === 3 ? Math.round(open / 2) : open }],
    } satisfies InputOf<'AddReceipt'>;
    const [added] = await admin.call('AddReceipt', receipt);
    if (kind === 4 && added && index % 3 === 0) await bounce(admin, added.receiptId, paidOn, today);
    if (index === 0) await payBackSecond(admin, receipt, today);
  }
  await collect(admin, db, today);
  await planPayments(admin, db, today);
}

/** The customer transferred the amount of a bill once more, so half of the second transfer goes back; the rest stays for the next bill. */
async function payBackSecond(admin: Caller, { marks: _, ...first }: InputOf<'AddReceipt'>, today: string): Promise<void> {
  const { customerId, companyId, amount, reference = '' } = first;
  const remark = 'Paid twice';
  await admin.call('AddReceipt', { ...first, receivedOn: today, reference: `${reference}2`, remark });
  const half = Math.round(amount / 200) * 100;
  await admin.call('AddRefund', {
    customerId,
    companyId,
    amount: half,
    paidOn: today,
    mode: 'Bank Transfer',
    reference: 'NEFT440001',
    reason: 'Bill was paid twice; the rest stays on account',
  });
}

/** Calls about what is overdue: a promise that was not kept, one that may be, a dispute, and some that reached nobody. */
async function collect(admin: Caller, db: Db, today: string): Promise<void> {
  const { rows } = await admin.call('GetOutstanding', { overdue: 'Yes', sort: 'overdue', page: 1, pageSize: 8 });
  for (const [index, { customerId, companyId = 0, open }] of rows.entries()) {
    const account = { customerId, companyId, callType: 'Phone' } as const;
    const half = Math.round(open / 200) * 100;
    const day = addDays(today, -6 + index);
    if (index < 2) {
      const [call] = await admin.call('AddCollectionCall', {
        ...account,
        outcome: 'Promised',
        description: 'Cheque is with the director for signature.',
        promisedOn: today,
        promisedAmount: half,
      });
      // As if it had been made earlier.
      if (index === 0) await callEarlier(db, call?.callId ?? 0, addDays(today, -14), addDays(today, -7));
    } else if (index === 2) {
      const bills = await admin.call('GetOutstanding', { by: 'Bill', customerId, companyId, page: 1, pageSize: 1 });
      await admin.call('AddCollectionCall', { ...account, outcome: 'Disputed', description: 'Two chairs came with scratched arms.' });
      await admin.call('DisputeBill', { billId: bills.rows[0]?.billId ?? 0, note: 'Two chairs came with scratched arms.' });
    } else if (index < 6) {
      const outcome = index === 3 ? 'Wants copies' : 'No answer';
      const [call] = await admin.call('AddCollectionCall', { ...account, outcome });
      await callEarlier(db, call?.callId ?? 0, day, '');
    }
  }
}

async function callEarlier(db: Db, callId: number, actedOn: string, promisedOn: string): Promise<void> {
  await db
    .updateTable('sales_calls')
    .set({
      acted_on: actedOn,
      ...(promisedOn && { promised_on: promisedOn, promise_ends_on: addDays(promisedOn, 3), next_on: promisedOn }),
    })
    .where('id', '=', callId)
    .execute();
}

/** Every third order that is not dispatched pays in parts, and half of these customers have paid their advance. */
async function planPayments(admin: Caller, db: Db, today: string): Promise<void> {
  const plan = plansIn(presetPlans)?.[0]?.parts ?? [];
  const { rows } = await admin.call('GetOrder', { pageSize: 100, shownStatus: 'Placed' });
  for (const [index, { orderId, dealId, companyId: customerId, companyForId: companyId, totalAmount }] of rows.entries()) {
    if (index % 3 > 0) continue;
    await db
      .updateTable('orders')
      .set({ payment_plan: JSON.stringify(plan) })
      .where('id', '=', orderId)
      .execute();
    if (index % 2 > 0) continue;
    const amount = amountWhen(plan, 'Order', totalAmount);
    const marks = [{ dealId, amount }];
    const reference = `NEFT${430_000 + index}`;
    await admin.call('AddReceipt', { customerId, companyId, amount, mode: 'Bank Transfer', reference, receivedOn: today, marks });
  }
}

/** How much came and how, by the habits of the customer. Amounts in paise. */
function payment(
  kind: number,
  open: number,
  paidOn: string,
  reference: number,
): Pick<InputOf<'AddReceipt'>, 'amount' | 'mode' | 'reference' | 'chequeDate' | 'bank' | 'deductions'> {
  if (kind === 3) return { amount: Math.round(open / 2), mode: 'Bank Transfer', reference: `NEFT${reference}` };
  if (kind === 4) return { amount: open, mode: 'Cheque', reference: String(reference), chequeDate: paidOn, bank: 'Bank of Maharashtra' };
  if (kind === 5) {
    const tds = Math.round(open / 59);
    return { amount: open - tds, mode: 'Bank Transfer', reference: `RTGS${reference}`, deductions: [{ kind: 'GST TDS', amount: tds }] };
  }
  return { amount: open, mode: kind === 1 ? 'UPI' : 'Bank Transfer', reference: `${kind === 1 ? 'UPI' : 'NEFT'}${reference}` };
}

/** Of one bill, the customer sent a piece back and does not want another, so its invoice is credited. */
async function creditReturnedGoods(admin: Caller, billIds: readonly number[], today: string): Promise<void> {
  for (const billId of billIds) {
    const [consignment] = await admin.call('GetConsignment', { consignmentId: billId / 2 });
    if (!consignment) continue;
    const { orderId, consignmentId } = consignment;
    const { rows } = await admin.call('GetDispatchOrder', { orderId, pageSize: 100 });
    const sent = rows.find((each) => each.consignmentId === consignmentId && each.dispatchQuantity > each.returnedQuantity);
    if (!sent) continue;
    const [added] = await admin.call('AddReturn', {
      orderId,
      returnedOn: today,
      reason: 'Damaged in transit',
      remark: 'One leg bent',
      lines: [{ dispatchId: sent.id, quantity: 1, condition: 'Damaged', replace: 'No' }],
    });
    const returnId = added?.returnId ?? 0;
    const [proposal] = await admin.call('GetCreditable', { returnId });
    if (!proposal) continue;
    const pieces = proposal.lines.map(({ consignmentLineId, proposed: quantity }) => ({ consignmentLineId, quantity }));
    await admin.call('AddCreditNote', {
      billId,
      returnId,
      date: today,
      reason: 'Goods returned',
      lines: pieces.filter(({ quantity }) => quantity > 0),
      ...(proposal.numbersItself === 'No' && { number: 'CN/1' }),
    });
    return;
  }
}

async function bounce(admin: Caller, receiptId: number, depositedOn: string, today: string): Promise<void> {
  const bouncedOn = [addDays(depositedOn, 3), today].toSorted()[0] ?? today;
  await admin.call('UpdateCheque', { receiptId, depositedOn, bouncedOn, bounceReason: 'Funds insufficient' });
}
