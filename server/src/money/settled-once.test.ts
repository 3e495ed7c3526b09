/** The SQL of what is settled, beside the rule of the contract, on random histories of one customer. */
import { bucketKeys, buckets, bucketsOf, type Bucket } from '@vikray/contract/money/outstanding.ts';
import { planParts, type PaymentPlan } from '@vikray/contract/money/payment-plan.ts';
import { settle, type AccountFacts, type Bill, type Settlement } from '@vikray/contract/money/settlement.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { addOrderWithLines, dispatchPieces } from '../../../testing/builders/dispatches.ts';
import { addQuotation, addSalesSetup, aQuotation, type SalesSetup } from '../../../testing/builders/quotations.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { rounds } from '../../../testing/fuzz/rounds.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { customersThatDiffer, settleSome } from './open-money-store.ts';
import { outstandingRows, outstandingSumsOf } from './outstanding-store.ts';
import { settlementTables } from './settlement-store.ts';

const asOf = '2026-12-31';
/** On no day of the test is it today, so everything is settled when it is read. */
const never = '';
/** Fewer on PostgreSQL, where each statement takes longer. */
const numRuns = inject('databaseSupply').engine === 'postgres' ? rounds(30, 60) : rounds(200, 500);

let panel: TestPanel;
let setup: SalesSetup;
/** The deals of the customer, each with what it asks and with its consignments. */
const deals: { dealId: number; orderId: number; asked: number; billIds: number[] }[] = [];
const invoices: { billId: number; dealId: number; date: string; amount: number }[] = [];

beforeAll(async () => {
  panel = await startTestPanel();
  const { admin, db } = panel;
  setup = await addSalesSetup(admin);
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
});
afterAll(() => panel.stop());

