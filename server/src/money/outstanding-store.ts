/** The SQL of who still owes what. Reading: outstandingRows, countOutstanding, outstandingSumsOf, owedByAge. */
import './money-tables.ts';
import { billState, type Bucket, type OutstandingRow } from '@vikray/contract/money/outstanding.ts';
import type { PromiseState } from '@vikray/contract/collections/collection-words.ts';
import { addDays } from '@vikray/contract/platform/dates.ts';
import { sql, type RawBuilder } from 'kysely';
import { matches } from '../platform/database/search/search.ts';
import type { Db } from '../platform/database/tables.ts';
import { billVersion } from './bill-store.ts';
import { callTables, ownerOfCustomer } from './outstanding-calls.ts';
import { settlementTables, type AccountScope } from './settlement-store.ts';
import { askedOfDeal } from './asked-of-deal.ts';

/** Which rows, as it was known on the day `asOf`. */
export interface OutstandingFilter extends AccountScope {
  readonly by: 'Customer' | 'Bill' | 'Deal';
  readonly bucket?: Bucket | undefined;
  /** The owner of the customer, or of the deal. */
  readonly ownerId?: number | undefined;
  /** The state of the customer's last promise. */
  readonly promise?: PromiseState | undefined;
  /** Only customers with something overdue, or a promise that was not kept. */
  readonly overdue?: 'Yes' | undefined;
  /** Of these, only those who were not called today and are not to be called later. */
  readonly toCall?: 'Yes' | undefined;
  /** Only customers who owe something. */
  readonly owing?: 'Yes' | undefined;
  readonly search?: string | undefined;
}

