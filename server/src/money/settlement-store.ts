/**
 * The SQL of what is settled, as `settlement.ts` of the contract says it: the tables that other queries of the money read.
 * `open-money-store.ts` stores rows of them for the lists of all customers; nothing else of it is stored.
 */
import './money-tables.ts';
import { sql, type RawBuilder } from 'kysely';
import { daysLater } from '../platform/database/days-later.ts';
import { jsonItems } from '../platform/database/json-items.ts';
import { askedOfDeal } from './asked-of-deal.ts';
import { isBillOfCompany } from './is-bill.ts';
import type { Db } from '../platform/database/tables.ts';

/** Whose money, as it was known to be on the day `asOf`. Without a customer or company: of all. */
export interface AccountScope {
  readonly asOf: string;
  readonly customerId?: number | undefined;
  /** The ids of the customers, by a select. */
  readonly customers?: RawBuilder<unknown> | undefined;
  readonly companyId?: number | undefined;
  /**
   * Only what settles this deal of the customer: its bills, and what is marked for it or them. Everything if money on account settles the
   * customer's oldest bills.
   */
  readonly dealId?: number | undefined;
  /** Leaves out the bills that marks and credit notes have settled. Their amounts still count. */
  readonly onlyOpen?: true | undefined;
}

/** The smaller of two amounts; both engines name the function differently. */
const smaller = (a: RawBuilder<unknown>, b: RawBuilder<unknown>) => sql`case when ${a} < ${b} then ${a} else ${b} end`;
const notNegative = (a: RawBuilder<unknown>) => sql`case when ${a} > 0 then ${a} else 0 end`;

