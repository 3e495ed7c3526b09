import { sql, type Kysely } from 'kysely';
import { learnTables } from '../platform/database/statistics.ts';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';
import { continueNumbersAfter } from '../platform/database/numbers.ts';

/** A deal gathers what belongs to one sale. Every quotation there is gets a deal of its own and becomes revision 0. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await db.schema
    .createTable('deals')
    .addColumn('id', kind.id, kind.primaryKey)
    .addColumn('number', 'text', (column) => column.notNull())
    .addColumn('customer_id', kind.reference)
    .addColumn('owner_id', kind.reference, (column) => column.notNull())
    .addColumn('version', kind.integer, (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', kind.instant, (column) => column.notNull())
    .addColumn('updated_at', kind.instant, (column) => column.notNull())
    .addUniqueConstraint('deals_number', ['number'])
    .addForeignKeyConstraint('deals_customer', ['customer_id'], 'customers', ['id'])
    .addForeignKeyConstraint('deals_owner', ['owner_id'], 'users', ['id'])
    .execute();
  await db.schema.createIndex('deals_customer_id').on('deals').columns(['customer_id', 'id']).execute();
  await sql`
    insert into deals (id, number, customer_id, owner_id, created_at, updated_at)
    select id, number, customer_id, prepared_by_id, created_at, updated_at from quotations`.execute(db);
  await continueNumbersAfter(db, 'deals');

  const texts = ['base_number', 'valid_until', 'lost_on', 'lost_reason', 'lost_remark', 'revision_reason'];
  for (const name of texts) await addColumn(db, name, 'text', (column) => column.notNull().defaultTo(''));
  await addColumn(db, 'revision', kind.integer, (column) => column.notNull().defaultTo(0));
  await addColumn(db, 'version', kind.integer, (column) => column.notNull().defaultTo(1));
  for (const name of ['superseded_by_id', 'based_on_id', 'copied_from_id'])
    await addColumn(db, name, kind.reference, (column) => column.references('quotations.id'));
  await addColumn(db, 'deal_id', kind.reference, (column) => column.references('deals.id'));
  await sql`update quotations set base_number = number, deal_id = id`.execute(db);
  await indexQuotations(db);

  await db.schema
    .alterTable('quotation_lines')
    .addColumn('mrp_paise', kind.hundredths, (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update quotation_lines set mrp_paise = (select mrp_paise from products where products.id = quotation_lines.product_id)`.execute(
    db,
  );
  await learnTables(db, 'deals', 'quotations', 'quotation_lines', 'orders');
}

type Adding = Parameters<ReturnType<Kysely<unknown>['schema']['alterTable']>['addColumn']>;

async function addColumn(db: Kysely<unknown>, name: string, type: Adding[1], build: Adding[2]): Promise<void> {
  await db.schema.alterTable('quotations').addColumn(name, type, build).execute();
}

/** The lists read current quotations in the order of these indexes. */
async function indexQuotations(db: Kysely<unknown>): Promise<void> {
  await sql`create unique index quotations_revision on quotations (base_number, revision)`.execute(db);
  await sql`create index quotations_deal_id on quotations (deal_id)`.execute(db);
  await sql`create index quotations_current on quotations (id) where superseded_by_id is null`.execute(db);
  for (const [name, column] of [
    ['quotations_by_date', 'quoted_on'],
    ['quotations_by_total', 'total_paise'],
    ['quotations_by_customer', 'customer_name_key'],
    ['quotations_by_issuer', 'company_id'],
  ] as const) {
    await db.schema.dropIndex(name).execute();
    await sql`create index ${sql.ref(name)} on quotations (${sql.ref(column)}, id) where superseded_by_id is null`.execute(db);
  }
  await db.schema.dropIndex('quotations_to_order').execute();
  await sql`
    create index quotations_to_order on quotations (id)
    where status = 'Approved' and order_status = '' and superseded_by_id is null and lost_on = ''`.execute(db);
  await sql`create index quotations_valid_until on quotations (valid_until) where valid_until <> ''`.execute(db);
}
