/**
 * The SQL of what is open of all customers today. To settle all of them takes seconds, so a job stores what is open of those whose money
 * has changed, and the rest is read from there. Triggers note each change (`money_changes`) within its transaction; who is noted is settled
 * when it is read, so nothing is ever read that is out of date. Reading: openMoney, customersThatDiffer. Writing: settleSome.
 */
import './money-tables.ts';
import { sql, type RawBuilder } from 'kysely';
import { daysLater } from '../platform/database/days-later.ts';
import { isAmong } from '../platform/database/is-among.ts';
import type { Db } from '../platform/database/tables.ts';
import { askedOfDeal } from './asked-of-deal.ts';
import { disputedOn, settlementTables, within, type AccountScope } from './settlement-store.ts';

/** The customers who have to be settled again by a day. */
const changedBy = (day: string) => sql`select customer_id from money_changes where changes_on <= ${day}`;

/** The tables of settling, and after them those of what is stored: open parts of bills, the sums of accounts, and deals. */
const settled = (db: Db, scope: AccountScope) => sql`${settlementTables(db, { ...scope, onlyOpen: true })},
    open_settled as (select * from bill_parts where open > 0),
    sums_settled as (
      select accounts.customer_id, accounts.company_id, accounts.open, accounts.on_account, coalesce(ahead.advance, 0) as advance,
        coalesce(in_cheques.amount, 0) as cheques
      from accounts left join (
        select customer_id, company_id, sum(advance) as advance from deal_money group by customer_id, company_id
      ) as ahead on ahead.customer_id = accounts.customer_id and ahead.company_id = accounts.company_id
      left join (
        select counting.customer_id, counting.company_id, sum(counting.amount) as amount
        from counting inner join receipts on receipts.id = counting.id
        where receipts.mode = 'Cheque' and receipts.cleared_on = '' group by counting.customer_id, counting.company_id
      ) as in_cheques on in_cheques.customer_id = accounts.customer_id and in_cheques.company_id = accounts.company_id
    ), ${dealsSettled(scope)}`;

/** The deals that have bills or have received money. Of one customer, also those that ask for money: a receipt may be for them. */
function dealsSettled({ asOf, customerId, companyId }: AccountScope): RawBuilder<unknown> {
  const asked = askedOfDeal(
    { deal: sql.ref('named.deal_id'), company: sql.ref('named.company_id'), customer: sql.ref('named.customer_id') },
    asOf,
  );
  const asking = sql`
    union all select quotations.company_id, quotations.customer_id, quotations.deal_id, 0, 0, 0
    from quotations inner join companies on companies.id = quotations.company_id
    where quotations.customer_id = ${customerId} and quotations.superseded_by_id is null and companies.money_from <> ''
      ${companyId === undefined ? sql`` : sql`and quotations.company_id = ${companyId}`}`;
  return sql`deals_asked as materialized (
      select named.*, coalesce(${asked}, 0) as asked from (
        select customer_id, company_id, deal_id, sum(billed) as billed, sum(open) as open, sum(advance) as advance from (
          select company_id, customer_id, deal_id, amount as billed, 0 as open, 0 as advance from facts where deal_id is not null
          union all select company_id, customer_id, deal_id, 0, open, 0 from bills where deal_id is not null
          union all select company_id, customer_id, deal_id, 0, 0, advance from deal_money
          ${customerId === undefined ? sql`` : asking}
        ) as moved group by customer_id, company_id, deal_id
      ) as named
    ), deals_settled as (select * from deals_asked where asked <> 0 or billed <> 0 or advance <> 0)`;
}

/** Beyond this number of customers, settling those who are noted and reading the others takes longer than settling all. */
const mostChanged = 3000;

/**
 * The tables `open_now`, `sums_now` and `deals_now`, to begin a query with: what is open of each bill, the sums of each account, and those
 * of each deal. Of one customer, and of another day than today, everything is settled.
 */
