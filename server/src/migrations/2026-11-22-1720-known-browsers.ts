import type { Kysely } from 'kysely';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';

/** The browsers in which a user has logged in, by the hash of a token in a cookie, and which of them an attempt came from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await db.schema
    .createTable('known_browsers')
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('user_id', kind.reference, (column) => column.notNull())
    .addColumn('last_login_at', kind.instant, (column) => column.notNull())
    .addPrimaryKeyConstraint('known_browsers_pkey', ['token_hash', 'user_id'])
    .addForeignKeyConstraint('known_browsers_user', ['user_id'], 'users', ['id'])
    .execute();
  await db.schema.createIndex('known_browsers_last_login_at').on('known_browsers').column('last_login_at').execute();
  await db.schema
    .alterTable('login_attempts')
    .addColumn('browser_hash', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
