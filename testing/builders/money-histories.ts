/** Random histories of the money of one customer, and the facts that the contract settles of each. */
import { planParts, type PaymentPlan } from '@vikray/contract/money/payment-plan.ts';
import type { AccountFacts, Bill } from '@vikray/contract/money/settlement.ts';
import { addDays } from '@vikray/contract/platform/dates.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { setImmediate } from 'node:timers/promises';
import type { TestPanel } from '../panel/panel.ts';
import { addOrderWithLines, dispatchPieces } from './dispatches.ts';
import { addSalesSetup, aQuotation, type SalesSetup } from './quotations.ts';

/** The day on which histories are looked at. */
export const asOf = '2026-12-31';

const amount = fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 2000_00 }));
const target = fc.oneof(
  fc.nat(9).map((bill) => ({ bill })),
  fc.nat(2).map((deal) => ({ deal })),
);
/** What became of a receipt, and whether it counts on the day. */
const fates = {
  stands: { counts: true },
  'bounces later': { counts: true, bounced_on: '2027-01-05' },
  'is dated later': { counts: false, counts_from: '2027-01-01' },
  'has bounced': { counts: false, bounced_on: '2026-12-10' },
  'has bounced before its date': { counts: false, counts_from: '2026-12-15', bounced_on: '2026-12-10' },
  'is void': { counts: false, voided_at: '2026-12-02T10:00:00.000Z' },
} as const;
type Fate = keyof typeof fates;
const fate = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Fate>('stands') },
  // The names are exactly the table's keys; Object.keys types them as text.
  { weight: 3, arbitrary: fc.constantFrom(...(Object.keys(fates) as Fate[])) },
);
/** When something is due, in days of December 2026; also long before and after it. */
const day = fc.integer({ min: -100, max: 40 });
/** A history. Bills and deals are named by their places. */
export const history = fc.record({
  entered: fc.array(fc.record({ amount, day }), { maxLength: 4 }),
  receipts: fc.array(
    fc.record({ amount, deducted: fc.nat(50_00), marks: fc.array(fc.record({ amount, target }), { maxLength: 4 }), fate }),
    { maxLength: 6 },
  ),
  refunds: fc.array(fc.record({ amount, deal: fc.option(fc.nat(2)) }), { maxLength: 2 }),
  creditNotes: fc.array(fc.record({ amount, invoice: fc.nat(9), fate: fc.constantFrom<Fate>('stands', 'is dated later', 'is void') }), {
    maxLength: 3,
  }),
  voidInvoices: fc.array(fc.nat(9), { maxLength: 2 }),
  /** Orders that are closed as a whole, or by some pieces. */
  closed: fc.array(fc.record({ deal: fc.nat(2), pieces: fc.option(fc.integer({ min: 1, max: 2 })) }), { maxLength: 2 }),
  dueParts: fc.array(fc.record({ bill: fc.nat(9), days: fc.uniqueArray(day, { minLength: 1, maxLength: 3 }) }), { maxLength: 3 }),
  plans: fc.array(
    fc.record({ deal: fc.nat(2), cuts: fc.uniqueArray(fc.integer({ min: 1, max: 99_99 }), { maxLength: 5 }), days: fc.array(fc.nat(60)) }),
    { maxLength: 3 },
  ),
  disputes: fc.array(fc.record({ bill: fc.nat(9), settledAfter: fc.option(fc.constantFrom(0, 20, 40)) }), { maxLength: 3 }),
  creditDays: fc.nat(90),
  oldestFirst: fc.boolean(),
});
type History = typeof history extends fc.Arbitrary<infer T> ? T : never;

/** The sum of amounts. */
export const sumOf = (amounts: readonly { readonly amount: number }[]) => amounts.reduce((sum, { amount: each }) => sum + each, 0);

/** A day of December 2026, or before or after it. */
export const december = (dayOfMonth: number) => addDays('2026-11-30', dayOfMonth);

