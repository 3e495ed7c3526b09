/** The SQL of what is settled, beside the rule of the contract, on random histories of one customer. */
import { bucketKeys, buckets, bucketsOf, type Bucket } from '@vikray/contract/money/outstanding.ts';
import { settle, type AccountFacts, type Settlement } from '@vikray/contract/money/settlement.ts';
import { addDays } from '@vikray/contract/platform/dates.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { addCustomer } from '../../../testing/builders/customers.ts';
import {
  addAccount,
  asOf,
  december,
  history,
  storeHistory,
  sumOf,
  type HistoryAccount,
} from '../../../testing/builders/money-histories.ts';
import { addQuotation, aQuotation } from '../../../testing/builders/quotations.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { rounds } from '../../../testing/fuzz/rounds.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { moneyOfDeal } from './deal-money-store.ts';
import { customersThatDiffer, settleSome } from './open-money-store.ts';
import { outstandingRows, outstandingSumsOf } from './outstanding-store.ts';
import { settlementTables } from './settlement-store.ts';
import { statementOf } from './statement.ts';

/** On no day of the test is it today, so everything is settled when it is read. */
const never = '';
/** Fewer on PostgreSQL, where each statement takes longer. */
const numRuns = inject('databaseSupply').engine === 'postgres' ? rounds(30, 60) : rounds(200, 10_000);
// Ten thousand histories take some minutes.
vi.setConfig({ testTimeout: 600_000 });

let panel: TestPanel;
let account: HistoryAccount;
let setup: HistoryAccount['setup'];
let deals: HistoryAccount['deals'];
let invoices: HistoryAccount['invoices'];

beforeAll(async () => {
  panel = await startTestPanel();
  account = await addAccount(panel);
  ({ setup, deals, invoices } = account);
});
afterAll(() => panel.stop());

