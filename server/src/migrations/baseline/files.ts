import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../parts/column-kinds.ts';

/** Files by the hash of their content, in parts, so that none is ever in memory as a whole. */
export async function createFiles(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await sql`
    create table files (
      hash text primary key,
      size integer not null,
      kind text not null,
      created_at ${kind.instant} not null,
      used_at ${kind.instant} not null default ''
    )`.execute(db);
  await sql`create index files_used_at on files (used_at, hash)`.execute(db);

  await sql`
    create table file_parts (
      hash text not null references files (hash) on delete cascade,
      part integer not null,
      bytes ${kind.bytes} not null,
      constraint file_parts_pk primary key (hash, part)
    )`.execute(db);

  // One row: the room that all files take.
  await sql`
    create table file_room (
      id integer primary key,
      bytes bigint not null
    )`.execute(db);
  await sql`insert into file_room (id, bytes) values (1, 0)`.execute(db);

  await sql`
    create table thumbnails (
      hash text primary key references files (hash) on delete cascade,
      bytes ${kind.bytes} not null
    )`.execute(db);
}
