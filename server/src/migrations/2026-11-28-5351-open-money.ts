import { sql, type Kysely } from 'kysely';
import { columnKinds } from './parts/column-kinds.ts';
import { engineOf } from '../platform/database/engine.ts';

/** What is open of all bills, as it was last settled, and the customers whose money has changed since. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await sql`
    create table open_parts (
      bill_id bigint not null,
      position integer not null,
      company_id bigint not null,
      customer_id bigint not null,
      deal_id bigint,
      kind text not null,
      number text not null,
      billed_on text not null,
      amount_paise bigint not null,
      credited_paise bigint not null,
      bill_open_paise bigint not null,
      due_on text not null,
      open_paise bigint not null,
      constraint open_parts_place primary key (bill_id, position)
    )`.execute(db);
  await sql`create index open_parts_customer on open_parts (customer_id)`.execute(db);
  await sql`
    create table account_sums (
      customer_id bigint not null,
      company_id bigint not null,
      open_paise bigint not null,
      on_account_paise bigint not null,
      advance_paise bigint not null,
      cheques_paise bigint not null,
      constraint account_sums_account primary key (customer_id, company_id)
    )`.execute(db);
  await sql`
    create table money_changes (
      id ${kind.idNeverReused},
      customer_id bigint not null,
      changes_on text not null default ''
    )`.execute(db);
  await sql`create index money_changes_customer on money_changes (customer_id, changes_on)`.execute(db);
  await sql`create index money_changes_day on money_changes (changes_on, customer_id)`.execute(db);
  for (const watched of watchedTables) await watch(db, watched);
  for (const table of ['consignments', 'entered_bills', 'receipts', 'refunds', 'credit_notes'])
    await sql`insert into money_changes (customer_id) select distinct customer_id from ${sql.table(table)}`.execute(db);
}

type Row = 'new' | 'old';

interface Watched {
  readonly table: string;
  /** The columns whose change counts; absent where every change does. */
  readonly columns?: readonly string[];
  /** Only the update of these columns counts, neither a new row nor the end of one. */
  readonly onlyUpdates?: true;
  /** The customers of a row. */
  readonly customers: (row: Row) => string;
  readonly when?: (row: Row) => string;
}

const always = () => '1 = 1';
const ownCustomer = (row: Row) => `select ${row}.customer_id as customer_id`;

/** Everything that `settlementTables` reads. */
const watchedTables: readonly Watched[] = [
  {
    table: 'consignments',
    columns: ['company_id', 'customer_id', 'order_id', 'invoice_number', 'invoiced_on', 'total_paise', 'paper_state'],
    customers: ownCustomer,
  },
  { table: 'entered_bills', customers: ownCustomer },
  {
    table: 'due_parts',
    customers: (row) =>
      `select customer_id from consignments where ${row}.bill_id % 2 = 0 and id = ${row}.bill_id / 2 ` +
      `union all select customer_id from entered_bills where ${row}.bill_id % 2 = 1 and id = ${row}.bill_id / 2`,
  },
  {
    table: 'receipts',
    columns: [
      'company_id',
      'customer_id',
      'mode',
      'amount_paise',
      'deducted_paise',
      'counts_from',
      'cleared_on',
      'bounced_on',
      'voided_at',
    ],
    customers: ownCustomer,
  },
  { table: 'receipt_marks', customers: (row) => `select customer_id from receipts where id = ${row}.receipt_id` },
  { table: 'refunds', customers: ownCustomer },
  {
    table: 'credit_notes',
    columns: ['company_id', 'customer_id', 'bill_id', 'amount_paise', 'dated_on', 'voided_at'],
    customers: ownCustomer,
  },
  { table: 'customers', columns: ['credit_days', 'settlement'], onlyUpdates: true, customers: (row) => `select ${row}.id as customer_id` },
  {
    table: 'companies',
    columns: ['money_from'],
    onlyUpdates: true,
    customers: (row) =>
      `select customer_id from consignments where company_id = ${row}.id union select customer_id from receipts where company_id = ${row}.id`,
    when: () => 'old.money_from <> new.money_from',
  },
  {
    table: 'orders',
    columns: ['quotation_id', 'company_id', 'customer_id', 'total_paise', 'subtotal_paise', 'is_closed', 'payment_plan'],
    customers: ownCustomer,
  },
  {
    table: 'order_lines',
    columns: ['closed_quantity', 'rate_paise', 'removed_by_change'],
    onlyUpdates: true,
    customers: (row) => `select customer_id from orders where id = ${row}.order_id`,
  },
  {
    table: 'quotations',
    columns: ['deal_id', 'company_id', 'customer_id', 'total_paise', 'superseded_by_id', 'status', 'lost_on', 'valid_until'],
    customers: ownCustomer,
    // Its bills belong to its deal, and what it asks counts for money that was received for that deal.
    when: (row) =>
      `exists (select 1 from orders where quotation_id = ${row}.id) or exists (select 1 from receipt_marks where deal_id = ${row}.deal_id)`,
  },
];

/** Notes the customers of each row that is added, changed or removed. The move to another engine copies the notes themselves. */
async function watch(db: Kysely<unknown>, { table, columns, onlyUpdates, customers, when = always }: Watched): Promise<void> {
  const events: [name: string, event: string, rows: readonly Row[]][] = [
    ['changed', columns ? `update of ${columns.join(', ')}` : 'update', ['old', 'new']],
    ...(onlyUpdates
      ? []
      : ([
          ['added', 'insert', ['new']],
          ['removed', 'delete', ['old']],
        ] as typeof events)),
  ];
  for (const [name, event, rows] of events) {
    const trigger = `${table}_money_${name}`;
    const note =
      `insert into money_changes (customer_id) select customer_id from (${rows.map(customers).join(' union ')}) as noted ` +
      `where (${rows.map(when).join(' or ')}) and not exists (select 1 from ledger_maintenance);`;
    const statements =
      engineOf(db) === 'sqlite'
        ? [`create trigger ${trigger} after ${event} on ${table} begin ${note} end`]
        : [
            `create function ${trigger}() returns trigger language plpgsql set search_path from current as $$ begin ${note} return null; end $$`,
            `create trigger ${trigger} after ${event} on ${table} for each row execute function ${trigger}()`,
          ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  }
}