const amount = fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 2000_00 }));
const target = fc.oneof(
  fc.nat(9).map((bill) => ({ bill })),
  fc.nat(2).map((deal) => ({ deal })),
);
/** When something is due, in days of December 2026; also long before and after it. */
const day = fc.integer({ min: -100, max: 40 });
const history = fc.record({
  entered: fc.array(fc.record({ amount, day }), { maxLength: 4 }),
  receipts: fc.array(
    fc.record({ amount, deducted: fc.nat(50_00), marks: fc.array(fc.record({ amount, target }), { maxLength: 4 }), counts: fc.boolean() }),
    { maxLength: 6 },
  ),
  refunds: fc.array(fc.record({ amount, deal: fc.option(fc.nat(2)) }), { maxLength: 2 }),
  creditNotes: fc.array(fc.record({ amount, invoice: fc.nat(9), counts: fc.boolean() }), { maxLength: 3 }),
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

const december = (dayOfMonth: number) => later('2026-11-30', dayOfMonth);

function later(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Stores payment plans of the orders in place of those before, and answers them by deal. The cuts divide 100 % into parts. */
async function storePlans(plans: History['plans']): Promise<ReadonlyMap<number, PaymentPlan>> {
  const { db } = panel;
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

interface Stored {
  readonly facts: AccountFacts;
  /** The bills that are disputed on the day. */
  readonly disputed: ReadonlySet<number>;
}

/** Stores a history in place of the one before, and answers its facts. */
async function store({
  entered,
  receipts,
  refunds,
  creditNotes,
  dueParts,
  plans,
  disputes,
  creditDays,
  oldestFirst,
}: History): Promise<Stored> {
  const { db } = panel;
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

  const planned = await storePlans(plans);
  const bills: Bill[] = invoices.map((bill) => {
    const plan = planned.get(bill.dealId);
    return { ...bill, parts: plan ? planParts(plan, bill) : [{ dueOn: later(bill.date, creditDays), amount: bill.amount }] };
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
        counts_from: each.counts ? '2026-12-01' : '2027-01-01',
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
    if (each.counts) counting.push({ amount: each.amount + each.deducted, marks });
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
  const credited = creditNotes.map(({ amount: less, invoice, counts }) => {
    const { billId } = invoices[invoice % invoices.length]!; // eslint-disable-line typescript/no-non-null-assertion -- there are always invoices
    return { billId, amount: less, counts };
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
        dated_on: each.counts ? '2026-12-01' : '2027-01-01',
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
  const asked = new Map(deals.map(({ dealId, asked: total }) => [dealId, total]));
  const standing = credited.filter(({ counts }) => counts);
  const facts = { bills, receipts: counting, creditNotes: standing, refunds: paidBack, asked, settlesOldestFirst: oldestFirst };
  return { disputed, facts };
}

/** What the database makes of the history. */
async function settledByDatabase() {
  const { db } = panel;
  const tables = settlementTables(db, { asOf });
  const { rows: bills } = await sql<{ id: number; open: number }>`${tables} select bill_id as id, open from bills`.execute(db);
  const { rows: parts } = await sql<{ id: number; open: number }>`
    ${tables} select bill_id as id, open from bill_parts order by bill_id, position`.execute(db);
  const { rows: advances } = await sql<{ id: number; advance: number }>`
    ${tables} select deal_id as id, advance from deal_money where advance > 0`.execute(db);
  const { rows: accounts } = await sql<{ left: number; open: number }>`${tables} select on_account as "left", open from accounts`.execute(
    db,
  );
  const partsOf = new Map<number, number[]>();
  for (const { id, open } of parts) partsOf.set(Number(id), [...(partsOf.get(Number(id)) ?? []), Number(open)]);
  const sums = await outstandingSumsOf(db, { by: 'Customer', asOf }, never);
  return {
    buckets: {
      NotDue: sums.notDue,
      UpTo30: sums.upTo30,
      UpTo60: sums.upTo60,
      UpTo90: sums.upTo90,
      Over90: sums.over90,
      Disputed: sums.disputed,
    },
    open: Object.fromEntries(bills.map(({ id, open }) => [id, Number(open)])),
    parts: Object.fromEntries(partsOf),
    advances: Object.fromEntries(advances.map(({ id, advance }) => [id, Number(advance)])),
    onAccount: accounts.map(({ left }) => Number(left)),
    accountOpen: accounts.map(({ open }) => Number(open)),
  };
}

/** How everything that is open falls into the buckets. */
function bucketsOfAll({ bills }: AccountFacts, settled: Settlement, disputed: ReadonlySet<number>) {
  const all: Record<Bucket, number> = { NotDue: 0, UpTo30: 0, UpTo60: 0, UpTo90: 0, Over90: 0, Disputed: 0 };
  for (const { billId, parts } of bills) {
    const open = settled.bills.get(billId)?.openParts ?? [];
    const aged = parts.map(({ dueOn }, index) => ({ dueOn, open: open[index] ?? 0 }));
    const each = bucketsOf({ parts: aged, isDisputed: disputed.has(billId) }, asOf);
    for (const bucket of buckets) all[bucket] += each[bucket];
  }
  return all;
}

test('the database settles as the contract says, and no paisa is in two places (PAY-09, PAY-15, PAY-16)', async () => {
  const holds = fc.asyncProperty(history, async (entry) => {
    const { facts, disputed } = await store(entry);
    const expected = settle(facts);
    const open = Object.fromEntries([...expected.bills].map(([id, bill]) => [id, bill.open]));
    const allOpen = Object.values(open).reduce((sum, each) => sum + each, 0);
    expect(await settledByDatabase()).toEqual({
      buckets: bucketsOfAll(facts, expected, disputed),
      open,
      parts: Object.fromEntries([...expected.bills].map(([id, { openParts }]) => [id, openParts])),
      advances: Object.fromEntries(expected.advances),
      onAccount: [expected.onAccount],
      accountOpen: [allOpen],
    });
    const billed = facts.bills.reduce((sum, bill) => sum + bill.amount, 0);
    const came = facts.receipts.reduce((sum, receipt) => sum + receipt.amount, 0);
    const credited = facts.creditNotes.reduce((sum, note) => sum + note.amount, 0);
    const wentBack = facts.refunds.reduce((sum, refund) => sum + refund.amount, 0);
    const advances = [...expected.advances.values()].reduce((sum, each) => sum + each, 0);
    const sums = bucketsOfAll(facts, expected, disputed);
    expect(buckets.reduce((sum, bucket) => sum + sums[bucket], 0)).toBe(allOpen);
    expect(billed - allOpen + advances + expected.onAccount).toBe(came + credited - wentBack);
    for (const { open: left, openParts } of expected.bills.values()) expect(openParts.reduce((sum, each) => sum + each, 0)).toBe(left);
  });
  await fc.assert(holds, { numRuns });
});

/** What the lists of all customers show on a day, with what the job has stored if it is today. */
async function shownOn(asOfDay: string, today: string) {
  const part = { sort: 'overdue', descending: false, after: undefined, offset: 0, limit: 500 };
  const shown = [];
  for (const by of ['Customer', 'Bill', 'Deal'] as const) {
    const filter = { by, asOf: asOfDay };
    shown.push(await outstandingRows(panel.db, filter, part, today), await outstandingSumsOf(panel.db, filter, today));
  }
  return shown;
}

async function settleAll(): Promise<void> {
  while ((await settleSome(panel.db, asOf)) > 0);
}

test('what is stored of open bills is never out of date (PAY-09, PAY-15)', async () => {
  const nextDay = later(asOf, 1);
  const holds = fc.asyncProperty(history, async (entry) => {
    await store(entry);
    expect(await shownOn(asOf, asOf)).toEqual(await shownOn(asOf, never));
    await settleAll();
    expect(await customersThatDiffer(panel.db, asOf, 1)).toEqual({ count: 0, names: [] });
    expect(await shownOn(asOf, asOf)).toEqual(await shownOn(asOf, never));
    // What is dated later begins to count without a change.
    expect(await shownOn(nextDay, nextDay)).toEqual(await shownOn(nextDay, never));
  });
  await fc.assert(holds, { numRuns: Math.ceil(numRuns / 4) });
});

test('the bills of a bucket sum to it, and the customers with other money to that (PAY-15)', async () => {
  const part = { sort: 'overdue', descending: false, after: undefined, offset: 0, limit: 500 };
  const holds = fc.asyncProperty(history, async (entry) => {
    await store(entry);
    const all = await outstandingSumsOf(panel.db, { by: 'Customer', asOf }, asOf);
    for (const bucket of buckets) {
      const filter = { by: 'Bill', bucket, asOf } as const;
      const rows = await outstandingRows(panel.db, filter, part, asOf);
      const key = bucketKeys[bucket];
      expect(rows.reduce((sum, row) => sum + (row[key] ?? 0), 0)).toBe(all[key]);
      expect((await outstandingSumsOf(panel.db, filter, asOf))[key]).toBe(all[key]);
    }
    for (const [money, key] of [
      ['Advance', 'advance'],
      ['On Account', 'onAccount'],
      ['In Cheques', 'cheques'],
    ] as const) {
      const rows = await outstandingRows(panel.db, { by: 'Customer', holding: money, asOf }, part, asOf);
      expect(rows.map((row) => row[key])).not.toContain(0);
      expect(rows.reduce((sum, row) => sum + (row[key] ?? 0), 0)).toBe(all[key]);
    }
  });
  await fc.assert(holds, { numRuns: Math.ceil(numRuns / 4) });
});

test('what is stored of open bills follows every record that settling reads (PAY-09, PAY-15)', async () => {
  const [deal] = deals;
  if (!deal) throw new Error('There are three deals');
  const mark = { amount: 900_00, target: { deal: 0 } };
  const one = { amount: 1000_00, deducted: 0, marks: [mark, { amount: 10, target: { bill: 3 } }], counts: true };
  const fresh = { dueParts: [], plans: [], disputes: [], creditNotes: [], refunds: [], entered: [], creditDays: 0, oldestFirst: false };
  await store({ ...fresh, receipts: [one, { ...one, marks: [] }] });
  // Money for a quotation without an order is an advance as long as the quotation may be ordered.
  const quotationId = await addQuotation(panel.admin, aQuotation(setup));
  await sql`update receipt_marks set bill_id = null, deal_id = (select deal_id from quotations where id = ${quotationId}) where amount_paise = 10`.execute(
    panel.db,
  );
  const changes = {
    'an advance': sql`update receipt_marks set amount_paise = 20 where amount_paise = 10`,
    validity: sql`update quotations set valid_until = ${later(asOf, -1)}`,
    'validity again': sql`update quotations set valid_until = ${asOf}`,
    'a lost quotation': sql`update quotations set lost_on = '2026-12-01'`,
    'closed pieces': sql`update order_lines set closed_quantity = closed_quantity + 1`,
    'closed order': sql`update orders set is_closed = 1 where id = ${deal.orderId}`,
    credit: sql`update customers set credit_days = 500`,
    plan: sql`update orders set payment_plan = ${JSON.stringify([{ label: 'All', percent: 100_00, when: 'Invoice', days: 400 }])}`,
    'oldest first': sql`update customers set settlement = 'Oldest First'`,
    'by bill': sql`update customers set settlement = 'By Bill'`,
    'no plan': sql`update orders set payment_plan = '[]'`,
    number: sql`update consignments set invoice_number = '9' || invoice_number`,
    void: sql`update consignments set paper_state = 'Void' where id = ${(invoices[3]?.billId ?? 0) / 2}`,
    amount: sql`update consignments set total_paise = total_paise + 7`,
    date: sql`update consignments set invoiced_on = '2026-12-02'`,
    'money from': sql`update companies set money_from = '2026-12-03'`,
    'money from again': sql`update companies set money_from = '2026-11-01'`,
    'a bounce': sql`update receipts set bounced_on = '2026-12-20'`,
    'no bounce': sql`update receipts set bounced_on = ''`,
    'a cleared cheque': sql`update receipts set cleared_on = '2026-12-21'`,
    'no mark': sql`delete from receipt_marks`,
    'a void receipt': sql`update receipts set voided_at = 'x' where id = (select min(id) from receipts)`,
    'no receipt': sql`delete from receipts`,
    'moved quotations': sql`update quotations set deal_id = (select deal_id from quotations where id = ${quotationId}) where id <> ${quotationId}`,
  };
  for (const [name, change] of Object.entries(changes)) {
    await settleAll();
    const before = await shownOn(asOf, never);
    await change.execute(panel.db);
    expect([name, await shownOn(asOf, asOf)]).toEqual([name, await shownOn(asOf, never)]);
    expect([name, await shownOn(asOf, never)]).not.toEqual([name, before]);
  }
});

test('what changes while open bills are stored is stored the next time (PAY-15)', async () => {
  await settleAll();
  const { companyId, customerId } = setup;
  const charge = { companyId, customerId, date: '2026-11-20', reason: 'Bounced cheque' };
  const storeSome = async () => inTransaction(panel.db, async (tx) => settleSome(tx, asOf));
  const add = async (index: number) => panel.admin.call('AddCharge', { ...charge, amount: 100 + index });
  const charges = Promise.all(Array.from({ length: 20 }, (_, index) => add(index)));
  for (let count = 0; count < 20; count++) await storeSome();
  await charges;
  expect(await shownOn(asOf, asOf)).toEqual(await shownOn(asOf, never));
  await settleAll();
  expect(await shownOn(asOf, asOf)).toEqual(await shownOn(asOf, never));
  expect(await customersThatDiffer(panel.db, asOf, 1)).toEqual({ count: 0, names: [] });
});
