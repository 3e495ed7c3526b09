import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';
import { groupDispatches } from '../platform/database/for-migrations/group-dispatches.ts';
import { createSearchIndex } from '../platform/database/search/search-indexes.ts';

/** What leaves for an order against an invoice is a consignment. What was dispatched before is grouped into consignments. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  let consignments = db.schema
    .createTable('consignments')
    .addColumn('id', kind.id, kind.primaryKey)
    .addColumn('order_id', kind.reference, (column) => column.notNull().references('orders.id'))
    .addColumn('company_id', kind.reference, (column) => column.notNull().references('companies.id'))
    .addColumn('customer_id', kind.reference, (column) => column.notNull().references('customers.id'))
    .addColumn('invoice_number', 'text', (column) => column.notNull())
    .addColumn('invoiced_on', kind.date, (column) => column.notNull())
    .addColumn('dispatched_on', kind.date, (column) => column.notNull())
    .addColumn('distance_km', kind.integer)
    .addColumn('packages', kind.integer)
    .addColumn('weight_hundredths', kind.hundredths)
    .addColumn('version', kind.integer, (column) => column.notNull().defaultTo(1))
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('updated_by_id', kind.reference, (column) => column.notNull().references('users.id'))
    .addColumn('created_at', kind.instant, (column) => column.notNull())
    .addColumn('updated_at', kind.instant, (column) => column.notNull());
  for (const [name, preset] of Object.entries(texts))
    consignments = consignments.addColumn(name, 'text', (column) => column.notNull().defaultTo(preset));
  for (const name of amounts) consignments = consignments.addColumn(name, kind.hundredths, (column) => column.notNull().defaultTo(0));
  await consignments.execute();
  // Calls in the documented style, one line at a time, join one consignment.
  await sql`create unique index consignments_invoice on consignments (order_id, invoice_number, invoiced_on) where invoice_number <> ''`.execute(
    db,
  );
  await db.schema.createIndex('consignments_order').on('consignments').columns(['order_id', 'id']).execute();
  await db.schema.createIndex('consignments_company').on('consignments').columns(['company_id', 'id']).execute();
  await db.schema.createIndex('consignments_customer').on('consignments').columns(['customer_id', 'id']).execute();
  await db.schema.createIndex('consignments_invoiced_on').on('consignments').columns(['invoiced_on', 'id']).execute();

  let lines = db.schema
    .createTable('consignment_lines')
    .addColumn('consignment_id', kind.reference, (column) => column.notNull().references('consignments.id'))
    .addColumn('order_line_id', kind.reference, (column) => column.notNull().references('order_lines.id'))
    .addColumn('product_id', kind.reference, (column) => column.notNull().references('products.id'))
    .addColumn('hsn', 'text', (column) => column.notNull())
    .addColumn('unit', 'text', (column) => column.notNull())
    .addColumn('nature', 'text', (column) => column.notNull())
    .addColumn('quantity', kind.integer, (column) => column.notNull());
  for (const name of lineAmounts) lines = lines.addColumn(name, kind.hundredths, (column) => column.notNull());
  await lines.addPrimaryKeyConstraint('consignment_lines_pk', ['consignment_id', 'order_line_id']).execute();

  await db.schema
    .createTable('document_series')
    .addColumn('company_id', kind.reference, (column) => column.notNull().references('companies.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('financial_year', 'text', (column) => column.notNull())
    .addColumn('last', kind.integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('document_series_pk', ['company_id', 'kind', 'financial_year'])
    .execute();

  await db.schema
    .createTable('papers')
    .addColumn('id', kind.id, kind.primaryKey)
    .addColumn('consignment_id', kind.reference, (column) => column.notNull().references('consignments.id'))
    .addColumn('company_id', kind.reference, (column) => column.notNull().references('companies.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('financial_year', 'text', (column) => column.notNull())
    .addColumn('number', 'text', (column) => column.notNull())
    .addColumn('issued_on', kind.date, (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('void_reason', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('content', 'text')
    .addColumn('issued_by_id', kind.reference, (column) => column.notNull().references('users.id'))
    .addColumn('created_at', kind.instant, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('papers_number').unique().on('papers').columns(['company_id', 'kind', 'financial_year', 'number']).execute();
  await db.schema.createIndex('papers_consignment').on('papers').columns(['consignment_id', 'id']).execute();

  await db.schema
    .createTable('paper_files')
    .addColumn('paper_id', kind.reference, (column) => column.notNull().references('papers.id'))
    .addColumn('copy', 'text', (column) => column.notNull())
    .addColumn('file_hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('paper_files_pk', ['paper_id', 'copy'])
    .execute();
  await db.schema.createIndex('paper_files_hash').on('paper_files').column('file_hash').execute();

  await groupDispatches(db);
  await createSearchIndex(db, 'consignments');
}

/** Texts with their presets. */
const texts = {
  paper: 'Dispatch Note',
  paper_state: '',
  challan_number: '',
  gstin: '',
  gst_category: '',
  place_of_supply: '',
  place_name: '',
  tax_heads: '',
  tax_reason: '',
  charges_mode: 'Own Rate',
  irn: '',
  eway_number: '',
  transporter: '',
  transporter_id: '',
  transport_mode: '',
  vehicle_number: '',
  vehicle_type: '',
  lr_number: '',
  lr_on: '',
  driver: '',
  driver_mobile: '',
  freight: '',
  remark: '',
};

const amounts = [
  'gross_paise',
  'discount_paise',
  'special_charges_paise',
  'shipping_charges_paise',
  'installation_charges_paise',
  'service_gst_percent_hundredths',
  'taxable_paise',
  'tax_paise',
  'cgst_paise',
  'sgst_paise',
  'igst_paise',
  'round_off_paise',
  'total_paise',
];

const lineAmounts = [
  'gst_percent_hundredths',
  'gross_paise',
  'discount_paise',
  'charges_with_goods_paise',
  'taxable_paise',
  'special_charges_paise',
  'shipping_charges_paise',
  'installation_charges_paise',
];
