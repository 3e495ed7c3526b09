import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';
import { createSearchIndex } from '../platform/database/search/search-indexes.ts';

const texts = ['name', 'company_name', 'state', 'mobile', 'email', 'remarks'];

export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);

  const table = db.schema
    .createTable('brochure_requests')
    .addColumn('id', kind.id, kind.primaryKey)
    // What tells the request from all others where it comes from: imported again it is the same row.
    .addColumn('external_key', kind.key, (column) => column.notNull())
    .addColumn('version', kind.integer, (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    // The import that brought the row.
    .addColumn('import_id', kind.reference)
    .addColumn('created_at', kind.instant, (column) => column.notNull())
    // Nobody until somebody writes a remark.
    .addColumn('updated_by_id', kind.reference)
    .addColumn('updated_at', kind.instant, (column) => column.notNull())
    .addUniqueConstraint('brochure_requests_external_key', ['external_key'])
    .addForeignKeyConstraint('brochure_requests_updated_by', ['updated_by_id'], 'users', ['id'])
    .addCheckConstraint('brochure_requests_remark_length', sql`length(remarks) <= 1000`);
  await texts.reduce((built, name) => built.addColumn(name, 'text', (column) => column.notNull()), table).execute();

  await db.schema.createIndex('brochure_requests_import_id').on('brochure_requests').column('import_id').execute();
  await createSearchIndex(db, 'brochure_requests');
}
