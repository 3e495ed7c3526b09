import { sql, type Kysely } from 'kysely';
import { engineOf } from '../../platform/database/engine.ts';
import { columnKinds } from '../parts/column-kinds.ts';

/** The number series, the answers to repeated requests, the jobs, and the key of the private fields. */
export async function createPlatform(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await sql`
    create table counters (
      series text primary key,
      last integer not null
    )`.execute(db);

  await sql`
    create table idempotency_keys (
      user_id bigint not null,
      key text not null,
      operation text not null,
      request_hash text not null,
      status integer,
      answer text,
      created_at ${kind.instant} not null,
      constraint idempotency_keys_pk primary key (user_id, key)
    )`.execute(db);
  // SQLite removes old keys without an index on their time, so that each write changes fewer pages.
  if (engineOf(db) === 'postgres') await sql`create index idempotency_keys_created_at on idempotency_keys (created_at)`.execute(db);

  // The jobs: when each is due, the process that runs it, and how the last run ended.
  await sql`
    create table jobs (
      name ${kind.key} primary key,
      due_at ${kind.instant} not null,
      -- The process that runs it, and the end of its lease.
      owner text,
      lease_until ${kind.instant},
      -- How often it was started since it became due.
      tries integer not null,
      started_at ${kind.instant},
      done_at ${kind.instant},
      failed_at ${kind.instant},
      -- The failure of the last run; blank if it succeeded.
      failure text not null,
      -- The failed runs since the last success.
      failures integer not null
    )`.execute(db);

  // One row as soon as a private field is stored: the fingerprint of the key that encrypts, which is outside of the database.
  await sql`
    create table secret_key (
      id integer primary key,
      fingerprint text not null,
      constraint secret_key_only_one check (id = 1)
    )`.execute(db);
}
