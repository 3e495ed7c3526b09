import { sql, type CreateTableBuilder, type Kysely } from 'kysely';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';
import { createSearchIndex } from '../platform/database/search/search-indexes.ts';

/** What quotations and orders print, kept as it was. */
const printedTexts = [
  'customer_name',
  'contact_name',
  'contact_designation',
  'contact_email',
  'address',
  'country',
  'state',
  'city',
  'pincode',
  'prepared_by',
  'prepared_by_mobile',
  'prepared_by_email',
  'company_name',
  'company_address',
  'company_city',
  'company_state',
  'company_pincode',
  'company_country',
  'company_email',
  'company_phone',
  'company_gstin',
  'company_msme',
  'company_image_hash',
  'delivery',
  'price',
  'payment',
  'taxes',
  'freight',
  'validity',
  'warranty',
  'others',
];
const printedAmounts = [
  'subtotal_paise',
  'discount_percent_hundredths',
  'discount_paise',
  'discounted_paise',
  'gst_percent_hundredths',
  'gst_paise',
  'special_charges_paise',
  'shipping_charges_paise',
  'installation_charges_paise',
  'service_gst_percent_hundredths',
  'service_gst_paise',
  'total_paise',
];

/** The total is the sum of its parts, whoever writes it. */
const addsUp = sql`
  discounted_paise = subtotal_paise - discount_paise
  and total_paise = discounted_paise + gst_paise + special_charges_paise + shipping_charges_paise + installation_charges_paise + service_gst_paise`;

