import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';
import { nameKey } from '../platform/database/name-key.ts';
import { searchTextOf } from '../platform/database/search/search.ts';
import { createSearchIndex } from '../platform/database/search/search-indexes.ts';

interface FoundUser {
  readonly id: number;
  readonly name: string;
  readonly emp_number: string;
  readonly designation: string;
  readonly office_email: string;
  readonly office_mobile: string;
}

export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);

  // Blank for the users that are there already, until somebody enters it.
  const texts = [
    'joined_on',
    'personal_email',
    'personal_mobile',
    'personal_phone',
    'department',
    'address',
    'country',
    'state',
    'city',
    'pincode',
  ];
  for (const text of [...texts, 'search_text']) await addColumn(db, sql`${sql.ref(text)} text not null default ''`);
  for (const key of ['name_key', 'emp_number_key']) await addColumn(db, sql`${sql.ref(key)} ${typeOf(kind.key)} not null default ''`);
  for (const id of ['department_id', 'country_id', 'state_id', 'city_id', 'entered_by_id', 'updated_by_id'])
    await addColumn(db, sql`${sql.ref(id)} bigint`);
  await addColumn(db, sql`version integer not null default 1`);
  await fillKeys(db);

  await sql`drop index users_emp_number`.execute(db);
  await sql`create unique index users_emp_number on users (emp_number_key) where status <> 'Deleted'`.execute(db);
  await sql`create index users_by_name on users (name_key, id) where status <> 'Deleted'`.execute(db);
  await sql`create index users_by_emp_number on users (emp_number_key, id) where status <> 'Deleted'`.execute(db);
  await createSearchIndex(db, 'users');

  await db.schema
    .createTable('user_private')
    .addColumn('user_id', kind.reference, (column) => column.primaryKey())
    .addColumn('born_on', kind.date, (column) => column.notNull())
    .addColumn('anniversary_on', kind.date, (column) => column.notNull())
    .addColumn('marital_status', 'text', (column) => column.notNull())
    .addColumn('pan', 'text', (column) => column.notNull())
    .addColumn('driving_licence', 'text', (column) => column.notNull())
    .addColumn('voter_id', 'text', (column) => column.notNull())
    .addColumn('aadhaar', 'text', (column) => column.notNull())
    .addColumn('passport', 'text', (column) => column.notNull())
    .addColumn('ration_card', 'text', (column) => column.notNull())
    .addColumn('bank_account', 'text', (column) => column.notNull())
    .addColumn('bank_name', 'text', (column) => column.notNull())
    .addColumn('branch', 'text', (column) => column.notNull())
    .addColumn('ifsc', 'text', (column) => column.notNull())
    .addForeignKeyConstraint('user_private_user', ['user_id'], 'users', ['id'])
    .addCheckConstraint(
      'user_private_marital_status_known',
      sql`marital_status in ('Married', 'Single', 'Divorced', 'Widowed', 'Separated', 'Not Disclosed')`,
    )
    .execute();
}

type Fragment = ReturnType<typeof sql>;

/** The kind of a column as it stands in a definition. */
function typeOf(kind: string | Fragment): Fragment {
  return typeof kind === 'string' ? sql.raw(kind) : kind;
}

async function addColumn(db: Kysely<unknown>, definition: Fragment): Promise<void> {
  await sql`alter table users add column ${definition}`.execute(db);
}

/** The keys by which lists are ordered and doubles are recognised, and what the list shows. */
async function fillKeys(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<FoundUser>`select id, name, emp_number, designation, office_email, office_mobile from users`.execute(db);
  for (const { id, name, emp_number: empNumber, designation, office_email: email, office_mobile: mobile } of rows) {
    const text = searchTextOf([empNumber, name, designation, email, mobile]);
    await sql`update users set name_key = ${nameKey(name)}, emp_number_key = ${nameKey(empNumber)}, search_text = ${text} where id = ${id}`.execute(
      db,
    );
  }
}
