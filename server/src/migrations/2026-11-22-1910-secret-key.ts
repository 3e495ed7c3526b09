import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';

/** Which key outside of the database encrypts its private entries. The start encrypts what is there already. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await db.schema
    .createTable('secret_key')
    .addColumn('id', kind.integer, (column) => column.primaryKey())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addCheckConstraint('secret_key_only_one', sql`id = 1`)
    .execute();
}
