import { sql, type Kysely } from 'kysely';
import { columnKinds } from './parts/column-kinds.ts';

/** Imports know the headings of their files, and the panel what users have chosen for columns that it did not know. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  // The headings of a table as JSON; blank for a file without them.
  await sql`alter table imports add column headings text not null default ''`.execute(db);
  // The shape is the digest of the headings; the choices are JSON.
  await sql`
    create table import_columns (
      kind text not null,
      shape text not null,
      choices text not null,
      updated_by_id bigint not null,
      updated_at ${kind.instant} not null,
      constraint import_columns_pkey primary key (kind, shape),
      constraint import_columns_updated_by foreign key (updated_by_id) references users (id)
    )`.execute(db);
}
