import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';
import { createSearchIndex } from '../platform/database/search/search-indexes.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);

  await db.schema
    .createTable('customers')
    .addColumn('id', kind.id, kind.primaryKey)
    .addColumn('company_name', 'text', (column) => column.notNull())
    .addColumn('name_key', kind.key, (column) => column.notNull())
    .addColumn('industry_id', kind.reference, (column) => column.notNull())
    .addColumn('industry', 'text', (column) => column.notNull())
    .addColumn('company_type_id', kind.reference, (column) => column.notNull())
    .addColumn('company_type', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('website', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('country_id', kind.reference, (column) => column.notNull())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('state_id', kind.reference)
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('city_id', kind.reference)
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('pincode', 'text', (column) => column.notNull())
    .addColumn('data_source', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('version', kind.integer, (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('entered_by_id', kind.reference, (column) => column.notNull())
    .addColumn('updated_by_id', kind.reference, (column) => column.notNull())
    .addColumn('created_at', kind.instant, (column) => column.notNull())
    .addColumn('updated_at', kind.instant, (column) => column.notNull())
    .addForeignKeyConstraint('customers_industry', ['industry_id'], 'industries', ['id'])
    .addForeignKeyConstraint('customers_company_type', ['company_type_id'], 'company_types', ['id'])
    .addForeignKeyConstraint('customers_entered_by', ['entered_by_id'], 'users', ['id'])
    .addForeignKeyConstraint('customers_updated_by', ['updated_by_id'], 'users', ['id'])
    .addCheckConstraint('customers_status_known', sql`status in ('Pending', 'Approved', 'Deleted')`)
    .addCheckConstraint('customers_data_source_known', sql`data_source in ('Exhibition', 'Enquiry', 'Existing Data')`)
    .execute();
  // Two of the same name cannot both be listed; a deleted one leaves its name free.
  await sql`create unique index customers_name_key on customers (name_key) where status <> 'Deleted'`.execute(db);
  await sql`create index customers_by_name on customers (name_key, id) where status <> 'Deleted'`.execute(db);
  await sql`create index customers_by_update on customers (updated_at, id) where status <> 'Deleted'`.execute(db);
  await sql`create index customers_pending on customers (id) where status = 'Pending'`.execute(db);
  await createSearchIndex(db, 'customers');

  await db.schema
    .createTable('contact_persons')
    .addColumn('id', kind.id, kind.primaryKey)
    .addColumn('customer_id', kind.reference, (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('designation', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('mobile', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    // A contact person taken out of the set stays, for the documents that name it.
    .addColumn('is_hidden', kind.flag, (column) => column.notNull().defaultTo(0))
    .addColumn('updated_by_id', kind.reference, (column) => column.notNull())
    .addColumn('created_at', kind.instant, (column) => column.notNull())
    .addColumn('updated_at', kind.instant, (column) => column.notNull())
    .addForeignKeyConstraint('contact_persons_customer', ['customer_id'], 'customers', ['id'])
    .addForeignKeyConstraint('contact_persons_updated_by', ['updated_by_id'], 'users', ['id'])
    .addCheckConstraint('contact_persons_hidden_flag', sql`is_hidden in (0, 1)`)
    .execute();
  await db.schema.createIndex('contact_persons_customer_id').on('contact_persons').column('customer_id').execute();
}
