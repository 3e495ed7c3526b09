import { sql, type Kysely } from 'kysely';
import { columnKinds } from './parts/column-kinds.ts';

/** Imports may change known records, and are taken back with these changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await sql`alter table imports add column updates text not null default 'No'
    constraint imports_updates_known check (updates in ('No', 'Yes'))`.execute(db);
  await sql`alter table imports add column updated_rows integer not null default 0`.execute(db);
  await sql`alter table imports add column unchanged_rows integer not null default 0`.execute(db);
  await sql`
    create table import_updates (
      id ${kind.id},
      import_id bigint not null,
      row_number integer not null,
      -- The record that the row changes, and the version that the check has seen.
      record_id bigint not null,
      version integer not null,
      label text not null,
      -- Fields with their texts before and after: JSON.
      changes text not null,
      -- What is to be stored: JSON.
      data text not null,
      state text not null,
      -- The columns before the change as JSON, and the version and status after it; blank and 0 until then.
      before text not null,
      version_after integer not null,
      status_after text not null,
      constraint import_updates_import foreign key (import_id) references imports (id),
      constraint import_updates_state_known check (state in ('To Do', 'Done', 'Taken Back'))
    )`.execute(db);
  await sql`create index import_updates_of_import on import_updates (import_id, row_number, id)`.execute(db);
}
