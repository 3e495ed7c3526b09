import { sql, type Kysely } from 'kysely';
import { makeAppendOnly } from '../../platform/database/ledgers/append-only.ts';
import { columnKinds } from '../parts/column-kinds.ts';
import { createSearchIndex } from '../../platform/database/search/search-indexes.ts';

/** Sessions, logins and their limits, and the reset of a password by mail. */
export async function createSession(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await sql`
    create table sessions (
      token_hash text primary key,
      user_id bigint not null,
      created_at ${kind.instant} not null,
      last_seen_at ${kind.instant} not null,
      -- The number that users see. It cannot be used to log in.
      id bigint,
      device text not null default '',
      address text not null default '',
      constraint sessions_user foreign key (user_id) references users (id)
    )`.execute(db);
  await sql`create index sessions_user_id on sessions (user_id)`.execute(db);
  await sql`create index sessions_last_seen_at on sessions (last_seen_at)`.execute(db);
  await sql`create unique index sessions_id on sessions (id)`.execute(db);

  // The browsers in which a user has logged in, by the hash of a token in a cookie.
  await sql`
    create table known_browsers (
      token_hash text not null,
      user_id bigint not null,
      last_login_at ${kind.instant} not null,
      constraint known_browsers_pkey primary key (token_hash, user_id),
      constraint known_browsers_user foreign key (user_id) references users (id)
    )`.execute(db);
  await sql`create index known_browsers_last_login_at on known_browsers (last_login_at)`.execute(db);

  await sql`
    create table login_events (
      id ${kind.id},
      user_id bigint,
      mobile text not null,
      action text not null,
      address text not null,
      happened_at ${kind.instant} not null,
      search_text text not null default ''
    )`.execute(db);
  await sql`create index login_events_by_instant on login_events (happened_at, id)`.execute(db);
  await sql`create index login_events_by_user on login_events (user_id, happened_at, id)`.execute(db);
  await sql`create index login_events_by_action on login_events (action, happened_at, id)`.execute(db);
  await createSearchIndex(db, 'login_events');
  await makeAppendOnly(db, 'login_events');

  await sql`
    create table login_attempts (
      id ${kind.id},
      mobile text not null,
      address text not null,
      happened_at ${kind.instant} not null,
      browser_hash text not null default ''
    )`.execute(db);
  await sql`create index login_attempts_mobile on login_attempts (mobile, happened_at)`.execute(db);
  await sql`create index login_attempts_address on login_attempts (address, happened_at)`.execute(db);

  // The queue of mails about logins.
  await sql`
    create table security_mails (
      id ${kind.idNeverReused},
      user_id bigint not null,
      name text not null,
      address text not null,
      subject text not null,
      text text not null,
      created_at ${kind.instant} not null,
      constraint security_mails_user foreign key (user_id) references users (id)
    )`.execute(db);

  await sql`
    create table reset_requests (
      id ${kind.idNeverReused},
      mobile text not null,
      network text not null,
      asked_at ${kind.instant} not null,
      is_answered integer not null default 0
    )`.execute(db);
  await sql`create index reset_requests_network on reset_requests (network, asked_at)`.execute(db);
  await sql`create index reset_requests_mobile on reset_requests (mobile, asked_at)`.execute(db);

  // The links that were mailed, by the hash of their token.
  await sql`
    create table password_resets (
      token_hash text primary key,
      user_id bigint not null unique,
      made_at ${kind.instant} not null,
      constraint password_resets_user foreign key (user_id) references users (id)
    )`.execute(db);
}
