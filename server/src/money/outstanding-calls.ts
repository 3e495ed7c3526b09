/** The SQL of the calls about money that the list of customers shows, and of their promises. Reading: callTables, brokenPromises. */
import '../sales-calls/public.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { sql, type RawBuilder } from 'kysely';
import type { WaitingRows } from '../platform/database/lists/waiting-rows.ts';
import { within, type AccountScope } from './settlement-store.ts';

/** What has come since the call of a promise until a day: the receipts that count. */
const cameSince = (asOf: string, inTime = sql``) => sql`coalesce((
  select sum(receipts.amount_paise + receipts.deducted_paise) from receipts
  where receipts.customer_id = sales_calls.customer_id and receipts.company_id = sales_calls.company_id
    and receipts.voided_at = '' and receipts.counts_from <= ${asOf} and (receipts.bounced_on = '' or receipts.bounced_on > ${asOf})
    and receipts.received_on >= sales_calls.acted_on ${inTime}), 0)`;

/** What has come of a promise until its last day. */
const cameOf = (asOf: string) => cameSince(asOf, sql`and receipts.received_on <= sales_calls.promise_ends_on`);

/** The owner of a customer: that of its newest deal. */
export const ownerOfCustomer = (customerId: string) => sql<number | null>`(
  select deals.owner_id from deals where deals.customer_id = ${sql.ref(customerId)} order by deals.id desc limit 1)`;

/** The tables `last_calls` and `promises`, with the last call and the last promise of each of the customers, as they were known on a day. */
export function callTables(scope: AccountScope): RawBuilder<unknown> {
  const { asOf } = scope;
  const calls = sql`sales_calls.company_id is not null and sales_calls.acted_on <= ${asOf} and ${within(scope, 'sales_calls')}`;
  return sql`last_calls as (
      select sales_calls.customer_id, sales_calls.acted_on, sales_calls.call_action, sales_calls.next_on
      from sales_calls inner join (
        select max(sales_calls.id) as id from sales_calls where ${calls} group by sales_calls.customer_id
      ) as latest on latest.id = sales_calls.id
    ), promises as (
      select customer_id, promised_on, promised_paise, came_since >= promised_paise as has_come,
        case when came >= promised_paise then 'Kept' when promise_ends_on < ${asOf} then 'Broken' else 'Open' end as state
      from (
        select sales_calls.customer_id, sales_calls.promised_on, sales_calls.promised_paise, sales_calls.promise_ends_on, ${cameOf(asOf)} as came,
          ${cameSince(asOf)} as came_since
        from sales_calls inner join (
          select max(sales_calls.id) as id from sales_calls where sales_calls.promised_on <> '' and ${calls} group by sales_calls.customer_id
        ) as latest on latest.id = sales_calls.id
      ) as promised
    )`;
}

/** The customers of a user who have not kept their last promise, and still owe the money, as the bell counts them. */
export function brokenPromises(userId: number, now: string): WaitingRows {
  const today = dateAt(now);
  return {
    table: 'sales_calls',
    condition: sql<boolean>`sales_calls.promised_on <> '' and sales_calls.promise_ends_on < ${today}
      and ${ownerOfCustomer('sales_calls.customer_id')} = ${userId} and sales_calls.promised_paise > ${cameSince(today)}
      and (exists (select 1 from account_sums where account_sums.customer_id = sales_calls.customer_id and account_sums.open_paise > 0)
        or exists (select 1 from money_changes where money_changes.customer_id = sales_calls.customer_id))
      and not exists (select 1 from sales_calls as later where later.customer_id = sales_calls.customer_id
        and later.company_id is not null and later.promised_on <> '' and later.id > sales_calls.id)`,
  };
}
