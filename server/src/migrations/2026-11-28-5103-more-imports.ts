import { sql, type Kysely } from 'kysely';

/** Suppliers, purchases and contact persons can come from imports, which can be taken back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['companies', 'purchases', 'contact_persons']) {
    await sql`alter table ${sql.table(table)} add column import_id bigint`.execute(db);
    await sql`create index ${sql.ref(`${table}_import_id`)} on ${sql.table(table)} (import_id, id) where import_id is not null`.execute(db);
  }
}
