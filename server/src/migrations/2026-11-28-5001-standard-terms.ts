import { sql, type Kysely } from 'kysely';

const terms = ['delivery', 'price', 'payment', 'taxes', 'freight', 'validity', 'warranty', 'others'];

/** The standard terms of an issuing company, which its quotations begin with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const term of terms) await sql`alter table companies add column ${sql.ref(`standard_${term}`)} text not null default ''`.execute(db);
}
