/**
 * The SQL tables of the rows of GetOutstanding, by what they are: `listed`, all of them with what they are chosen, ordered and summed by,
 * and `shown`, those of the page with everything that they show. They follow `open_now`, `sums_now` and `deals_now`.
 */
import './money-tables.ts';
import type { Bucket, HeldMoney } from '@vikray/contract/money/outstanding.ts';
import type { PromiseState } from '@vikray/contract/collections/collection-words.ts';
import { addDays } from '@vikray/contract/platform/dates.ts';
import { searchTerms } from '@vikray/contract/platform/search-terms.ts';
import { sql, type RawBuilder } from 'kysely';
import { containing, matches } from '../platform/database/search/search.ts';
import { billVersion } from './bill-store.ts';
import { callTables, ownerOfCustomer } from './outstanding-calls.ts';
import type { AccountScope } from './settlement-store.ts';

/** Which rows, as it was known on the day `asOf`. */
export interface OutstandingFilter extends AccountScope {
  readonly by: 'Customer' | 'Bill' | 'Deal';
  readonly bucket?: Bucket | undefined;
  /** The owner of the customer, or of the deal. */
  readonly ownerId?: number | undefined;
  /** The state of the customer's last promise. */
  readonly promise?: PromiseState | undefined;
  /** Only customers with something overdue, or with a broken promise whose money is still owed. */
  readonly overdue?: 'Yes' | undefined;
  /** Of these, only those who were not called today and are not to be called later. */
  readonly toCall?: 'Yes' | undefined;
  /** Only customers who owe something. */
  readonly owing?: 'Yes' | undefined;
  /** Only customers with such money. */
  readonly holding?: HeldMoney | undefined;
  readonly search?: string | undefined;
}

/** The two tables of one kind of rows. `sort` is the order of the list. */
interface RowTables {
  readonly listed: (filter: OutstandingFilter, sort: string) => RawBuilder<unknown>;
  readonly shown: (filter: OutstandingFilter, sort: string) => RawBuilder<unknown>;
}

/** Whether a part of a bill belongs to a bucket on a day. */
function isIn(bucket: Bucket, asOf: string): RawBuilder<boolean> {
  if (bucket === 'Disputed') return sql<boolean>`open_now.dispute <> ''`;
  return sql<boolean>`open_now.dispute = '' and ${isDueIn(bucket, asOf)}`;
}

function isDueIn(bucket: Exclude<Bucket, 'Disputed'>, asOf: string): RawBuilder<boolean> {
  const due = sql.ref('open_now.due_on');
  const daysAgo = (days: number) => addDays(asOf, -days);
  switch (bucket) {
    case 'NotDue':
      return sql<boolean>`${due} >= ${asOf}`;
    case 'UpTo30':
      return sql<boolean>`${due} < ${asOf} and ${due} >= ${daysAgo(30)}`;
    case 'UpTo60':
      return sql<boolean>`${due} < ${daysAgo(30)} and ${due} >= ${daysAgo(60)}`;
    case 'UpTo90':
      return sql<boolean>`${due} < ${daysAgo(60)} and ${due} >= ${daysAgo(90)}`;
    case 'Over90':
      return sql<boolean>`${due} < ${daysAgo(90)}`;
  }
}

const openIn = (bucket: Bucket, asOf: string) => sql`sum(case when ${isIn(bucket, asOf)} then open_now.open else 0 end)`;

/** Whether the search finds the customer, or is the number itself. */
function found(search = '', number?: string): RawBuilder<boolean> {
  const terms = searchTerms(search);
  if (terms.length === 0) return sql<boolean>`1 = 1`;
  // A deleted customer has no search text. One that still has an account is found by its name.
  const named = terms.map((term) => sql`customers.name_key like ${containing(term)} escape '\\'`);
  const isDeleted = sql`customers.status = 'Deleted' and ${sql.join(named, sql` and `)}`;
  const customer = sql<boolean>`(${matches('customers', search)} or (${isDeleted}))`;
  return number === undefined ? customer : sql<boolean>`(${customer} or ${sql.ref(number)} = ${search})`;
}

/** Whether the bill belongs to the deal with this number. */
const isOfDeal = (number: string) => sql<boolean>`open_now.deal_id in (select id from deals where number = ${number})`;

/** Whether the customers are chosen or ordered by the calls about their money. */
const asksForCalls = ({ promise, overdue, toCall }: OutstandingFilter, sort: string) =>
  sort === 'calls' || promise !== undefined || overdue !== undefined || toCall !== undefined;

