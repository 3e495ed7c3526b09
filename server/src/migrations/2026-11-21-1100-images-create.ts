import type { Kysely } from 'kysely';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);

  // In the database, so that every server process has them and a backup holds them. Named by the hash of their bytes.
  await db.schema
    .createTable('images')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('bytes', kind.bytes, (column) => column.notNull())
    .addColumn('width', kind.integer, (column) => column.notNull())
    .addColumn('height', kind.integer, (column) => column.notNull())
    .addColumn('created_by_id', kind.reference, (column) => column.notNull())
    .addColumn('created_at', kind.instant, (column) => column.notNull())
    .addForeignKeyConstraint('images_created_by', ['created_by_id'], 'users', ['id'])
    .execute();

  // The file names of the documented upload, by which a later call may speak of the image.
  await db.schema
    .createTable('image_names')
    .addColumn('folder', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('image_names_pk', ['folder', 'name'])
    .addForeignKeyConstraint('image_names_image', ['hash'], 'images', ['hash'])
    .execute();
}
