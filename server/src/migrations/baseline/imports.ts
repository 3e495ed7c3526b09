import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../parts/column-kinds.ts';

/** Imports of files, and their rows. */
export async function createImports(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await sql`
    create table imports (
      id ${kind.idNeverReused},
      kind text not null,
      file_name text not null,
      file_hash text not null,
      state text not null,
      total_rows integer not null,
      bad_rows integer not null,
      present_rows integer not null,
      done_rows integer not null,
      failure text not null,
      -- The process that works on it, and the end of its lease.
      lease_owner text,
      lease_until ${kind.instant},
      started_by_id bigint not null,
      created_at ${kind.instant} not null,
      updated_at ${kind.instant} not null,
      -- How the file was read: which sheet of a workbook, for example.
      notes text not null default '',
      -- The user that last started it or took it back.
      worked_for_id bigint references users (id),
      constraint imports_started_by foreign key (started_by_id) references users (id),
      constraint imports_state_known check (state in ('Checking', 'Checked', 'Running', 'Done', 'Stopped', 'Taking Back', 'Taken Back'))
    )`.execute(db);
  // The same file is imported once, unless it was taken back.
  await sql`
    create unique index imports_same_file on imports (kind, file_hash)
    where state in ('Running', 'Done', 'Stopped', 'Taking Back')`.execute(db);
  await sql`create index imports_under_way on imports (id) where state in ('Running', 'Taking Back')`.execute(db);

  // The rows of a checked file. An added row is removed, so what is left is to be done.
  await sql`
    create table import_rows (
      id ${kind.id},
      import_id bigint not null,
      row_number integer not null,
      label text not null,
      -- Blank for a row that can be imported.
      reason text not null,
      -- What is to be stored; blank for a row that cannot be.
      data text not null,
      constraint import_rows_import foreign key (import_id) references imports (id)
    )`.execute(db);
  await sql`create index import_rows_to_do on import_rows (import_id, row_number, id) where reason = ''`.execute(db);
  await sql`create index import_rows_refused on import_rows (import_id, row_number, id) where reason <> ''`.execute(db);
}
