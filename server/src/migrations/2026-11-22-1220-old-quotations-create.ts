import type { Kysely } from 'kysely';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';
import { createSearchIndex } from '../platform/database/search/search-indexes.ts';

const texts = [
  'number',
  'customer_name',
  'prepared_by',
  'status',
  'contact_name',
  'contact_designation',
  'address',
  'country',
  'state',
  'city',
  'pincode',
  'delivery',
  'price',
  'payment',
  'taxes',
  'freight',
  'validity',
  'others',
];
/** As they were filed. They need not add up, so nothing checks that they do. */
const amounts = [
  'subtotal_paise',
  'discount_percent_hundredths',
  'discount_paise',
  'tax_percent_hundredths',
  'tax_paise',
  'special_charges_paise',
  'shipping_charges_paise',
  'installation_charges_paise',
  'service_tax_percent_hundredths',
  'service_tax_paise',
  'total_paise',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);

  const table = db.schema
    .createTable('old_quotations')
    .addColumn('id', kind.id, kind.primaryKey)
    // The quotation's number in the former system: imported again it is the same row.
    .addColumn('code', kind.key, (column) => column.notNull())
    // Blank for none; ordered byte by byte.
    .addColumn('quoted_on', kind.instant, (column) => column.notNull())
    .addColumn('financial_year', kind.key, (column) => column.notNull())
    .addColumn('customer_name_key', kind.key, (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    // The import that brought the row.
    .addColumn('import_id', kind.reference)
    .addColumn('created_at', kind.instant, (column) => column.notNull())
    .addUniqueConstraint('old_quotations_code', ['code']);
  const withTexts = texts.reduce((built, name) => built.addColumn(name, 'text', (column) => column.notNull()), table);
  await amounts.reduce((built, name) => built.addColumn(name, kind.hundredths, (column) => column.notNull()), withTexts).execute();

  for (const [name, column] of [
    ['date', 'quoted_on'],
    ['total', 'total_paise'],
    ['customer', 'customer_name_key'],
  ] as const) {
    await db.schema.createIndex(`old_quotations_by_${name}`).on('old_quotations').columns([column, 'id']).execute();
    await db.schema
      .createIndex(`old_quotations_of_year_by_${name}`)
      .on('old_quotations')
      .columns(['financial_year', column, 'id'])
      .execute();
  }
  await db.schema.createIndex('old_quotations_import_id').on('old_quotations').column('import_id').execute();
  await createSearchIndex(db, 'old_quotations');

  await db.schema
    .createTable('old_quotation_lines')
    .addColumn('id', kind.id, kind.primaryKey)
    .addColumn('old_quotation_id', kind.reference, (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('image_hash', 'text')
    .addColumn('quantity_hundredths', kind.hundredths, (column) => column.notNull())
    .addColumn('rate_paise', kind.hundredths, (column) => column.notNull())
    .addColumn('total_paise', kind.hundredths, (column) => column.notNull())
    .addForeignKeyConstraint('old_quotation_lines_old_quotation', ['old_quotation_id'], 'old_quotations', ['id'])
    .addForeignKeyConstraint('old_quotation_lines_image', ['image_hash'], 'images', ['hash'])
    .execute();
  await db.schema.createIndex('old_quotation_lines_old_quotation_id').on('old_quotation_lines').column('old_quotation_id').execute();
}
