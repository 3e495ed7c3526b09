import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../parts/column-kinds.ts';
import { createSearchIndex } from '../../platform/database/search/search-indexes.ts';

/** The users, and their private entries. */
export async function createUsers(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await sql`
    create table users (
      id ${kind.id},
      emp_number text not null,
      name text not null,
      nickname text not null,
      designation text not null,
      office_email text not null,
      office_mobile text not null,
      photo text not null,
      login_type text not null,
      status text not null,
      password_hash text not null,
      -- Counts the changes of their rights, so that a panel notices outdated rights in its cache.
      rights_version integer not null default 1,
      created_at ${kind.instant} not null,
      updated_at ${kind.instant} not null,
      joined_on text not null default '',
      personal_email text not null default '',
      personal_mobile text not null default '',
      personal_phone text not null default '',
      department text not null default '',
      address text not null default '',
      country text not null default '',
      state text not null default '',
      city text not null default '',
      pincode text not null default '',
      search_text text not null default '',
      name_key ${kind.key} not null default '',
      emp_number_key ${kind.key} not null default '',
      department_id bigint,
      country_id bigint,
      state_id bigint,
      city_id bigint,
      entered_by_id bigint,
      updated_by_id bigint,
      version integer not null default 1,
      -- 1 while another person knows the password.
      must_change_password integer not null default 0,
      -- 1 if each login from a new browser is mailed to the user.
      mail_sign_ins integer not null default 0,
      constraint users_login_type_known check (login_type in ('Administrative', 'Executive', 'Administrator')),
      constraint users_status_known check (status in ('Active', 'Deleted'))
    )`.execute(db);
  await sql`create unique index users_office_mobile on users (office_mobile) where status <> 'Deleted'`.execute(db);
  await sql`create unique index users_emp_number on users (emp_number_key) where status <> 'Deleted'`.execute(db);
  await sql`create index users_by_name on users (name_key, id) where status <> 'Deleted'`.execute(db);
  await sql`create index users_by_emp_number on users (emp_number_key, id) where status <> 'Deleted'`.execute(db);
  await createSearchIndex(db, 'users');

  await sql`
    create table user_private (
      user_id bigint primary key,
      born_on text not null,
      anniversary_on text not null,
      marital_status text not null,
      pan text not null,
      driving_licence text not null,
      voter_id text not null,
      aadhaar text not null,
      passport text not null,
      ration_card text not null,
      bank_account text not null,
      bank_name text not null,
      branch text not null,
      ifsc text not null,
      constraint user_private_user foreign key (user_id) references users (id),
      constraint user_private_marital_status_known check (
        marital_status in ('Married', 'Single', 'Divorced', 'Widowed', 'Separated', 'Not Disclosed')
      )
    )`.execute(db);
}
