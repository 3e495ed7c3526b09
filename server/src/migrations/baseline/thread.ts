import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../parts/column-kinds.ts';

/** Notes on records, and files attached to them. */
export async function createThread(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await sql`
    create table notes (
      id ${kind.id},
      record text not null,
      record_id bigint not null,
      text text not null,
      added_by_id bigint not null references users (id),
      added_at ${kind.instant} not null,
      withdrawn_by_id bigint references users (id),
      withdrawn_at ${kind.instant}
    )`.execute(db);
  await sql`create index notes_of_record on notes (record, record_id, id)`.execute(db);

  await sql`
    create table attachments (
      id ${kind.id},
      record text not null,
      record_id bigint not null,
      name text not null,
      kind text not null,
      size integer not null,
      -- Null once the bytes of a withdrawn file are cleared.
      hash text references files (hash) on delete set null,
      is_pictured integer not null,
      added_by_id bigint not null references users (id),
      added_at ${kind.instant} not null,
      withdrawn_by_id bigint references users (id),
      withdrawn_at ${kind.instant}
    )`.execute(db);
  await sql`create index attachments_of_record on attachments (record, record_id, id)`.execute(db);
  await sql`create index attachments_hash on attachments (hash)`.execute(db);
}
