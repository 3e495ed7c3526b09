import { sql, type Kysely } from 'kysely';

/** What was promised of an order: a date, dates of single lines, and whether it comes before other orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column promised_on text not null default ''`.execute(db);
  await sql`alter table orders add column has_priority integer not null default 0`.execute(db);
  // Blank: that of the order.
  await sql`alter table order_lines add column promised_on text not null default ''`.execute(db);
}