/** The customer of all histories. */
export interface HistoryAccount {
  readonly db: TestPanel['db'];
  readonly setup: SalesSetup;
  /** The deals of the customer, each with what it asks and with its consignments. */
  readonly deals: readonly {
    readonly dealId: number;
    readonly orderId: number;
    readonly asked: number;
    readonly billIds: readonly number[];
  }[];
  readonly invoices: readonly { readonly billId: number; readonly dealId: number; readonly date: string; readonly amount: number }[];
}

/** Adds a customer with three deals, whose histories follow. */
export async function addAccount({ admin, db }: TestPanel): Promise<HistoryAccount> {
  const deals: HistoryAccount['deals'][number][] = [];
  const invoices: HistoryAccount['invoices'][number][] = [];
  const setup = await addSalesSetup(admin);
  await sql`update companies set money_from = '2026-11-01' where id = ${setup.companyId}`.execute(db);
  for (const [index, rate] of [3_33, 1000_00, 77_77].entries()) {
    const order = await addOrderWithLines(admin, aQuotation(setup, [{ productId: setup.productId, quantity: 5, rate }]));
    const billIds: number[] = [];
    for (const pieces of [1, 2].slice(0, 1 + (index % 2))) {
      const billId = 2 * (await dispatchPieces(admin, order, [pieces], String(100 + index * 10 + pieces)));
      billIds.push(billId);
    }
    const [row] = await admin.call('GetOrder', { orderId: order.orderId }).then(({ rows }) => rows);
    const deal = { dealId: row?.dealId ?? 0, orderId: order.orderId, asked: row?.totalAmount ?? 0, billIds };
    deals.push(deal);
    for (const each of await admin.call('GetConsignment', { orderId: order.orderId }))
      invoices.push({ billId: 2 * each.consignmentId, dealId: deal.dealId, date: each.invoiceDate, amount: each.total });
  }
  return { db, setup, deals, invoices };
}

/** Closes orders, instead of those closed before, and answers what each deal asks: a closed piece is a fifth of its order. */
async function storeClosed({ db, deals, invoices }: HistoryAccount, closed: History['closed']): Promise<ReadonlyMap<number, number>> {
  await db.updateTable('orders').set({ is_closed: 0 }).execute();
  await db.updateTable('order_lines').set({ closed_quantity: 0 }).execute();
  const asked = new Map(deals.map((deal) => [deal.dealId, deal.asked]));
  const done = new Set<number>();
  for (const { deal, pieces } of closed) {
    const { dealId, orderId, asked: total } = deals[deal]!; // eslint-disable-line typescript/no-non-null-assertion -- of three
    if (done.has(dealId)) continue;
    done.add(dealId);
    if (pieces === null) {
      await db.updateTable('orders').set({ is_closed: 1 }).where('id', '=', orderId).execute();
      asked.set(dealId, sumOf(invoices.filter((bill) => bill.dealId === dealId)));
    } else {
      await db.updateTable('order_lines').set({ closed_quantity: pieces }).where('order_id', '=', orderId).execute();
      asked.set(dealId, total - Math.round((total * pieces) / 5));
    }
  }
  return asked;
}

/** Stores payment plans of the orders in place of those before, and answers them by deal. The cuts divide 100 % into parts. */
async function storePlans({ db, deals }: HistoryAccount, plans: History['plans']): Promise<ReadonlyMap<number, PaymentPlan>> {
  await db.updateTable('orders').set({ payment_plan: '[]' }).execute();
  const byDeal = new Map<number, PaymentPlan>();
  for (const { deal, cuts, days } of plans) {
    const bounds = [0, ...cuts.toSorted((a, b) => a - b), 100_00];
    const plan = bounds.slice(1).map((end, index) => {
      const after = days[index] ?? 0;
      return {
        label: `Part ${index}`,
        percent: end - (bounds[index] ?? 0),
        when: after > 0 ? 'Invoice' : 'Dispatch',
        days: after,
      } as const;
    });
    const { dealId, orderId } = deals[deal]!; // eslint-disable-line typescript/no-non-null-assertion -- of three
    await db
      .updateTable('orders')
      .set({ payment_plan: JSON.stringify(plan) })
      .where('id', '=', orderId)
      .execute();
    byDeal.set(dealId, plan);
  }
  return byDeal;
}

