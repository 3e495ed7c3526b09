/** The SQL of what is overdue of an account. Reading: balanceOf. */
import './money-tables.ts';
import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import type { Account } from './account-store.ts';
import { settlementTables } from './settlement-store.ts';
import { netOf } from './statement-store.ts';

/** A bill with what of it is overdue, in paise. */
interface OverdueBill {
  readonly billId: number;
  readonly number: string;
  readonly dueOn: string;
  readonly overdue: number;
}

/** The balance of an account on a day: what is owed, and the bills that are overdue and not disputed, the oldest first. */
export interface AccountBalance {
  readonly net: number;
  readonly overdue: number;
  readonly bills: readonly OverdueBill[];
}

/** The balance of an account on a day. */
export async function balanceOf(db: Db, account: Account, today: string): Promise<AccountBalance> {
  const { rows } = await sql<{ billId: number; number: string; dueOn: string; overdue: number }>`
    ${settlementTables(db, { asOf: today, ...account })}
    select bills.bill_id as "billId", bills.number, min(bill_parts.due_on) as "dueOn", sum(bill_parts.open) as overdue
    from bills inner join bill_parts on bill_parts.bill_id = bills.bill_id
    where bills.dispute = '' and bill_parts.open > 0 and bill_parts.due_on < ${today}
    group by bills.bill_id, bills.number order by min(bill_parts.due_on), bills.bill_id`.execute(db);
  const bills = rows.map((row) => ({ ...row, billId: Number(row.billId), overdue: Number(row.overdue) }));
  return { net: await netOf(db, account, today), overdue: bills.reduce((sum, { overdue }) => sum + overdue, 0), bills };
}