const asksForNames = ({ search = '' }: OutstandingFilter, sort: string) => search !== '' || sort === 'companyName';

const withNames = (isAsked: boolean, table: string) => ({
  name: isAsked ? sql`, customers.company_name` : sql``,
  join: isAsked ? sql`inner join customers on customers.id = ${sql.ref(`${table}.customer_id`)}` : sql``,
});

/** The user who owns a customer; no row if deleted. */
const activeOwner = (customerId: string) =>
  sql`users as owners on owners.id = ${ownerOfCustomer(customerId)} and owners.status <> 'Deleted'`;

/** The customers with something open, an advance, or money on account. */
const byCustomer: RowTables = {
  listed(filter, sort) {
    const { asOf, bucket, search, ownerId } = filter;
    const calls = asksForCalls(filter, sort);
    const { name, join } = withNames(asksForNames(filter, sort), 'totals');
    return sql`${calls ? sql`${callTables({ ...filter, customers: sql`select customer_id from sums_now` })},` : sql``} aged as (
        select customer_id, ${openIn('NotDue', asOf)} as not_due, ${openIn('UpTo30', asOf)} as up_to_30, ${openIn('UpTo60', asOf)} as up_to_60,
          ${openIn('UpTo90', asOf)} as up_to_90, ${openIn('Over90', asOf)} as over_90, ${openIn('Disputed', asOf)} as disputed,
          min(case when open_now.dispute = '' then due_on end) as oldest_due
        from open_now group by customer_id
      ), totals as (
        select customer_id, sum(open) as open, sum(on_account) as on_account, sum(advance) as advance, sum(cheques) as cheques
        from sums_now group by customer_id
      ), listed as (
        select totals.customer_id, totals.open, totals.on_account, totals.advance, totals.cheques, coalesce(aged.not_due, 0) as not_due,
          coalesce(aged.up_to_30, 0) as up_to_30, coalesce(aged.up_to_60, 0) as up_to_60, coalesce(aged.up_to_90, 0) as up_to_90,
          coalesce(aged.over_90, 0) as over_90, coalesce(aged.disputed, 0) as disputed, coalesce(aged.oldest_due, '') as oldest_due,
          totals.open - totals.advance - totals.on_account as net ${name} ${calls ? sql`, promises.state as promise_state` : sql``}
        from totals left join aged on aged.customer_id = totals.customer_id ${join}
        ${
          calls
            ? sql`left join last_calls on last_calls.customer_id = totals.customer_id
              left join promises on promises.customer_id = totals.customer_id`
            : sql``
        }
        ${ownerId === undefined ? sql`` : sql`inner join ${activeOwner('totals.customer_id')} and owners.id = ${ownerId}`}
        where (totals.open <> 0 or totals.on_account <> 0 or totals.advance <> 0) and ${found(search)} and ${areAskedFor(filter)}
          ${bucket === undefined ? sql`` : sql`and ${sql.ref(`aged.${bucketColumns[bucket]}`)} > 0`}
      )`;
  },
  shown(filter, sort) {
    const calls = callTables({ ...filter, customers: sql`select customer_id from page` });
    return sql`${asksForCalls(filter, sort) ? sql`` : sql`${calls},`} main_accounts as (
        select customer_id, company_id, row_number() over (partition by customer_id order by open desc, company_id) as place_of_account
        from sums_now where customer_id in (select customer_id from page)
      ), shown as (
        select page.*, main_accounts.company_id, customers.company_name as shown_name, customers.city, customers.no_reminders,
          coalesce(owners.name, '') as owner, coalesce(promises.promised_on, '') as promised_on, coalesce(promises.promised_paise, 0) as promised,
          coalesce(promises.state, '') as state, coalesce(last_calls.acted_on, '') as last_call_on,
          coalesce(last_calls.call_action, '') as last_outcome, coalesce(last_calls.next_on, '') as next_on
        from page inner join customers on customers.id = page.customer_id
        inner join main_accounts on main_accounts.customer_id = page.customer_id and main_accounts.place_of_account = 1
        left join ${activeOwner('page.customer_id')}
        left join last_calls on last_calls.customer_id = page.customer_id
        left join promises on promises.customer_id = page.customer_id
      )`;
  },
};

const heldColumns: Readonly<Record<HeldMoney, string>> = { Advance: 'advance', 'On Account': 'on_account', 'In Cheques': 'cheques' };

