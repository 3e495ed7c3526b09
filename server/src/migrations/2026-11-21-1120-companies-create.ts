import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';
import { createSearchIndex } from '../platform/database/search/search-indexes.ts';

const optionalTexts = [
  'landmark',
  'mobile',
  'email',
  'website',
  'facebook',
  'instagram',
  'linkedin',
  'youtube',
  'gstin',
  'pan',
  'tan',
  'msme',
  'bank_name',
  'account_number',
  'branch',
  'ifsc',
  'swift',
  'type',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);

  const companies = db.schema
    .createTable('companies')
    .addColumn('id', kind.id, kind.primaryKey)
    .addColumn('company_name', 'text', (column) => column.notNull())
    .addColumn('name_key', kind.key, (column) => column.notNull())
    .addColumn('short_name', 'text', (column) => column.notNull())
    .addColumn('industry_id', kind.reference)
    .addColumn('industry', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('country_id', kind.reference, (column) => column.notNull())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('state_id', kind.reference)
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('city_id', kind.reference)
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('pincode', 'text', (column) => column.notNull())
    .addColumn('image_hash', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('version', kind.integer, (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('updated_by_id', kind.reference, (column) => column.notNull())
    .addColumn('created_at', kind.instant, (column) => column.notNull())
    .addColumn('updated_at', kind.instant, (column) => column.notNull())
    .addForeignKeyConstraint('companies_industry', ['industry_id'], 'industries', ['id'])
    .addForeignKeyConstraint('companies_image', ['image_hash'], 'images', ['hash'])
    .addForeignKeyConstraint('companies_updated_by', ['updated_by_id'], 'users', ['id'])
    .addCheckConstraint('companies_status_known', sql`status in ('Active', 'Inactive')`);
  await optionalTexts.reduce((table, name) => table.addColumn(name, 'text', (column) => column.notNull()), companies).execute();

  await sql`create unique index companies_gstin on companies (gstin) where gstin <> ''`.execute(db);
  await db.schema.createIndex('companies_by_name').on('companies').columns(['name_key', 'id']).execute();
  await db.schema.createIndex('companies_by_update').on('companies').columns(['updated_at', 'id']).execute();
  await createSearchIndex(db, 'companies');
}