/** Whether a row of a table belongs to the customer and company. */
export function within(scope: AccountScope, table: string): RawBuilder<boolean> {
  const { customerId, customers, companyId } = scope;
  const conditions = [
    ...(customerId === undefined ? [] : [sql`${sql.ref(`${table}.customer_id`)} = ${customerId}`]),
    ...(customers === undefined ? [] : [sql`${sql.ref(`${table}.customer_id`)} in (${customers})`]),
    ...(companyId === undefined ? [] : [sql`${sql.ref(`${table}.company_id`)} = ${companyId}`]),
  ];
  return conditions.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** What is disputed on a day, by bill. */
export const disputedOn = (asOf: string) => sql`
  select bill_id, max(note) as note from disputes
  where disputed_on <= ${asOf} and (settled_on = '' or settled_on > ${asOf}) group by bill_id`;

/** What a line of bills before this one takes, in the order in which bills are settled. */
const before = (amount: RawBuilder<unknown>, partition: RawBuilder<unknown>) => sql`
  coalesce(sum(${amount}) over (partition by ${partition} order by first_due, billed_on, bill_id
    rows between unbounded preceding and 1 preceding), 0)`;

/**
 * The tables `bills` (with `open`), `bill_parts` (with `open`, `due_on`), `deal_money` (with `advance`) and `accounts` (with `on_account`),
 * to begin a query with. Bills and their parts know what is disputed of them; blank for nothing.
 */
export function settlementTables(db: Db, scope: AccountScope): RawBuilder<unknown> {
  const { asOf, dealId, onlyOpen } = scope;
  const settlement = sql`(select settlement from customers where id = ${scope.customerId})`;
  const ofDeal = (condition: RawBuilder<unknown>) =>
    dealId === undefined ? sql`` : sql`and (${settlement} = 'Oldest First' or ${condition})`;
  const asked = askedOfDeal(
    { deal: sql.ref('pools.deal_id'), company: sql.ref('pools.company_id'), customer: sql.ref('pools.customer_id') },
    asOf,
  );
  return sql`
    with changed_due as (
      select due_parts.bill_id, due_parts.position, due_parts.due_on, due_parts.amount_paise
      from due_parts inner join (
        select bill_id, max(change_number) as change_number from due_parts where changed_on <= ${asOf} group by bill_id
      ) as latest on latest.bill_id = due_parts.bill_id and latest.change_number = due_parts.change_number
    ), facts as (
      select consignments.id * 2 as bill_id, consignments.company_id, consignments.customer_id, quotations.deal_id, 'Invoice' as kind,
        consignments.invoice_number as number, consignments.invoiced_on as billed_on, consignments.total_paise as amount,
        ${daysLater(db, 'consignments.invoiced_on', 'customers.credit_days')} as preset_due, orders.payment_plan
      from consignments
      inner join companies on companies.id = consignments.company_id
      inner join customers on customers.id = consignments.customer_id
      inner join orders on orders.id = consignments.order_id
      inner join quotations on quotations.id = orders.quotation_id
      where ${isBillOfCompany} and consignments.invoiced_on <= ${asOf} and ${within(scope, 'consignments')}
        ${ofDeal(sql`quotations.deal_id = ${dealId}`)}
      union all
      select entered_bills.id * 2 + 1, entered_bills.company_id, entered_bills.customer_id, null, entered_bills.kind,
        entered_bills.number, entered_bills.billed_on, entered_bills.amount_paise, entered_bills.due_on, '[]'
      from entered_bills where entered_bills.billed_on <= ${asOf} and ${within(scope, 'entered_bills')} ${ofDeal(sql`1 = 0`)}
    ), ${dueByPlan(db)}, disputed as (${disputedOn(asOf)}), counting as (
      select receipts.id, receipts.company_id, receipts.customer_id, receipts.amount_paise + receipts.deducted_paise as amount
      from receipts
      where receipts.voided_at = '' and receipts.counts_from <= ${asOf} and (receipts.bounced_on = '' or receipts.bounced_on > ${asOf})
        and ${within(scope, 'receipts')}
        ${ofDeal(sql`receipts.id in (
          select receipt_id from receipt_marks where deal_id = ${dealId} union all
          select receipt_id from receipt_marks where bill_id in (select bill_id from facts))`)}
    ), refunded as (
      select refunds.company_id, refunds.customer_id, refunds.deal_id, refunds.amount_paise as amount
      from refunds where refunds.paid_on <= ${asOf} and ${within(scope, 'refunds')}
    ), credited as (
      select credit_notes.company_id, credit_notes.customer_id, credit_notes.bill_id, credit_notes.amount_paise as amount
      from credit_notes
      where credit_notes.voided_at = '' and credit_notes.dated_on <= ${asOf} and ${within(scope, 'credit_notes')}
    ), credits as (
      select bill_id, sum(amount) as amount from credited group by bill_id
    ), marked as (
      select receipt_marks.bill_id, sum(receipt_marks.amount_paise) as amount
      from counting inner join receipt_marks on receipt_marks.receipt_id = counting.id
      where receipt_marks.bill_id is not null group by receipt_marks.bill_id
    ), pools as (
      select company_id, customer_id, deal_id, sum(amount) as pool from (
        select counting.company_id, counting.customer_id, receipt_marks.deal_id, receipt_marks.amount_paise as amount
        from counting inner join receipt_marks on receipt_marks.receipt_id = counting.id where receipt_marks.deal_id is not null
        union all
        select company_id, customer_id, deal_id, -amount from refunded where deal_id is not null
      ) as moved group by company_id, customer_id, deal_id
    ), by_mark as (
      select facts.*, coalesce((select min(due_on) from due_now where due_now.bill_id = facts.bill_id), facts.preset_due) as first_due,
        ${notNegative(sql`(facts.amount - coalesce(credits.amount, 0) - coalesce(marked.amount, 0))`)} as left_by_marks,
        coalesce(credits.amount, 0) as credited
      from facts left join credits on credits.bill_id = facts.bill_id left join marked on marked.bill_id = facts.bill_id
    ), by_pool as (
      select by_mark.*, coalesce(pools.pool, 0) as pool,
        ${before(sql`left_by_marks`, sql`by_mark.company_id, by_mark.customer_id, by_mark.deal_id`)} as before_in_deal
      from by_mark left join pools
        on pools.company_id = by_mark.company_id and pools.customer_id = by_mark.customer_id and pools.deal_id = by_mark.deal_id
      ${onlyOpen ? sql`where left_by_marks > 0` : sql``}
    ), by_deal as (
      select by_pool.*, left_by_marks - ${smaller(sql`left_by_marks`, notNegative(sql`(pool - before_in_deal)`))} as left_by_deals from by_pool
    ), billed as (
      select company_id, customer_id, deal_id, sum(amount) as amount, sum(from_pool) as from_pool from (
        select company_id, customer_id, deal_id, amount, 0 as from_pool from facts
        union all select company_id, customer_id, deal_id, 0, left_by_marks - left_by_deals from by_deal
      ) as moved where deal_id is not null group by company_id, customer_id, deal_id
    ), pools_asked as materialized (
      select pools.*, coalesce(${asked}, 0) as asked from pools
    ), deal_money as (
      select pools.company_id, pools.customer_id, pools.deal_id,
        ${notNegative(
          smaller(sql`(pools.pool - coalesce(billed.from_pool, 0))`, sql`(pools.asked - coalesce(billed.amount, 0))`),
        )} as advance
      from pools_asked as pools left join billed
        on billed.company_id = pools.company_id and billed.customer_id = pools.customer_id and billed.deal_id = pools.deal_id
    ), without_mark as (
      select company_id, customer_id, sum(amount) as amount from (
        select company_id, customer_id, amount from counting
        union all select company_id, customer_id, amount from credited
        union all select company_id, customer_id, -amount from refunded
        union all select company_id, customer_id, -amount from facts
        union all select company_id, customer_id, left_by_deals from by_deal
        union all select company_id, customer_id, -advance from deal_money
      ) as moved group by company_id, customer_id
    ), by_age as (
      select by_deal.*, case when customers.settlement = 'Oldest First' then without_mark.amount else 0 end as free,
        ${before(sql`left_by_deals`, sql`by_deal.company_id, by_deal.customer_id`)} as before_in_account
      from by_deal
      inner join customers on customers.id = by_deal.customer_id
      inner join without_mark on without_mark.company_id = by_deal.company_id and without_mark.customer_id = by_deal.customer_id
    ), bills as (
      select by_age.bill_id, company_id, customer_id, deal_id, kind, number, billed_on, first_due, preset_due, amount, credited, left_by_deals,
        left_by_deals - ${smaller(sql`left_by_deals`, notNegative(sql`(free - before_in_account)`))} as open,
        coalesce(disputed.note, '') as dispute
      from by_age left join disputed on disputed.bill_id = by_age.bill_id
    ), accounts as (
      select without_mark.company_id, without_mark.customer_id, without_mark.amount - coalesce(sum(bills.left_by_deals - bills.open), 0) as on_account,
        coalesce(sum(bills.open), 0) as open
      from without_mark left join bills
        on bills.company_id = without_mark.company_id and bills.customer_id = without_mark.customer_id
      group by without_mark.company_id, without_mark.customer_id, without_mark.amount
    ), part_bounds as (
      select bills.bill_id, bills.company_id, bills.customer_id, bills.deal_id, bills.kind, bills.number, bills.billed_on, bills.credited,
        bills.open as bill_open, bills.amount - bills.open as settled, coalesce(due_now.position, 1) as position,
        coalesce(due_now.due_on, bills.preset_due) as due_on, bills.amount, bills.dispute,
        coalesce(sum(due_now.amount_paise) over (partition by bills.bill_id order by due_now.position
          rows between unbounded preceding and 1 preceding), 0) as planned_before,
        lead(due_now.position) over (partition by bills.bill_id order by due_now.position) as next_position,
        due_now.amount_paise as planned
      from bills left join due_now on due_now.bill_id = bills.bill_id
    ), part_ends as (
      select part_bounds.*, ${smaller(sql`amount`, sql`planned_before`)} as part_start,
        case when next_position is null then amount else ${smaller(sql`amount`, sql`(planned_before + planned)`)} end as part_end
      from part_bounds
    ), bill_parts as (
      select bill_id, company_id, customer_id, deal_id, kind, number, billed_on, amount, credited, bill_open, position, due_on, dispute,
        part_end - part_start - ${notNegative(sql`(${smaller(sql`settled`, sql`part_end`)} - part_start)`)} as open
      from part_ends
    )`;
}

/**
 * When the parts of a bill are due: as someone last changed it, else by the payment plan of its order (`planAmounts` of the contract). A
 * bill without either is not here.
 */
function dueByPlan(db: Db): RawBuilder<unknown> {
  const part = jsonItems(db, 'facts.payment_plan');
  return sql`planned as (
      select facts.bill_id, facts.billed_on, facts.amount, ${part.place} as place, ${part.number('days')} as due_days,
        facts.amount * ${part.number('percent')} as exact
      from facts cross join ${part.table}
      where facts.payment_plan <> '[]' and facts.bill_id not in (select bill_id from changed_due)
    ), planned_amounts as (
      select planned.bill_id, planned.place, ${daysLater(db, 'planned.billed_on', 'planned.due_days')} as due_on,
        exact / 10000 + case when row_number() over (partition by bill_id order by exact % 10000 desc, place)
          <= amount - sum(exact / 10000) over (partition by bill_id) then 1 else 0 end as amount_paise
      from planned
    ), due_now as (
      select bill_id, position, due_on, amount_paise from changed_due
      union all
      select bill_id, row_number() over (partition by bill_id order by due_on, place), due_on, amount_paise
      from planned_amounts where amount_paise > 0
    )`;
}
