/** The money of a large office: what came for the bills of the sample data, and the calls about what did not come. */
import { addDays } from '@vikray/contract/platform/dates.ts';
import { sql, type Insertable } from 'kysely';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { SeededRandom } from '../demo/seeded-random.ts';
import { readConfig } from '../server/src/platform/config.ts';
import { insertInChunks } from '../server/src/platform/database/insert-many.ts';
import { openDatabase } from '../server/src/platform/database/open-database.ts';
import { lastIdOf } from '../server/src/platform/database/row-ids.ts';
import type { Db, Tables } from '../server/src/platform/database/tables.ts';
import { inTransaction } from '../server/src/platform/database/transaction.ts';
import { asCall } from './calls.ts';
import { benchSettings } from './bench-settings.ts';
import type { LoadCall, Client } from './load.ts';

interface Account {
  readonly customerId: number;
  readonly companyId: number;
}

/** What the cases of the money need. */
export interface MoneyWork {
  readonly today: string;
  /** A customer and company whose statement has 5,000 rows. */
  readonly longAccount: Account;
  /** A deal that has received money. */
  readonly paidDealId: number;
  /** Enters a receipt with 50 marks. */
  readonly receipt: () => LoadCall;
  /** The same for the long account. */
  readonly longReceipt: () => LoadCall;
}

type Row<T extends keyof Tables> = Insertable<Tables[T]>;

interface OwedBill extends Account {
  readonly billId: number;
  readonly dealId: number;
  readonly invoicedOn: string;
  readonly total: number;
}

const billsOfLongAccount = 2500;
const marksOfReceipt = 50;
const collectionCalls = 20_000;
/** Whatever is older is settled, but for a few bills. */
const settledAfterDays = 120;

/**
 * Lets all companies keep their money here, enters receipts for most bills, and waits until the panel has settled them. A database that has
 * receipts already stays as it is.
 */
export async function prepareMoney(client: Client, today: string, share: number): Promise<MoneyWork> {
  const db = openDatabase(readConfig({ ...process.env, ...benchSettings() }).database);
  try {
    const { rows } = await sql`select 1 from receipts limit 1`.execute(db);
    if (rows.length === 0) await inTransaction(db, async (tx) => fill(tx, today, share));
    const found = await find(db, today);
    await client.send(asCall('RunJob', { job: 'settle' }));
    while ((await sql`select 1 from money_changes where changes_on = '' limit 1`.execute(db)).rows.length > 0) await pause(500);
    return found;
  } finally {
    await db.destroy();
  }
}

async function fill(db: Db, today: string, share: number): Promise<void> {
  await db.updateTable('companies').set({ money_from: '2000-01-01' }).execute();
  await db.updateTable('customers').set({ credit_days: 30 }).execute();
  const { rows: bills } = await sql<OwedBill>`
    select consignments.id * 2 as "billId", consignments.company_id as "companyId", consignments.customer_id as "customerId",
      quotations.deal_id as "dealId", consignments.invoiced_on as "invoicedOn", consignments.total_paise as total
    from consignments inner join orders on orders.id = consignments.order_id inner join quotations on quotations.id = orders.quotation_id
    where consignments.total_paise > 0 order by consignments.company_id, consignments.customer_id, consignments.invoiced_on`.execute(db);
  const numbered = bills
    .slice(0, Math.ceil(share * bills.length))
    .map((bill) => ({ ...bill, billId: Number(bill.billId), total: Number(bill.total) }));
  const payments = new Payments(await lastIdOf(db, 'receipts'));
  for (const bill of numbered) payBill(payments, bill, today);
  const [first] = numbered;
  const other = bills.find(({ customerId }) => customerId !== first?.customerId);
  if (first) {
    // Among a few bills, there may be none with an advance.
    payments.pay(first, first.invoicedOn, 1000_00, [{ deal_id: first.dealId }]);
    await addOldBills(db, payments, first, today, Math.ceil(share * billsOfLongAccount));
  }
  if (other) await addOldBills(db, payments, other, today, marksOfReceipt);
  await insertInChunks(payments.receipts, (chunk) => db.insertInto('receipts').values(chunk).returning('id').execute());
  await insertInChunks(payments.marks, async (chunk) => {
    await db.insertInto('receipt_marks').values(chunk).execute();
    return [];
  });
  await addCalls(db, numbered, today, share);
}

/** Most bills are paid, some in two parts, some after an advance, and some together with what came on account. */
function payBill(payments: Payments, bill: OwedBill, today: string): void {
  const random = new SeededRandom('money', bill.billId);
  const { invoicedOn, total, billId, dealId } = bill;
  const oldest = addDays(today, -settledAfterDays);
  if (!random.happens(invoicedOn < oldest ? 0.985 : 0.5)) {
    if (random.happens(0.3)) payments.pay(bill, addDays(invoicedOn, 20), Math.ceil(total / 2), [{ bill_id: billId }]);
    return;
  }
  const paidOn = [addDays(invoicedOn, random.int(5, 70)), today].toSorted()[0] ?? today;
  if (random.happens(0.3)) {
    const first = Math.ceil(total * 0.4);
    payments.pay(bill, addDays(invoicedOn, -3), first, [random.happens(0.5) ? { deal_id: dealId } : { bill_id: billId }]);
    payments.pay(bill, paidOn, total - first, [{ bill_id: billId }]);
  } else payments.pay(bill, paidOn, total, [{ bill_id: billId }]);
  if (random.happens(0.01)) payments.pay(bill, paidOn, 5000_00, []);
}