/** What the database makes of the history, by its bills and by what a statement of the whole time and of a part of it ends with. */
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
  const part = { sort: 'overdue', descending: false, after: undefined, offset: 0, limit: 500 };
  const byDeal = await outstandingRows(db, { by: 'Deal', asOf }, part, never);
  const statements = [];
  for (const from of ['2026-11-01', december(5)]) statements.push(await statementOf(db, setup, { from, to: asOf }));
  return {
    nets: [sums.net ?? 0, ...statements.map(({ rows }) => rows.at(-1)?.balance ?? 0)],
    openOnStatements: statements.map((statement) => statement.bills.reduce((sum, bill) => sum + bill.open, 0)),
    deals: withMoney(new Map(byDeal.map((row) => [row.dealId ?? 0, [row.asked ?? 0, row.billed ?? 0, row.open, row.advance ?? 0]]))),
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

type MoneyOfDeals = ReadonlyMap<number, readonly number[]>;
const withMoney = (money: MoneyOfDeals): MoneyOfDeals =>
  new Map([...money].filter(([, [, billed, , advance]]) => billed !== 0 || advance !== 0));

/** What the list of deals shows of each with bills or an advance: what it asks, what of it is billed, what is open, and the advance. */
function moneyOfDeals({ bills, asked }: AccountFacts, settled: Settlement): MoneyOfDeals {
  return new Map(
    deals.map(({ dealId }) => {
      const own = bills.filter((bill) => bill.dealId === dealId);
      const advance = settled.advances.get(dealId) ?? 0;
      const open = own.reduce((sum, { billId }) => sum + (settled.bills.get(billId)?.open ?? 0), 0);
      return [dealId, [asked.get(dealId) ?? 0, sumOf(own), open, advance]];
    }),
  );
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

function sumsOf({ bills, advances }: Settlement) {
  const allOpen = [...bills.values()].reduce((sum, bill) => sum + bill.open, 0);
  return { allOpen, advances: [...advances.values()].reduce((sum, each) => sum + each, 0) };
}

/** What the contract makes of the facts, as `settledByDatabase` answers it. */
function settledByContract({ facts, disputed }: Awaited<ReturnType<typeof storeHistory>>) {
  const expected = settle(facts);
  const { allOpen, advances } = sumsOf(expected);
  const net = allOpen - advances - expected.onAccount;
  return {
    nets: [net, net, net],
    openOnStatements: [allOpen, allOpen],
    deals: withMoney(moneyOfDeals(facts, expected)),
    buckets: bucketsOfAll(facts, expected, disputed),
    open: Object.fromEntries([...expected.bills].map(([id, bill]) => [id, bill.open])),
    parts: Object.fromEntries([...expected.bills].map(([id, { openParts }]) => [id, openParts])),
    advances: Object.fromEntries(expected.advances),
    onAccount: [expected.onAccount],
    accountOpen: [allOpen],
  };
}

test('the database settles as the contract says, and no paisa is in two places (PAY-09, PAY-15, PAY-16)', async () => {
  const holds = fc.asyncProperty(history, async (entry) => {
    const { facts, disputed } = await storeHistory(account, entry);
    const expected = settle(facts);
    const { allOpen, advances } = sumsOf(expected);
    expect(await settledByDatabase()).toEqual(settledByContract({ facts, disputed }));
    const billed = facts.bills.reduce((sum, bill) => sum + bill.amount, 0);
    const came = facts.receipts.reduce((sum, receipt) => sum + receipt.amount, 0);
    const credited = facts.creditNotes.reduce((sum, note) => sum + note.amount, 0);
    const wentBack = facts.refunds.reduce((sum, refund) => sum + refund.amount, 0);
    const sums = bucketsOfAll(facts, expected, disputed);
    expect(buckets.reduce((sum, bucket) => sum + sums[bucket], 0)).toBe(allOpen);
    expect(billed - allOpen + advances + expected.onAccount).toBe(came + credited - wentBack);
    for (const { open: left, openParts } of expected.bills.values()) expect(openParts.reduce((sum, each) => sum + each, 0)).toBe(left);
    for (const { dealId } of deals) {
      const own = facts.bills.filter((bill) => bill.dealId === dealId);
      const aged = bucketsOfAll({ ...facts, bills: own }, expected, disputed);
      expect(await moneyOfDeal(panel.db, { dealId, customerId: setup.customerId, asOf })).toMatchObject({
        billed: own.reduce((sum, bill) => sum + bill.amount, 0),
        advance: expected.advances.get(dealId) ?? 0,
        overdue: aged.UpTo30 + aged.UpTo60 + aged.UpTo90 + aged.Over90,
      });
    }
  });
  await fc.assert(holds, { numRuns });
});

test('a merge makes one account of two, and taking it back makes two again, unless money is between them (FND-42, PAY-09)', async () => {
  const { admin, db } = panel;
  const { customerId: keepId } = setup;
  const mergeId = await addCustomer(admin);
  const holds = fc.asyncProperty(history, async (entry) => {
    const stored = await storeHistory(account, entry);
    // Half of what names no deal belongs to the other one; marks may be between them.
    await sql`update entered_bills set customer_id = ${mergeId} where id % 2 = 0`.execute(db);
    await sql`update refunds set customer_id = ${mergeId} where id % 2 = 0 and deal_id is null`.execute(db);
    await sql`update receipts set customer_id = ${mergeId}
      where id % 2 = 0 and id not in (select receipt_id from receipt_marks where deal_id is not null or bill_id % 2 = 0)`.execute(db);
    const before = await shownOn(asOf, never);
    await admin.call('MergeCustomers', { keepId, mergeId });
    const merged = await shownOn(asOf, never);
    expect(await settledByDatabase()).toEqual(settledByContract(stored));
    const { status } = await admin.ask('UnmergeCustomers', { mergeId });
    expect(await shownOn(asOf, never)).toEqual(status === 200 ? before : merged);
    if (status === 409) {
      await db.deleteFrom('receipt_marks').execute();
      await admin.call('UnmergeCustomers', { mergeId });
    }
    await settleAll();
  });
  await fc.assert(holds, { numRuns: Math.ceil(numRuns / 10) });
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
  const nextDay = addDays(asOf, 1);
  const holds = fc.asyncProperty(history, async (entry) => {
    await storeHistory(account, entry);
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
    await storeHistory(account, entry);
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
    // So that the notes of thousands of histories do not pile up.
    await settleAll();
  });
  await fc.assert(holds, { numRuns: Math.ceil(numRuns / 4) });
});

test('what is stored of open bills follows every record that settling reads (PAY-09, PAY-15)', async () => {
  const [deal] = deals;
  if (!deal) throw new Error('There are three deals');
  const mark = { amount: 900_00, target: { deal: 0 } };
  const one = { amount: 1000_00, deducted: 0, marks: [mark, { amount: 10, target: { bill: 3 } }], fate: 'stands' as const };
  const fresh = {
    voidInvoices: [],
    closed: [],
    dueParts: [],
    plans: [],
    disputes: [],
    creditNotes: [],
    refunds: [],
    entered: [],
    creditDays: 0,
    oldestFirst: false,
  };
  await storeHistory(account, { ...fresh, receipts: [one, { ...one, marks: [] }] });
  // Money for a quotation without an order is an advance as long as the quotation may be ordered.
  const quotationId = await addQuotation(panel.admin, aQuotation(setup));
  await sql`update receipt_marks set bill_id = null, deal_id = (select deal_id from quotations where id = ${quotationId}) where amount_paise = 10`.execute(
    panel.db,
  );
  const changes = {
    'an advance': sql`update receipt_marks set amount_paise = 20 where amount_paise = 10`,
    validity: sql`update quotations set valid_until = ${addDays(asOf, -1)}`,
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