export async function openMoney(db: Db, scope: AccountScope, today: string): Promise<RawBuilder<unknown>> {
  const { asOf, companyId } = scope;
  const whole = sql`${settled(db, scope)}, open_now as (select * from open_settled), sums_now as (select * from sums_settled),
    deals_now as (select * from deals_settled)`;
  if (scope.customerId !== undefined || asOf !== today) return whole;
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select distinct customer_id from money_changes where changes_on <= ${asOf} limit ${sql.lit(mostChanged)}) as changed`.execute(
    db,
  );
  const count = Number(rows[0]?.count);
  if (count === mostChanged) return whole;
  const ofCompany = { asOf, companyId };
  const open = sql`
    select open_parts.bill_id, company_id, customer_id, deal_id, kind, number, billed_on, amount_paise as amount, credited_paise as credited,
      bill_open_paise as bill_open, position, due_on, coalesce(disputed.note, '') as dispute, open_paise as open
    from open_parts left join disputed on disputed.bill_id = open_parts.bill_id where ${within(ofCompany, 'open_parts')}`;
  const sums = sql`
    select customer_id, company_id, open_paise as open, on_account_paise as on_account, advance_paise as advance, cheques_paise as cheques
    from account_sums where ${within(ofCompany, 'account_sums')}`;
  const deals = sql`
    select customer_id, company_id, deal_id, billed_paise as billed, open_paise as open, advance_paise as advance, asked_paise as asked
    from deal_sums where ${within(ofCompany, 'deal_sums')}`;
  if (count === 0)
    return sql`with disputed as (${disputedOn(asOf)}), open_now as (${open}), sums_now as (${sums}), deals_now as (${deals})`;
  const changed = changedBy(asOf);
  return sql`${settled(db, { asOf, companyId, customers: changed })},
    open_now as (${open} and customer_id not in (${changed}) union all
      select bill_id, company_id, customer_id, deal_id, kind, number, billed_on, amount, credited, bill_open, position, due_on, dispute, open
      from open_settled),
    sums_now as (${sums} and customer_id not in (${changed}) union all
      select customer_id, company_id, open, on_account, advance, cheques from sums_settled),
    deals_now as (${deals} and customer_id not in (${changed}) union all
      select customer_id, company_id, deal_id, billed, open, advance, asked from deals_settled)`;
}

/** So many customers are settled in one transaction, for which other writes wait some 15 ms on SQLite. */
const atOnce = 50;

/** Settles some of the customers whose money has changed, and stores what is open of them. Returns how many these were. */
export async function settleSome(db: Db, today: string): Promise<number> {
  const { rows: changed } = await sql<{ customerId: number }>`
    select distinct customer_id as "customerId" from money_changes where changes_on <= ${today}
    order by customer_id limit ${sql.lit(atOnce)}`.execute(db);
  const ids = changed.map(({ customerId }) => Number(customerId));
  if (ids.length === 0) return 0;
  // What is noted from here on, or by a transaction that has not ended, is settled again the next time.
  for (const table of ['money_changes', 'open_parts', 'account_sums', 'deal_sums'] as const)
    await db
      .deleteFrom(table)
      .where(isAmong(db, 'customer_id', ids))
      .execute();
  const customers = sql`select id from customers where ${isAmong(db, 'id', ids)}`;
  const tables = settled(db, { asOf: today, customers });
  await sql`
    insert into open_parts (bill_id, position, company_id, customer_id, deal_id, kind, number, billed_on, amount_paise, credited_paise,
      bill_open_paise, due_on, open_paise)
    ${tables} select bill_id, position, company_id, customer_id, deal_id, kind, number, billed_on, amount, credited, bill_open, due_on, open
    from open_settled`.execute(db);
  await sql`
    insert into account_sums (customer_id, company_id, open_paise, on_account_paise, advance_paise, cheques_paise)
    ${tables} select customer_id, company_id, open, on_account, advance, cheques
    from sums_settled where customer_id in (
      select customer_id from sums_settled where open <> 0 or on_account <> 0 or advance <> 0)`.execute(db);
  await sql`
    insert into deal_sums (customer_id, company_id, deal_id, billed_paise, open_paise, advance_paise, asked_paise)
    ${tables} select customer_id, company_id, deal_id, billed, open, advance, asked from deals_settled`.execute(db);
  await sql`
    insert into money_changes (customer_id, changes_on)
    select customer_id, min(changes_on) from (${laterChanges(db, today, customers)}) as later group by customer_id`.execute(db);
  return ids.length;
}

/** The days on which the money of customers changes by itself: when what is dated later begins to count, or a quotation is no longer valid. */
function laterChanges(db: Db, today: string, customers: RawBuilder<unknown>): RawBuilder<unknown> {
  const dated = [
    ['consignments', 'invoiced_on'],
    ['entered_bills', 'billed_on'],
    ['receipts', 'counts_from'],
    ['receipts', 'bounced_on'],
    ['credit_notes', 'dated_on'],
    ['refunds', 'paid_on'],
  ] as const;
  const selects = dated.map(
    ([table, column]) => sql`
      select customer_id, ${sql.ref(column)} as changes_on from ${sql.table(table)}
      where ${sql.ref(column)} > ${today} and customer_id in (${customers})`,
  );
  return sql`${sql.join(selects, sql` union all `)} union all
    select receipts.customer_id, ${daysLater(db, 'quotations.valid_until', 1)} from receipts
      inner join receipt_marks on receipt_marks.receipt_id = receipts.id
      inner join quotations on quotations.deal_id = receipt_marks.deal_id
    where receipts.customer_id in (${customers}) and quotations.valid_until >= ${today}`;
}

/** How many customers have something stored that differs from what settling them gives, and the first of them by name. */
export async function customersThatDiffer(db: Db, today: string, most: number): Promise<{ count: number; names: string[] }> {
  const differences = (computed: string, stored: string) => sql`
    select customer_id from (select * from ${sql.table(computed)} except select * from ${sql.table(stored)}) as missing
    union all select customer_id from (select * from ${sql.table(stored)} except select * from ${sql.table(computed)}) as wrong`;
  const { rows } = await sql<{ name: string; count: number }>`
    ${settled(db, { asOf: today })},
    parts_computed as (
      select customer_id, company_id, deal_id, bill_id, kind, number, billed_on, position, due_on, amount, credited, bill_open, open from open_settled
    ),
    parts_stored as (
      select customer_id, company_id, deal_id, bill_id, kind, number, billed_on, position, due_on, amount_paise, credited_paise, bill_open_paise,
        open_paise
      from open_parts
    ),
    sums_computed as (
      select customer_id, company_id, open, on_account, advance, cheques from sums_settled where open <> 0 or on_account <> 0 or advance <> 0
    ),
    sums_stored as (
      select customer_id, company_id, open_paise, on_account_paise, advance_paise, cheques_paise from account_sums
      where open_paise <> 0 or on_account_paise <> 0 or advance_paise <> 0
    ),
    deals_computed as (select customer_id, company_id, deal_id, billed, open, advance, asked from deals_settled),
    deals_stored as (
      select customer_id, company_id, deal_id, billed_paise, open_paise, advance_paise, asked_paise from deal_sums
    ),
    differing as (
      select distinct customer_id from (
        ${differences('parts_computed', 'parts_stored')} union all ${differences('sums_computed', 'sums_stored')}
        union all ${differences('deals_computed', 'deals_stored')}
      ) as found where customer_id not in (${changedBy(today)})
    )
    select customers.company_name as name, (select count(*) from differing) as count
    from differing inner join customers on customers.id = differing.customer_id
    order by customers.company_name, customers.id limit ${sql.lit(most)}`.execute(db);
  return { count: Number(rows[0]?.count ?? 0), names: rows.map(({ name }) => name) };
}