export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);

  function withPrinted<T extends string, C extends string>(table: CreateTableBuilder<T, C>, checkName: string): CreateTableBuilder<T, C> {
    const withTexts = printedTexts.reduce<CreateTableBuilder<T, C>>(
      (built, name) => built.addColumn(name, 'text', (column) => column.notNull()),
      table,
    );
    return printedAmounts
      .reduce<CreateTableBuilder<T, C>>((built, name) => built.addColumn(name, kind.hundredths, (column) => column.notNull()), withTexts)
      .addCheckConstraint(checkName, addsUp);
  }

  async function createLines(table: string, owner: string): Promise<void> {
    await db.schema
      .createTable(table)
      .addColumn('id', kind.id, kind.primaryKey)
      .addColumn(`${owner}_id`, kind.reference, (column) => column.notNull())
      .addColumn('product_id', kind.reference, (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('image_hash', 'text')
      .addColumn('quantity', kind.integer, (column) => column.notNull())
      .addColumn('rate_paise', kind.hundredths, (column) => column.notNull())
      .addColumn('total_paise', kind.hundredths, (column) => column.notNull())
      .addForeignKeyConstraint(`${table}_${owner}`, [`${owner}_id`], `${owner}s`, ['id'])
      .addForeignKeyConstraint(`${table}_product`, ['product_id'], 'products', ['id'])
      .addCheckConstraint(`${table}_total_adds_up`, sql`total_paise = quantity * rate_paise`)
      .addCheckConstraint(`${table}_quantity_positive`, sql`quantity > 0`)
      .execute();
    await db.schema.createIndex(`${table}_${owner}_id`).on(table).column(`${owner}_id`).execute();
  }

  await db.schema
    .createTable('counters')
    .addColumn('series', 'text', (column) => column.primaryKey())
    .addColumn('last', kind.integer, (column) => column.notNull())
    .execute();

  await withPrinted(
    db.schema
      .createTable('quotations')
      .addColumn('id', kind.id, kind.primaryKey)
      .addColumn('number', 'text', (column) => column.notNull())
      .addColumn('quoted_on', kind.instant, (column) => column.notNull())
      .addColumn('customer_id', kind.reference, (column) => column.notNull())
      .addColumn('contact_person_id', kind.reference, (column) => column.notNull())
      .addColumn('company_id', kind.reference, (column) => column.notNull())
      .addColumn('prepared_by_id', kind.reference, (column) => column.notNull())
      .addColumn('customer_name_key', kind.key, (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('approved_on', kind.date, (column) => column.notNull())
      .addColumn('voided_on', kind.date, (column) => column.notNull())
      .addColumn('order_status', 'text', (column) => column.notNull())
      .addColumn('search_text', 'text', (column) => column.notNull())
      .addColumn('updated_by_id', kind.reference, (column) => column.notNull())
      .addColumn('created_at', kind.instant, (column) => column.notNull())
      .addColumn('updated_at', kind.instant, (column) => column.notNull())
      .addUniqueConstraint('quotations_number', ['number'])
      .addForeignKeyConstraint('quotations_customer', ['customer_id'], 'customers', ['id'])
      .addForeignKeyConstraint('quotations_contact_person', ['contact_person_id'], 'contact_persons', ['id'])
      .addForeignKeyConstraint('quotations_company', ['company_id'], 'companies', ['id'])
      .addForeignKeyConstraint('quotations_prepared_by', ['prepared_by_id'], 'users', ['id'])
      .addCheckConstraint('quotations_status_known', sql`status in ('Open', 'Approved', 'Void')`)
      .addCheckConstraint('quotations_order_status_known', sql`order_status in ('', 'Placed')`)
      .addCheckConstraint('quotations_ordered_is_approved', sql`order_status = '' or status = 'Approved'`),
    'quotations_total_adds_up',
  ).execute();
  await createLines('quotation_lines', 'quotation');
  for (const [name, column] of [
    ['quotations_by_date', 'quoted_on'],
    ['quotations_by_total', 'total_paise'],
    ['quotations_by_customer', 'customer_name_key'],
  ] as const) {
    await db.schema.createIndex(name).on('quotations').columns([column, 'id']).execute();
  }
  await db.schema.createIndex('quotations_customer_id').on('quotations').column('customer_id').execute();
  await sql`create index quotations_open on quotations (id) where status = 'Open'`.execute(db);
  await sql`create index quotations_to_order on quotations (id) where status = 'Approved' and order_status = ''`.execute(db);
  await createSearchIndex(db, 'quotations');

  await withPrinted(
    db.schema
      .createTable('orders')
      .addColumn('id', kind.id, kind.primaryKey)
      .addColumn('number', 'text', (column) => column.notNull())
      .addColumn('ordered_on', kind.instant, (column) => column.notNull())
      .addColumn('quotation_id', kind.reference, (column) => column.notNull())
      .addColumn('customer_id', kind.reference, (column) => column.notNull())
      .addColumn('contact_person_id', kind.reference, (column) => column.notNull())
      .addColumn('company_id', kind.reference, (column) => column.notNull())
      .addColumn('prepared_by_id', kind.reference, (column) => column.notNull())
      .addColumn('customer_name_key', kind.key, (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('search_text', 'text', (column) => column.notNull())
      .addColumn('updated_by_id', kind.reference, (column) => column.notNull())
      .addColumn('created_at', kind.instant, (column) => column.notNull())
      .addColumn('updated_at', kind.instant, (column) => column.notNull())
      .addUniqueConstraint('orders_number', ['number'])
      // One order per quotation, however often and by however many it is asked for.
      .addUniqueConstraint('orders_quotation_once', ['quotation_id'])
      .addForeignKeyConstraint('orders_quotation', ['quotation_id'], 'quotations', ['id'])
      .addCheckConstraint('orders_status_known', sql`status in ('Placed', 'Partially Dispatched', 'Dispatched')`),
    'orders_total_adds_up',
  ).execute();
  await createLines('order_lines', 'order');
  await db.schema
    .alterTable('order_lines')
    .addColumn('dispatched_quantity', kind.integer, (column) => column.notNull().defaultTo(0))
    .execute();
  for (const [name, column] of [
    ['orders_by_date', 'ordered_on'],
    ['orders_by_total', 'total_paise'],
    ['orders_by_customer', 'customer_name_key'],
  ] as const) {
    await db.schema.createIndex(name).on('orders').columns([column, 'id']).execute();
  }
  await sql`create index orders_to_dispatch on orders (id) where status <> 'Dispatched'`.execute(db);
  await createSearchIndex(db, 'orders');

  await db.schema
    .createTable('dispatches')
    .addColumn('id', kind.id, kind.primaryKey)
    .addColumn('order_id', kind.reference, (column) => column.notNull())
    .addColumn('order_number', 'text', (column) => column.notNull())
    .addColumn('order_line_id', kind.reference, (column) => column.notNull())
    .addColumn('product_id', kind.reference, (column) => column.notNull())
    .addColumn('product_name', 'text', (column) => column.notNull())
    .addColumn('quantity', kind.integer, (column) => column.notNull())
    .addColumn('stock_before_hundredths', kind.hundredths, (column) => column.notNull())
    .addColumn('invoice_number', 'text', (column) => column.notNull())
    .addColumn('invoiced_on', kind.date, (column) => column.notNull())
    .addColumn('dispatched_on', kind.date, (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('updated_by_id', kind.reference, (column) => column.notNull())
    .addColumn('updated_at', kind.instant, (column) => column.notNull())
    .addForeignKeyConstraint('dispatches_order', ['order_id'], 'orders', ['id'])
    .addForeignKeyConstraint('dispatches_order_line', ['order_line_id'], 'order_lines', ['id'])
    .addForeignKeyConstraint('dispatches_product', ['product_id'], 'products', ['id'])
    .addCheckConstraint('dispatches_quantity_positive', sql`quantity > 0`)
    .execute();
  await db.schema.createIndex('dispatches_order_id').on('dispatches').column('order_id').execute();
  await createSearchIndex(db, 'dispatches');
}
