import type { Kysely } from 'kysely';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';
import { createSearchIndex } from '../platform/database/search/search-indexes.ts';

/** Who read which private field of whom. Earlier readings are in the audit log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await db.schema
    .createTable('private_access')
    .addColumn('id', kind.id, kind.primaryKey)
    .addColumn('happened_at', kind.instant, (column) => column.notNull())
    .addColumn('user_id', kind.reference, (column) => column.notNull())
    .addColumn('reader_id', kind.reference, (column) => column.notNull())
    .addColumn('field', kind.key, (column) => column.notNull())
    .addColumn('place', kind.text, (column) => column.notNull())
    .addColumn('search_text', kind.text, (column) => column.notNull())
    .addForeignKeyConstraint('private_access_user', ['user_id'], 'users', ['id'])
    .addForeignKeyConstraint('private_access_reader', ['reader_id'], 'users', ['id'])
    .execute();
  for (const [name, columns] of [
    ['private_access_by_moment', ['happened_at', 'id']],
    ['private_access_of_user', ['user_id', 'happened_at', 'id']],
    ['private_access_by_reader', ['reader_id', 'happened_at', 'id']],
    ['private_access_by_field', ['field', 'happened_at', 'id']],
  ] as const) {
    await db.schema
      .createIndex(name)
      .on('private_access')
      .columns([...columns])
      .execute();
  }
  await createSearchIndex(db, 'private_access');
}
