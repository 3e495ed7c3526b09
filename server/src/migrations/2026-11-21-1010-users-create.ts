import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);

  await db.schema
    .createTable('users')
    .addColumn('id', kind.id, kind.primaryKey)
    .addColumn('emp_number', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('nickname', 'text', (column) => column.notNull())
    .addColumn('designation', 'text', (column) => column.notNull())
    .addColumn('office_email', 'text', (column) => column.notNull())
    .addColumn('office_mobile', 'text', (column) => column.notNull())
    .addColumn('photo', 'text', (column) => column.notNull())
    .addColumn('login_type', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    // Counts the changes of the user's rights, so that a process notices at once that its copy is old.
    .addColumn('rights_version', kind.integer, (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', kind.instant, (column) => column.notNull())
    .addColumn('updated_at', kind.instant, (column) => column.notNull())
    .addCheckConstraint('users_login_type_known', sql`login_type in ('Administrative', 'Executive', 'Administrator')`)
    .addCheckConstraint('users_status_known', sql`status in ('Active', 'Deleted')`)
    .execute();
  await sql`create unique index users_office_mobile on users (office_mobile) where status <> 'Deleted'`.execute(db);
  await sql`create unique index users_emp_number on users (emp_number) where status <> 'Deleted'`.execute(db);
}