/** The order of the rows and the part of them that a page shows. */
interface Part {
  readonly sort: string;
  readonly descending: boolean;
  /** The row after which the offset counts; absent for the start. */
  readonly after: number | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** Whether a part of a bill belongs to a bucket on a day. */
function isIn(bucket: Bucket, asOf: string): RawBuilder<boolean> {
  if (bucket === 'Disputed') return sql<boolean>`bill_parts.dispute <> ''`;
  return sql<boolean>`bill_parts.dispute = '' and ${isDueIn(bucket, asOf)}`;
}

function isDueIn(bucket: Exclude<Bucket, 'Disputed'>, asOf: string): RawBuilder<boolean> {
  const due = sql.ref('bill_parts.due_on');
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

const openIn = (bucket: Bucket, asOf: string) => sql`coalesce(sum(case when ${isIn(bucket, asOf)} then bill_parts.open else 0 end), 0)`;

/** Whether the search finds the customer, or is the number itself. */
function found(search = '', number?: string): RawBuilder<boolean> {
  if (search === '') return sql<boolean>`1 = 1`;
  const customer = matches('customers', search);
  return number === undefined ? customer : sql<boolean>`(${customer} or ${sql.ref(number)} = ${search})`;
}

/** The customers with something open, an advance, or money on account. */
function customerTable(filter: OutstandingFilter): RawBuilder<unknown> {
  const { asOf, bucket, search } = filter;
  return sql`, ${callTables(filter)}, aged as (
      select customer_id, ${openIn('NotDue', asOf)} as not_due, ${openIn('UpTo30', asOf)} as up_to_30, ${openIn('UpTo60', asOf)} as up_to_60,
        ${openIn('UpTo90', asOf)} as up_to_90, ${openIn('Over90', asOf)} as over_90,
        ${openIn('Disputed', asOf)} as disputed, min(case when bill_parts.open > 0 and bill_parts.dispute = '' then due_on end) as oldest_due
      from bill_parts group by customer_id
    ), totals as (
      select customer_id, sum(open) as open, sum(on_account) as on_account from accounts group by customer_id
    ), in_advance as (
      select customer_id, sum(advance) as advance from deal_money group by customer_id
    ), in_cheques as (
      select counting.customer_id, sum(counting.amount) as amount from counting inner join receipts on receipts.id = counting.id
      where receipts.mode = 'Cheque' and receipts.cleared_on = '' group by counting.customer_id
    ), main_accounts as (
      select customer_id, company_id from (
        select customer_id, company_id, row_number() over (partition by customer_id order by open desc, company_id) as place from accounts
      ) as ordered where place = 1
    ), listed as (
      select totals.customer_id, main_accounts.company_id, customers.company_name, customers.city, customers.no_reminders,
        coalesce(owners.name, '') as owner, coalesce(promises.promised_on, '') as promised_on, coalesce(promises.promised_paise, 0) as promised,
        coalesce(promises.state, '') as promise_state, coalesce(last_calls.acted_on, '') as last_call_on,
        coalesce(last_calls.call_action, '') as last_outcome, coalesce(last_calls.next_on, '') as next_on, totals.open, totals.on_account,
        coalesce(in_advance.advance, 0) as advance, coalesce(in_cheques.amount, 0) as cheques,
        coalesce(aged.not_due, 0) as not_due, coalesce(aged.up_to_30, 0) as up_to_30, coalesce(aged.up_to_60, 0) as up_to_60,
        coalesce(aged.up_to_90, 0) as up_to_90, coalesce(aged.over_90, 0) as over_90, coalesce(aged.disputed, 0) as disputed, coalesce(aged.oldest_due, '') as oldest_due,
        totals.open - coalesce(in_advance.advance, 0) - totals.on_account as net
      from totals inner join customers on customers.id = totals.customer_id
      inner join main_accounts on main_accounts.customer_id = totals.customer_id
      left join users as owners on owners.id = ${ownerOfCustomer('totals.customer_id')} and owners.status <> 'Deleted'
      left join last_calls on last_calls.customer_id = totals.customer_id
      left join promises on promises.customer_id = totals.customer_id
      left join aged on aged.customer_id = totals.customer_id
      left join in_advance on in_advance.customer_id = totals.customer_id
      left join in_cheques on in_cheques.customer_id = totals.customer_id
      where (totals.open <> 0 or totals.on_account <> 0 or coalesce(in_advance.advance, 0) <> 0) and ${found(search)}
        ${bucket === undefined ? sql`` : sql`and ${sql.ref(`aged.${bucketColumns[bucket]}`)} > 0`} and ${areToCall(filter)}
    )`;
}

const hasOverdue = sql`(aged.up_to_30 + aged.up_to_60 + aged.up_to_90 + aged.over_90 > 0 or promises.state = 'Broken')`;

/** The conditions of those who call. */
function areToCall({ asOf, ownerId, promise, overdue, toCall, owing }: OutstandingFilter): RawBuilder<boolean> {
  const conditions = [
    ...(ownerId === undefined ? [] : [sql`owners.id = ${ownerId}`]),
    ...(owing === undefined ? [] : [sql`totals.open > 0`]),
    ...(promise === undefined ? [] : [sql`promises.state = ${promise}`]),
    ...(overdue === undefined && toCall === undefined ? [] : [hasOverdue]),
    ...(toCall === undefined ? [] : [sql`coalesce(last_calls.acted_on, '') < ${asOf} and coalesce(last_calls.next_on, '') <= ${asOf}`]),
  ];
  return conditions.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

const bucketColumns: Readonly<Record<Bucket, string>> = {
  NotDue: 'not_due',
  UpTo30: 'up_to_30',
  UpTo60: 'up_to_60',
  UpTo90: 'up_to_90',
  Over90: 'over_90',
  Disputed: 'disputed',
};

/** The bills with something open. */
function billTable({ asOf, bucket, search, ownerId }: OutstandingFilter): RawBuilder<unknown> {
  return sql`, listed as (
      select bills.bill_id, bills.customer_id, customers.company_name, bills.company_id, companies.company_name as issuer, bills.kind, bills.number,
        bills.billed_on, bills.amount, bills.credited, bills.open, bills.deal_id, bills.dispute,
        ${billVersion} as version,
        (select min(bill_parts.due_on) from bill_parts where bill_parts.bill_id = bills.bill_id and bill_parts.open > 0) as oldest_due
      from bills inner join customers on customers.id = bills.customer_id inner join companies on companies.id = bills.company_id
      where bills.open > 0 and ${found(search, 'bills.number')}
        ${ownerId === undefined ? sql`` : sql`and ${ownerOfCustomer('bills.customer_id')} = ${ownerId}`}
        ${bucket === undefined ? sql`` : sql`and exists (select 1 from bill_parts where bill_parts.bill_id = bills.bill_id and bill_parts.open > 0 and ${isIn(bucket, asOf)})`}
    )`;
}

/** The deals that have bills or have received money. Of one customer, also those that ask for money: a receipt may be for them. */
function dealTable({ asOf, search, ownerId, customerId, companyId }: OutstandingFilter): RawBuilder<unknown> {
  const asked = askedOfDeal(
    { deal: sql.ref('named.deal_id'), company: sql.ref('named.company_id'), customer: sql.ref('named.customer_id') },
    asOf,
  );
  return sql`, named as (
      select company_id, customer_id, deal_id, sum(billed) as billed, sum(open) as open, sum(advance) as advance from (
        select company_id, customer_id, deal_id, amount as billed, open, 0 as advance from bills where deal_id is not null
        union all select company_id, customer_id, deal_id, 0, 0, advance from deal_money
        ${
          customerId === undefined
            ? sql``
            : sql`
          union all select quotations.company_id, quotations.customer_id, quotations.deal_id, 0, 0, 0
          from quotations inner join companies on companies.id = quotations.company_id
          where quotations.customer_id = ${customerId} and quotations.superseded_by_id is null and companies.money_from <> ''
            ${companyId === undefined ? sql`` : sql`and quotations.company_id = ${companyId}`}`
        }
      ) as moved group by company_id, customer_id, deal_id
    ), asking as materialized (
      select named.deal_id, named.customer_id, customers.company_name, named.company_id, companies.company_name as issuer, deals.number,
        named.billed, named.open, named.advance, named.billed - named.open + named.advance as received, coalesce(${asked}, 0) as asked, '' as oldest_due
      from named inner join deals on deals.id = named.deal_id
      inner join customers on customers.id = named.customer_id inner join companies on companies.id = named.company_id
      where ${found(search, 'deals.number')} ${ownerId === undefined ? sql`` : sql`and deals.owner_id = ${ownerId}`}
    ), listed as (select * from asking where asked <> 0 or billed <> 0 or advance <> 0)`;
}

const tableBy = { Customer: customerTable, Bill: billTable, Deal: dealTable };
const idBy = { Customer: 'customer_id', Bill: 'bill_id', Deal: 'deal_id' } as const;

const orders: Readonly<Record<string, (down: RawBuilder<unknown>) => RawBuilder<unknown>>> = {
  // What is overdue longest comes first; nothing due comes last, in either direction.
  overdue: (down) => sql`case when oldest_due = '' then 1 else 0 end, oldest_due ${down}`,
  open: (down) => sql`open ${down}`,
  companyName: (down) => sql`company_name ${down}`,
  // For those who call: broken promises first.
  calls: () => sql`case when promise_state = 'Broken' then 0 else 1 end, case when oldest_due = '' then 1 else 0 end, oldest_due`,
};

/** A part of the rows, in their order. */
export async function outstandingRows(
  db: Db,
  filter: OutstandingFilter,
  { sort, descending, after, offset, limit }: Part,
): Promise<OutstandingRow[]> {
  const down = descending ? sql`desc` : sql`asc`;
  const order = sort === 'calls' && filter.by !== 'Customer' ? orders['overdue'] : orders[sort];
  const id = sql.ref(idBy[filter.by]);
  const start = after === undefined ? sql`0` : sql`coalesce((select min(place) from ranked where ${id} = ${after}), 0)`;
  // Without `limit ?`: SQLite would plan this long statement anew at each run, which takes longer than to run it.
  const { rows } = await sql<Record<string, number | string | null>>`
    ${settlementTables(db, filter)} ${tableBy[filter.by](filter)}, ranked as (
      select listed.*, row_number() over (order by ${order?.(down)}, ${id}) as place from listed
    ) select * from ranked where place > ${start} + ${offset} and place <= ${start} + ${offset + limit} order by place`.execute(db);
  return rows.map((row) => asRow(row, filter));
}

/** How many rows there are. */
export async function countOutstanding(db: Db, filter: OutstandingFilter): Promise<number> {
  const { rows } = await sql<{ count: number | string }>`
    ${settlementTables(db, filter)} ${tableBy[filter.by](filter)} select count(*) as count from listed`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/** How many rows there are, and their sums in paise. */
export async function outstandingSumsOf(db: Db, filter: OutstandingFilter) {
  const own = ['open', ...(filter.by === 'Customer' ? customerSums : filter.by === 'Deal' ? ['advance'] : [])];
  const { rows } = await sql<Record<string, number | string | null>>`
    ${settlementTables(db, filter)} ${tableBy[filter.by](filter)}
    select count(*) as count, ${sql.join(own.map((column) => sql`sum(${sql.ref(column)}) as ${sql.ref(column)}`))} from listed`.execute(db);
  const sum = (column: string) => Number(rows[0]?.[column] ?? 0);
  return {
    count: sum('count'),
    open: sum('open'),
    notDue: sum('not_due'),
    upTo30: sum('up_to_30'),
    upTo60: sum('up_to_60'),
    upTo90: sum('up_to_90'),
    over90: sum('over_90'),
    disputed: sum('disputed'),
    advance: sum('advance'),
    onAccount: sum('on_account'),
    cheques: sum('cheques'),
    net: sum('net'),
  };
}

/** How many customers owe something in a bucket, or at all, and what they owe, in paise. */
export type OwedByAge = Readonly<Record<Bucket | 'total', { readonly count: number; readonly amount: number }>>;

/** What is owed on a day, by how long it is due. */
export async function owedByAge(db: Db, asOf: string): Promise<OwedByAge> {
  const filter: OutstandingFilter = { by: 'Customer', owing: 'Yes', asOf };
  const columns = Object.entries({ ...bucketColumns, total: 'open' });
  const { rows } = await sql<Record<string, number | string | null>>`
    ${settlementTables(db, filter)} ${customerTable(filter)}
    select ${sql.join(
      columns.map(
        ([bucket, column]) =>
          sql`sum(case when ${sql.ref(column)} > 0 then 1 else 0 end) as ${sql.ref(`${bucket} count`)}, sum(${sql.ref(column)}) as ${sql.ref(`${bucket} amount`)}`,
      ),
    )} from listed`.execute(db);
  const sum = (name: string) => Number(rows[0]?.[name] ?? 0);
  // The keys are those of the columns.
  return Object.fromEntries(
    columns.map(([bucket]) => [bucket, { count: sum(`${bucket} count`), amount: sum(`${bucket} amount`) }]),
  ) as unknown as OwedByAge;
}

const customerSums = ['not_due', 'up_to_30', 'up_to_60', 'up_to_90', 'over_90', 'disputed', 'advance', 'on_account', 'cheques', 'net'];

function asRow(row: Readonly<Record<string, number | string | null>>, { by, asOf }: OutstandingFilter): OutstandingRow {
  const paise = (column: string) => Number(row[column] ?? 0);
  const text = (column: string) => String(row[column] ?? '');
  const shared = { customerId: paise('customer_id'), companyName: text('company_name'), open: paise('open') };
  const page = `outstanding?by=Bill&customerid=${shared.customerId}`;
  if (by === 'Customer')
    return {
      ...shared,
      companyId: paise('company_id'),
      city: text('city'),
      owner: text('owner'),
      noReminders: paise('no_reminders') === 1 ? 'Yes' : 'No',
      promisedOn: text('promised_on'),
      promisedAmount: paise('promised'),
      promiseState: text('promise_state') as PromiseState | '',
      lastCallOn: text('last_call_on'),
      lastOutcome: text('last_outcome'),
      nextOn: text('next_on'),
      notDue: paise('not_due'),
      upTo30: paise('up_to_30'),
      upTo60: paise('up_to_60'),
      upTo90: paise('up_to_90'),
      over90: paise('over_90'),
      disputed: paise('disputed'),
      advance: paise('advance'),
      onAccount: paise('on_account'),
      cheques: paise('cheques'),
      net: paise('net'),
      oldestDue: text('oldest_due'),
      page,
    };
  const ofCompany = {
    companyId: paise('company_id'),
    companyForName: text('issuer'),
    dealId: row['deal_id'] === null ? null : paise('deal_id'),
  };
  if (by === 'Deal')
    return {
      ...shared,
      ...ofCompany,
      number: text('number'),
      asked: paise('asked'),
      received: paise('received'),
      billed: paise('billed'),
      advance: paise('advance'),
      page: `deal?id=${paise('deal_id')}`,
    };
  const [open, amount, dueOn] = [shared.open, paise('amount'), text('oldest_due')];
  return {
    ...shared,
    ...ofCompany,
    billId: paise('bill_id'),
    kind: text('kind') as NonNullable<OutstandingRow['kind']>,
    invoiceNumber: text('number'),
    invoiceDate: text('billed_on'),
    dueOn,
    amount,
    settled: amount - open,
    overdueDays: Math.max(0, Math.round((Date.parse(asOf) - Date.parse(dueOn)) / 86_400_000)),
    billState: billState(
      { open, settled: amount - open, credited: paise('credited'), firstOpenDue: dueOn, isDisputed: text('dispute') !== '' },
      asOf,
    ),
    dispute: text('dispute'),
    version: paise('version'),
    page,
  };
}
