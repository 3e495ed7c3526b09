import type { Kysely } from 'kysely';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';
import { createSearchIndex } from '../platform/database/search/search-indexes.ts';

const texts = ['company_name', 'contact_name', 'call_type', 'description', 'call_action', 'action_description', 'staff_name', 'status'];

export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);

  const table = db.schema
    .createTable('sales_calls')
    .addColumn('id', kind.id, kind.primaryKey)
    // The number that the office gave the call: the same call imported again is the same row.
    .addColumn('sales_id', kind.key, (column) => column.notNull())
    .addColumn('company_name_key', kind.key, (column) => column.notNull())
    .addColumn('customer_id', kind.reference)
    .addColumn('contact_names', kind.json, (column) => column.notNull())
    // Blank for none; ordered byte by byte.
    .addColumn('acted_on', kind.instant, (column) => column.notNull())
    .addColumn('staff_id', kind.reference)
    .addColumn('search_text', 'text', (column) => column.notNull())
    // The import that brought the row.
    .addColumn('import_id', kind.reference)
    .addColumn('created_at', kind.instant, (column) => column.notNull())
    .addUniqueConstraint('sales_calls_sales_id', ['sales_id'])
    .addForeignKeyConstraint('sales_calls_customer', ['customer_id'], 'customers', ['id'])
    .addForeignKeyConstraint('sales_calls_staff', ['staff_id'], 'users', ['id']);
  await texts.reduce((built, name) => built.addColumn(name, 'text', (column) => column.notNull()), table).execute();

  for (const [name, columns] of [
    ['sales_calls_by_action', ['acted_on', 'id']],
    ['sales_calls_by_company', ['company_name_key', 'id']],
    ['sales_calls_of_staff_by_action', ['staff_id', 'acted_on', 'id']],
    ['sales_calls_of_staff_by_company', ['staff_id', 'company_name_key', 'id']],
    ['sales_calls_import_id', ['import_id']],
  ] as const) {
    await db.schema
      .createIndex(name)
      .on('sales_calls')
      .columns([...columns])
      .execute();
  }
  await createSearchIndex(db, 'sales_calls');
}
