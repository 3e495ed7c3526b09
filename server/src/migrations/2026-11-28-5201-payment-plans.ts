import { sql, type Kysely } from 'kysely';

/** The payment plan of quotations and orders, and where a customer pays by UPI. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quotations add column payment_plan text not null default '[]'`.execute(db);
  await sql`alter table orders add column payment_plan text not null default '[]'`.execute(db);
  await sql`alter table companies add column upi_id text not null default ''`.execute(db);
}
