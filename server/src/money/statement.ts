import type { StatementBill, StatementRow } from '@vikray/contract/money/outstanding.ts';
import { addDays } from '@vikray/contract/platform/dates.ts';
import type { Db } from '../platform/database/tables.ts';
import type { Account } from './account-store.ts';
import { netOf, openBillsOf, statementEntries } from './statement-store.ts';

/** The days of a statement, both included. */
export interface StatementPeriod {
  readonly from: string;
  readonly to: string;
}

/** A statement: the balance before the period, what happened in it with the balance after each, and what is open at its end. */
export async function statementOf(
  db: Db,
  account: Account,
  { from, to }: StatementPeriod,
): Promise<{ readonly rows: StatementRow[]; readonly bills: StatementBill[] }> {
  let balance = await netOf(db, account, addDays(from, -1));
  const opening = { date: from, kind: 'Opening' as const, document: '', text: '', debit: 0, credit: 0, balance, page: '' };
  const entries = await statementEntries(db, account, { from, to });
  const rows = entries.map((entry) => {
    balance += entry.debit - entry.credit;
    return { ...entry, balance };
  });
  return { rows: [opening, ...rows], bills: await openBillsOf(db, account, to) };
}
