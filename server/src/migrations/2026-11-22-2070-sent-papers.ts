import type { Kysely } from 'kysely';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';

/** Files by the hash of their content; the first are papers as they were sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await db.schema
    .createTable('files')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('bytes', kind.bytes, (column) => column.notNull())
    .addColumn('size', kind.integer, (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('created_at', kind.instant, (column) => column.notNull())
    .execute();
  await db.schema
    .alterTable('quotations')
    .addColumn('sent_pdf_hash', 'text', (column) => column.references('files.hash'))
    .execute();
}
