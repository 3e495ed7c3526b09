import type { Kysely } from 'kysely';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';

/** The second step of a login with its recovery codes, and the settings that Administrators choose in the panel. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await db.schema
    .createTable('second_steps')
    .addColumn('user_id', kind.reference, (column) => column.primaryKey())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('code_salt', 'text', (column) => column.notNull())
    .addColumn('last_step', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('confirmed_at', kind.instant)
    .addForeignKeyConstraint('second_steps_user', ['user_id'], 'users', ['id'])
    .execute();
  await db.schema
    .createTable('recovery_codes')
    .addColumn('id', kind.id, kind.primaryKey)
    .addColumn('user_id', kind.reference, (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('used_at', kind.instant)
    .addForeignKeyConstraint('recovery_codes_user', ['user_id'], 'users', ['id'])
    .execute();
  await db.schema.createIndex('recovery_codes_user_id').on('recovery_codes').column('user_id').execute();
  await db.schema
    .createTable('settings')
    .addColumn('name', kind.key, (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('is_secret', kind.flag, (column) => column.notNull().defaultTo(0))
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
}
