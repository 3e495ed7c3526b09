/** The SQL of a customer's statement. Reading: netOf, statementEntries, openBillsOf. */
import './money-tables.ts';
import { statementKinds, type StatementRow } from '@vikray/contract/money/outstanding.ts';
import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import type { Account } from './account-store.ts';
import { settlementTables } from './settlement-store.ts';

/**
 * What a customer owes a company on a day, in paise: what was billed and paid back, less what came and what was credited. That is what is
 * open less advances and money on account, however it is settled. Negative for an advance.
 */
export async function netOf(db: Db, account: Account, asOf: string): Promise<number> {
  const { rows } = await sql<{ net: number | string | null }>`
    ${settlementTables(db, { asOf, ...account })}
    select sum(amount) as net from (
      select amount from facts union all select amount from refunded
      union all select -amount from counting union all select -amount from credited
    ) as moved`.execute(db);
  return Number(rows[0]?.net ?? 0);
}

type Entry = Omit<StatementRow, 'balance'>;

/** What happened on an account from the first to the last day, in the order of the days, and within a day in the order of the kinds. */
export async function statementEntries(
  db: Db,
  account: Account,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Entry[]> {
  const entries = [
    ...(await billed(db, account, from, to)),
    ...(await credited(db, account, from, to)),
    ...(await received(db, account, from, to)),
    ...(await paidBack(db, account, from, to)),
  ];
  const place = (entry: Entry) => statementKinds.indexOf(entry.kind);
  return entries.toSorted((a, b) => (a.date === b.date ? place(a) - place(b) : a.date < b.date ? -1 : 1));
}

async function billed(db: Db, account: Account, from: string, to: string): Promise<Entry[]> {
  const { rows } = await sql<{
    id: number;
    dealId: number | null;
    kind: 'Invoice' | 'Opening' | 'Charge';
    number: string;
    billedOn: string;
    amount: number;
    reason: string | null;
  }>`
    ${settlementTables(db, { asOf: to, ...account })}
    select facts.bill_id as id, facts.deal_id as "dealId", facts.kind, facts.number, facts.billed_on as "billedOn", facts.amount,
      (select entered_bills.reason from entered_bills where facts.kind = 'Charge' and entered_bills.id = facts.bill_id / 2) as reason
    from facts where facts.billed_on >= ${from} order by facts.billed_on, facts.bill_id`.execute(db);
  return rows.map(({ dealId, kind, number, billedOn, amount, reason }) => ({
    date: billedOn,
    kind: kind === 'Charge' ? 'Charge' : 'Bill',
    document: number,
    text: reason ?? '',
    debit: Number(amount),
    credit: 0,
    page: dealId === null ? '' : `deal?id=${dealId}`,
  }));
}

async function credited(db: Db, { customerId, companyId }: Account, from: string, to: string): Promise<Entry[]> {
  const { rows } = await sql<{ number: string; datedOn: string; amount: number; reason: string }>`
    select number, dated_on as "datedOn", amount_paise as amount, reason from credit_notes
    where customer_id = ${customerId} and company_id = ${companyId} and voided_at = '' and dated_on >= ${from} and dated_on <= ${to}
    order by dated_on, id`.execute(db);
  return rows.map(({ number, datedOn, amount, reason }) => ({
    date: datedOn,
    kind: 'Credit Note',
    document: number,
    text: reason,
    debit: 0,
    credit: Number(amount),
    page: `creditnotes?search=${encodeURIComponent(number)}`,
  }));
}

async function received(db: Db, { customerId, companyId }: Account, from: string, to: string): Promise<Entry[]> {
  const rows = await db
    .selectFrom('receipts')
    .select(['id', 'number', 'mode', 'reference', 'amount_paise', 'deducted_paise', 'counts_from', 'bounced_on', 'bounce_reason'])
    .where('customer_id', '=', customerId)
    .where('company_id', '=', companyId)
    .where('voided_at', '=', '')
    .where('counts_from', '<=', to)
    .orderBy('counts_from')
    .orderBy('id')
    .execute();
  return rows.flatMap((row): Entry[] => {
    // A cheque that bounced before it counted never counted.
    if (row.bounced_on !== '' && row.bounced_on < row.counts_from) return [];
    const shared = { document: row.number, page: `receipt?id=${row.id}` };
    const came = { ...shared, date: row.counts_from, debit: 0 };
    const whole = row.amount_paise + row.deducted_paise;
    const found: Entry[] = [
      ...(row.amount_paise > 0
        ? [{ ...came, kind: 'Receipt' as const, text: [row.mode, row.reference].filter(Boolean).join(' '), credit: row.amount_paise }]
        : []),
      ...(row.deducted_paise > 0 ? [{ ...came, kind: 'Deduction' as const, text: '', credit: row.deducted_paise }] : []),
      ...(row.bounced_on !== ''
        ? [{ ...shared, date: row.bounced_on, kind: 'Bounce' as const, text: row.bounce_reason, debit: whole, credit: 0 }]
        : []),
    ];
    return found.filter(({ date }) => date >= from && date <= to);
  });
}

async function paidBack(db: Db, { customerId, companyId }: Account, from: string, to: string): Promise<Entry[]> {
  const rows = await db
    .selectFrom('refunds')
    .select(['number', 'paid_on', 'amount_paise', 'reason'])
    .where('customer_id', '=', customerId)
    .where('company_id', '=', companyId)
    .where('paid_on', '>=', from)
    .where('paid_on', '<=', to)
    .orderBy('paid_on')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    date: row.paid_on,
    kind: 'Refund',
    document: row.number,
    text: row.reason,
    debit: row.amount_paise,
    credit: 0,
    page: `refunds?search=${encodeURIComponent(row.number)}`,
  }));
}

/** The bills of an account that are open on a day, with the due date of their first open part. */
export async function openBillsOf(db: Db, account: Account, asOf: string) {
  const { rows } = await sql<{
    billId: number;
    kind: 'Invoice' | 'Opening' | 'Charge';
    invoiceNumber: string;
    invoiceDate: string;
    dueOn: string;
    amount: number;
    open: number;
  }>`
    ${settlementTables(db, { asOf, ...account, onlyOpen: true })}
    select bill_id as "billId", kind, number as "invoiceNumber", billed_on as "invoiceDate", min(due_on) as "dueOn", amount, bill_open as open
    from bill_parts where open > 0 group by bill_id, kind, number, billed_on, amount, bill_open order by billed_on, bill_id`.execute(db);
  return rows.map(({ billId, amount, open, ...row }) => ({ ...row, billId: Number(billId), amount: Number(amount), open: Number(open) }));
}