/** Collects receipts with their marks. The amount of a receipt is marked whole, in two parts for every third. */
class Payments {
  readonly receipts: Row<'receipts'>[] = [];
  readonly marks: Row<'receipt_marks'>[] = [];
  #id: number;

  constructor(lastId: number) {
    this.#id = lastId;
  }

  pay(
    { companyId, customerId }: Account,
    receivedOn: string,
    amount: number,
    targets: readonly ({ readonly bill_id: number } | { readonly deal_id: number })[],
  ): void {
    const id = ++this.#id;
    const mode = id % 5 === 0 ? 'Cheque' : 'Bank Transfer';
    this.receipts.push({
      id,
      company_id: companyId,
      customer_id: customerId,
      number: `B${id}`,
      financial_year: '',
      received_on: receivedOn,
      mode,
      amount_paise: amount,
      deducted_paise: 0,
      reference: `N${id}`,
      reference_key: `bench ${id}`,
      cheque_on: mode === 'Cheque' ? receivedOn : '',
      bank: '',
      remark: '',
      counts_from: receivedOn,
      cleared_on: mode === 'Cheque' && id % 3 > 0 ? receivedOn : '',
      search_text: `b${id}\nn${id}`,
      updated_by_id: 1,
      created_at: '',
      updated_at: '',
    });
    for (const target of targets) {
      const half = id % 3 === 0 && amount > 1 ? Math.floor(amount / 2) : 0;
      for (const part of [half, amount - half].filter((each) => each > 0))
        this.marks.push({ receipt_id: id, bill_id: null, deal_id: null, ...target, amount_paise: part });
    }
  }
}

/** Gives a customer bills of the time before the panel. All but 50 are paid one by one. */
async function addOldBills(db: Db, payments: Payments, account: Account, today: string, count: number): Promise<void> {
  const { companyId, customerId } = account;
  const rows = Array.from({ length: count }, (_, index) => ({
    company_id: companyId,
    customer_id: customerId,
    kind: 'Opening' as const,
    number: `${opening}${index}`,
    billed_on: addDays(today, -1 - (index % 360)),
    due_on: addDays(today, 30 - (index % 360)),
    amount_paise: 1000_00,
    reason: '',
    entered_by_id: 1,
    created_at: '',
  }));
  const added = await insertInChunks(rows, (chunk) => db.insertInto('entered_bills').values(chunk).returning('id').execute());
  for (const { id } of added.slice(marksOfReceipt)) payments.pay(account, addDays(today, -1), 1000_00, [{ bill_id: 2 * id + 1 }]);
}

const opening = 'BENCH/';

async function addCalls(db: Db, bills: readonly OwedBill[], today: string, share: number): Promise<void> {
  const calls = Array.from({ length: Math.ceil(share * collectionCalls) }, (_, index) => {
    const { companyId, customerId } = bills[(index * 7) % bills.length] ?? { companyId: 0, customerId: 0 };
    const actedOn = addDays(today, -(index % 400));
    const promisedOn = index % 4 === 0 ? addDays(actedOn, 7) : '';
    return {
      sales_id: `bench ${index}`,
      company_name: '',
      company_name_key: '',
      customer_id: customerId,
      company_id: companyId,
      contact_name: '',
      contact_names: '[]',
      call_type: 'Phone',
      description: 'About the money',
      call_action: promisedOn ? 'Promised' : 'No answer',
      acted_on: actedOn,
      action_description: '',
      staff_id: 1,
      staff_name: '',
      status: '',
      search_text: `bench ${index}`,
      import_id: null,
      created_at: '',
      deal_id: null,
      quotation_id: null,
      entered_by_id: 1,
      mail_id: null,
      promised_on: promisedOn,
      promised_paise: promisedOn ? 1000_00 : 0,
      promise_ends_on: promisedOn && addDays(promisedOn, 3),
    };
  });
  await insertInChunks(calls, (chunk) => db.insertInto('sales_calls').values(chunk).returning('id').execute());
}

async function find(db: Db, today: string): Promise<MoneyWork> {
  const { rows: bills } = await sql<{ id: number; customerId: number; companyId: number }>`
    select id, customer_id as "customerId", company_id as "companyId" from entered_bills
    where number like ${`${opening}%`} order by id`.execute(db);
  const { rows: deals } = await sql<{ dealId: number }>`
    select deal_id as "dealId" from receipt_marks where deal_id is not null limit 1`.execute(db);
  const accounts = [...Map.groupBy(bills, ({ customerId }) => customerId).values()].map((own) => own.slice(0, marksOfReceipt));
  /** A receipt that marks a paisa of each of 50 bills. */
  const receiptOf = ([first, ...others]: readonly (typeof bills)[number][] = []): LoadCall => {
    if (!first) throw new Error('There are no bills to be paid');
    const marks = [first, ...others].map(({ id }) => ({ billId: 2 * Number(id) + 1, amount: 1 }));
    return asCall('AddReceipt', {
      customerId: Number(first.customerId),
      companyId: Number(first.companyId),
      receivedOn: today,
      mode: 'Bank Transfer',
      amount: marks.length,
      reference: `BENCH ${randomUUID()}`.slice(0, 40),
      marks,
    });
  };
  const [long] = accounts[0] ?? [];
  return {
    today,
    longAccount: { customerId: Number(long?.customerId), companyId: Number(long?.companyId) },
    paidDealId: Number(deals[0]?.dealId),
    receipt: () => receiptOf(accounts[1]),
    longReceipt: () => receiptOf(accounts[0]),
  };
}
