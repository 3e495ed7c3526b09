/** The SQL of what one customer owes, for its page: isMoneyKept, owedBy. */
import './money-tables.ts';
import type { OwedMoney } from '@vikray/contract/overviews/customer-overview.ts';
import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import { outstandingRows } from './outstanding-store.ts';

/** Whether a company keeps its money here. */
export async function isMoneyKept(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from companies where money_from <> '' limit 1`.execute(db);
  return rows.length > 0;
}

/** What a customer owes to all companies on a day, by the law of GetOutstanding. Zeros if nothing is open and nothing paid in advance. */
export async function owedBy(db: Db, customerId: number, asOf: string): Promise<OwedMoney> {
  const part = { sort: 'overdue', descending: false, after: undefined, offset: 0, limit: 1 };
  const [row] = await outstandingRows(db, { by: 'Customer', customerId, asOf }, part, asOf);
  const { open = 0, upTo30 = 0, upTo60 = 0, upTo90 = 0, over90 = 0, oldestDue = '', advance = 0, onAccount = 0, net = 0 } = row ?? {};
  return { open, overdue: upTo30 + upTo60 + upTo90 + over90, oldestDue, advance, onAccount, net };
}
