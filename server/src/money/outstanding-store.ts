/** The SQL of who still owes what. Reading: outstandingRows, countOutstanding, outstandingSumsOf, owedByAge. */
import './money-tables.ts';
import { billState, bucketKeys, type Bucket, type OutstandingRow } from '@vikray/contract/money/outstanding.ts';
import type { PromiseState } from '@vikray/contract/collections/collection-words.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import { openMoney } from './open-money-store.ts';
import { bucketColumns, rowTables, type OutstandingFilter } from './outstanding-rows.ts';

/** The order of the rows and the part of them that a page shows. */
interface Part {
  readonly sort: string;
  readonly descending: boolean;
  /** The row after which the offset counts; absent for the start. */
  readonly after: number | undefined;
  readonly offset: number;
  readonly limit: number;
}

const idBy = { Customer: 'customer_id', Bill: 'bill_id', Deal: 'deal_id' } as const;

const orders: Readonly<Record<string, (down: RawBuilder<unknown>) => RawBuilder<unknown>>> = {
  // What is overdue longest comes first; nothing due comes last, in either direction.
  overdue: (down) => sql`case when oldest_due = '' then 1 else 0 end, oldest_due ${down}`,
  open: (down) => sql`open ${down}`,
  companyName: (down) => sql`company_name ${down}`,
  // For those who call: broken promises first.
  calls: () => sql`case when promise_state = 'Broken' then 0 else 1 end, case when oldest_due = '' then 1 else 0 end, oldest_due`,
};

/** The table `listed`, to begin a query with. */
async function listedTables(db: Db, filter: OutstandingFilter, today: string, sort = ''): Promise<RawBuilder<unknown>> {
  return sql`${await openMoney(db, filter, today)}, ${rowTables[filter.by].listed(filter, sort)}`;
}

/** A part of the rows, in their order. */
export async function outstandingRows(
  db: Db,
  filter: OutstandingFilter,
  { sort, descending, after, offset, limit }: Part,
  today: string,
): Promise<OutstandingRow[]> {
  const down = descending ? sql`desc` : sql`asc`;
  const order = sort === 'calls' && filter.by !== 'Customer' ? orders['overdue'] : orders[sort];
  const id = sql.ref(idBy[filter.by]);
  const inOrder = sql`${order?.(down)}, ${id}`;
  // Numbers of the page are written out. With `limit ?`, SQLite would plan this long statement anew at each run, which takes longer than to
  // run it.
  const [skipped, most] = [sql.lit(offset), sql.lit(limit)];
  const page =
    after === undefined
      ? sql`select first.*, row_number() over (order by ${inOrder}) as place from (
          select * from listed order by ${inOrder} limit ${most} offset ${skipped}) as first`
      : sql`select * from ranked where place > (select coalesce(min(place), 0) from ranked where ${id} = ${after}) + ${skipped}
          order by place limit ${most}`;
  const { rows } = await sql<Record<string, number | string | null>>`
    ${await listedTables(db, filter, today, sort)}, ranked as (
      select listed.*, row_number() over (order by ${inOrder}) as place from listed
    ), page as materialized (${page}), ${rowTables[filter.by].shown(filter, sort)} select * from shown order by place`.execute(db);
  return rows.map((row) => asRow(row, filter));
}

/** How many rows there are. */
export async function countOutstanding(db: Db, filter: OutstandingFilter, today: string): Promise<number> {
  const { rows } = await sql<{ count: number | string }>`
    ${await listedTables(db, filter, today)} select count(*) as count from listed`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/** How many rows there are, and their sums in paise. */
export async function outstandingSumsOf(db: Db, filter: OutstandingFilter, today: string) {
  const own = ['open', ...ownSums(filter)];
  const { rows } = await sql<Record<string, number | string | null>>`
    ${await listedTables(db, filter, today)}
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

/** What is owed today, by how long it is due. */
export async function owedByAge(db: Db, today: string): Promise<OwedByAge> {
  const filter: OutstandingFilter = { by: 'Customer', owing: 'Yes', asOf: today };
  const columns = Object.entries({ ...bucketColumns, total: 'open' });
  const { rows } = await sql<Record<string, number | string | null>>`
    ${await listedTables(db, filter, today)}
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

/** What the rows have besides what is open. */
function ownSums({ by, bucket }: OutstandingFilter): readonly string[] {
  if (by === 'Customer') return customerSums;
  if (by === 'Deal') return ['advance'];
  return bucket === undefined ? [] : [bucketColumns[bucket]];
}

const customerSums = ['not_due', 'up_to_30', 'up_to_60', 'up_to_90', 'over_90', 'disputed', 'advance', 'on_account', 'cheques', 'net'];

function asRow(row: Readonly<Record<string, number | string | null>>, { by, asOf, bucket }: OutstandingFilter): OutstandingRow {
  const paise = (column: string) => Number(row[column] ?? 0);
  const text = (column: string) => String(row[column] ?? '');
  const shared = { customerId: paise('customer_id'), companyName: text('shown_name'), open: paise('open') };
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
      promiseState: text('state') as PromiseState | '',
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
    ...(bucket && { [bucketKeys[bucket]]: paise(bucketColumns[bucket]) }),
    page,
  };
}