const hasOverdue = sql`(aged.up_to_30 + aged.up_to_60 + aged.up_to_90 + aged.over_90 > 0
  or (promises.state = 'Broken' and not promises.has_come and totals.open > 0))`;

/** The conditions of figures, and of those who call. */
function areAskedFor({ asOf, promise, overdue, toCall, owing, holding }: OutstandingFilter): RawBuilder<boolean> {
  const conditions = [
    ...(owing === undefined ? [] : [sql`totals.open > 0`]),
    ...(holding === undefined ? [] : [sql`${sql.ref(`totals.${heldColumns[holding]}`)} <> 0`]),
    ...(promise === undefined ? [] : [sql`promises.state = ${promise}`]),
    ...(overdue === undefined && toCall === undefined ? [] : [hasOverdue]),
    ...(toCall === undefined ? [] : [sql`coalesce(last_calls.acted_on, '') < ${asOf} and coalesce(last_calls.next_on, '') <= ${asOf}`]),
  ];
  return conditions.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** The columns of the buckets in `listed`, by customer. */
export const bucketColumns: Readonly<Record<Bucket, string>> = {
  NotDue: 'not_due',
  UpTo30: 'up_to_30',
  UpTo60: 'up_to_60',
  UpTo90: 'up_to_90',
  Over90: 'over_90',
  Disputed: 'disputed',
};

/** The bills with something open; of a bucket, those with something open in it, and what that is. */
const byBill: RowTables = {
  listed(filter, sort) {
    const { asOf, bucket, search, ownerId } = filter;
    const { name, join } = withNames(asksForNames(filter, sort), 'open_now');
    return sql`listed as (
        select open_now.bill_id, max(open_now.bill_open) as open, min(open_now.due_on) as oldest_due,
          min(open_now.position) as first_position ${name}
          ${bucket === undefined ? sql`` : sql`, ${openIn(bucket, asOf)} as ${sql.ref(bucketColumns[bucket])}`}
        from open_now ${join}
        where (${found(search, 'open_now.number')} ${search === undefined || search === '' ? sql`` : sql`or ${isOfDeal(search)}`})
          ${ownerId === undefined ? sql`` : sql`and ${ownerOfCustomer('open_now.customer_id')} = ${ownerId}`}
        group by open_now.bill_id ${name}
        ${bucket === undefined ? sql`` : sql`having ${openIn(bucket, asOf)} > 0`}
      )`;
  },
  shown: ({ bucket }) => sql`shown as (
      select page.bill_id, page.place, page.open, page.oldest_due, ${bucket === undefined ? sql`` : sql`${sql.ref(`page.${bucketColumns[bucket]}`)},`}
        bills.customer_id, customers.company_name as shown_name, bills.company_id,
        companies.company_name as issuer, bills.kind, bills.number, bills.billed_on, bills.amount, bills.credited, bills.deal_id, bills.dispute,
        ${billVersion} as version
      from page inner join open_now as bills on bills.bill_id = page.bill_id and bills.position = page.first_position
      inner join customers on customers.id = bills.customer_id inner join companies on companies.id = bills.company_id
    )`,
};

/** The deals that have bills, have received money or, of one customer, ask for it. */
const byDeal: RowTables = {
  listed(filter, sort) {
    const { search = '', ownerId } = filter;
    const { name, join } = withNames(sort === 'companyName', 'deals_now');
    // The customers are looked up once, not for each deal.
    const ofFound = sql`(deals_now.customer_id in (select customers.id from customers where ${found(search)})
      or deals_now.deal_id in (select id from deals where number = ${search}))`;
    return sql`listed as (
        select deals_now.*, deals_now.billed - deals_now.open + deals_now.advance as received, '' as oldest_due ${name}
        from deals_now ${ownerId === undefined ? sql`` : sql`inner join deals on deals.id = deals_now.deal_id and deals.owner_id = ${ownerId}`} ${join}
        ${search === '' ? sql`` : sql`where ${ofFound}`}
      )`;
  },
  shown: () => sql`shown as (
      select page.*, customers.company_name as shown_name, companies.company_name as issuer, deals.number
      from page inner join deals on deals.id = page.deal_id
      inner join customers on customers.id = page.customer_id inner join companies on companies.id = page.company_id
    )`,
};

/** The tables of each kind of rows. */
export const rowTables = { Customer: byCustomer, Bill: byBill, Deal: byDeal };
