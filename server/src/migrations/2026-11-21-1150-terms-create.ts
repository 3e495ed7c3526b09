import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';
import { createSearchIndex } from '../platform/database/search/search-indexes.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);

  await db.schema
    .createTable('terms')
    .addColumn('id', kind.id, kind.primaryKey)
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('description_key', kind.key, (column) => column.notNull())
    .addColumn('is_shown', kind.flag, (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('version', kind.integer, (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('updated_by_id', kind.reference, (column) => column.notNull())
    .addColumn('updated_at', kind.instant, (column) => column.notNull())
    .addForeignKeyConstraint('terms_updated_by', ['updated_by_id'], 'users', ['id'])
    .addCheckConstraint('terms_status_known', sql`status in ('Active', 'Deleted')`)
    .addCheckConstraint('terms_shown_flag', sql`is_shown in (0, 1)`)
    .addCheckConstraint(
      'terms_category_known',
      sql`category in ('Delivery', 'Price', 'Payment', 'Taxes', 'Freight', 'Validity', 'Warranty', 'Others')`,
    )
    .execute();
  await sql`create unique index terms_once on terms (category, description_key) where status <> 'Deleted'`.execute(db);
  await createSearchIndex(db, 'terms');
}