/** What a history comes to. */
interface Stored {
  readonly facts: AccountFacts;
  /** The bills that are disputed on the day. */
  readonly disputed: ReadonlySet<number>;
}

/** Stores a history in place of the one before, and answers its facts. */
export async function storeHistory(
  account: HistoryAccount,
  { entered, receipts, refunds, creditNotes, voidInvoices, closed, dueParts, plans, disputes, creditDays, oldestFirst }: History,
): Promise<Stored> {
  // SQLite never waits, so the event loop would not run between histories, and the server would not close idle connections.
  await setImmediate();
  const { db, setup, deals, invoices } = account;
  const { companyId, customerId } = setup;
  const whose = { company_id: companyId, customer_id: customerId };
  const who = { updated_by_id: 1, created_at: '', updated_at: '', search_text: '' };
  for (const table of [
    'receipt_marks',
    'receipt_deductions',
    'receipts',
    'refunds',
    'credit_notes',
    'due_parts',
    'disputes',
    'entered_bills',
  ] as const)
    await db.deleteFrom(table).execute();
  const settlement = oldestFirst ? 'Oldest First' : 'By Bill';
  await db.updateTable('customers').set({ credit_days: creditDays, settlement }).where('id', '=', customerId).execute();

  const planned = await storePlans(account, plans);
  const asked = await storeClosed(account, closed);
  await db.updateTable('consignments').set({ paper_state: '' }).where('paper_state', '=', 'Void').execute();
  const voided = new Set(voidInvoices.map((invoice) => invoices[invoice % invoices.length]?.billId));
  for (const billId of voided)
    await db
      .updateTable('consignments')
      .set({ paper_state: 'Void' })
      .where('id', '=', (billId ?? 0) / 2)
      .execute();
  const bills: Bill[] = invoices.map((bill) => {
    const plan = planned.get(bill.dealId);
    return { ...bill, parts: plan ? planParts(plan, bill) : [{ dueOn: addDays(bill.date, creditDays), amount: bill.amount }] };
  });
  for (const [index, { amount: owed, day: dueOn }] of entered.entries()) {
    const { id } = await db
      .insertInto('entered_bills')
      .values({
        ...whose,
        kind: 'Opening',
        number: `O${index}`,
        billed_on: '2026-11-05',
        due_on: december(dueOn),
        amount_paise: owed,
        reason: '',
        entered_by_id: 1,
        created_at: '',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    bills.push({ billId: 2 * id + 1, dealId: null, date: '2026-11-05', amount: owed, parts: [{ dueOn: december(dueOn), amount: owed }] });
  }
  const billAt = (index: number) => bills[index % bills.length]!; // eslint-disable-line typescript/no-non-null-assertion -- there are always invoices
  const dealAt = (index: number) => deals[index]!; // eslint-disable-line typescript/no-non-null-assertion -- of three
  for (const [change, { bill, days }] of dueParts.entries()) {
    const { billId, amount: owed } = billAt(bill);
    const parts = days.toSorted((a, b) => a - b).map((each) => ({ dueOn: december(each), amount: Math.ceil(owed / days.length) }));
    const shared = { bill_id: billId, change_number: change + 1, changed_on: '2026-12-01', reason: '', changed_by_id: 1, created_at: '' };
    await db
      .insertInto('due_parts')
      .values(parts.map((part, position) => ({ ...shared, position: position + 1, due_on: part.dueOn, amount_paise: part.amount })))
      .execute();
    bills[bill % bills.length] = { ...billAt(bill), parts };
  }

  const disputed = new Set<number>();
  for (const { bill, settledAfter } of disputes) {
    const { billId } = billAt(bill);
    if (disputed.has(billId)) continue;
    const settledOn = settledAfter === null ? '' : december(1 + settledAfter);
    await db
      .insertInto('disputes')
      .values({ bill_id: billId, disputed_on: december(1), note: 'Damaged', disputed_by_id: 1, settled_on: settledOn, created_at: '' })
      .execute();
    if (settledOn === '' || settledOn > asOf) disputed.add(billId);
  }

  const counting: { amount: number; marks: AccountFacts['receipts'][number]['marks'] }[] = [];
  for (const [index, each] of receipts.entries()) {
    const { counts, ...became } = fates[each.fate];
    const { id } = await db
      .insertInto('receipts')
      .values({
        ...whose,
        ...who,
        number: `RV${index}`,
        financial_year: '2026-2027',
        received_on: '2026-12-01',
        mode: 'Cheque',
        amount_paise: each.amount,
        deducted_paise: each.deducted,
        reference: '',
        reference_key: null,
        cheque_on: '',
        bank: '',
        remark: '',
        counts_from: '2026-12-01',
        ...became,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const marks = each.marks.map(({ amount: marked, target: to }) =>
      'bill' in to ? { amount: marked, billId: billAt(to.bill).billId } : { amount: marked, dealId: dealAt(to.deal).dealId },
    );
    for (const mark of marks)
      await db
        .insertInto('receipt_marks')
        .values({
          receipt_id: id,
          bill_id: 'billId' in mark ? mark.billId : null,
          deal_id: 'dealId' in mark ? mark.dealId : null,
          amount_paise: mark.amount,
        })
        .execute();
    if (counts) counting.push({ amount: each.amount + each.deducted, marks });
  }
  const paidBack = refunds.map(({ amount: paid, deal }) => ({ amount: paid, dealId: deal === null ? null : dealAt(deal).dealId }));
  for (const [index, each] of paidBack.entries())
    await db
      .insertInto('refunds')
      .values({
        ...whose,
        deal_id: each.dealId,
        number: `RF${index}`,
        financial_year: '2026-2027',
        paid_on: '2026-12-02',
        mode: 'Cash',
        amount_paise: each.amount,
        reference: '',
        reason: '',
        entered_by_id: 1,
        created_at: '',
      })
      .execute();
  const credited = creditNotes.map(({ amount: less, invoice, fate: became }) => {
    const { billId } = invoices[invoice % invoices.length]!; // eslint-disable-line typescript/no-non-null-assertion -- there are always invoices
    return { billId, amount: less, fate: became, counts: fates[became].counts };
  });
  for (const [index, each] of credited.entries())
    await db
      .insertInto('credit_notes')
      .values({
        ...whose,
        ...who,
        consignment_id: each.billId / 2,
        bill_id: each.billId,
        return_id: null,
        number: `CN${index}`,
        financial_year: '2026-2027',
        is_issued_here: 1,
        dated_on: each.fate === 'is dated later' ? '2027-01-01' : '2026-12-01',
        voided_at: each.fate === 'is void' ? '2026-12-02T10:00:00.000Z' : '',
        reason: 'Other',
        gross_paise: each.amount,
        discount_paise: 0,
        special_charges_paise: 0,
        shipping_charges_paise: 0,
        installation_charges_paise: 0,
        taxable_paise: each.amount,
        cgst_paise: 0,
        sgst_paise: 0,
        igst_paise: 0,
        tax_paise: 0,
        round_off_paise: 0,
        amount_paise: each.amount,
      })
      .execute();
  const standing = credited.filter(({ counts }) => counts);
  const standingBills = bills.filter(({ billId }) => !voided.has(billId));
  const facts = {
    bills: standingBills,
    receipts: counting,
    creditNotes: standing,
    refunds: paidBack,
    asked,
    settlesOldestFirst: oldestFirst,
  };
  return { disputed, facts };
}
