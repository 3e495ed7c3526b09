import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';
import { engineOf } from '../platform/database/engine.ts';

/** What a user sees of their sessions: a number that opens nothing, the browser, and the address. Also the mails about logins that wait. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await db.schema.alterTable('sessions').addColumn('id', 'bigint').execute();
  await db.schema
    .alterTable('sessions')
    .addColumn('device', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('sessions')
    .addColumn('address', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  const anyNumber = engineOf(db) === 'sqlite' ? sql`abs(random() % 281474976710654) + 1` : sql`floor(random() * 281474976710654) + 1`;
  await sql`update sessions set id = ${anyNumber}`.execute(db);
  await db.schema.createIndex('sessions_id').on('sessions').column('id').unique().execute();

  await db.schema
    .createTable('security_mails')
    .addColumn('id', kind.id, kind.primaryKey)
    .addColumn('user_id', kind.reference, (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', kind.instant, (column) => column.notNull())
    .addForeignKeyConstraint('security_mails_user', ['user_id'], 'users', ['id'])
    .execute();
  await sql`alter table users add column mail_sign_ins integer not null default 0`.execute(db);
}
