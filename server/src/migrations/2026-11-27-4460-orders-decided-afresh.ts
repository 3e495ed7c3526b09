import { sql, type Kysely } from 'kysely';

/**
 * The tax of an order can be decided again. Consignments that keep their decision then keep what the order printed, and vouchers for Tally
 * the number that they had.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column version integer not null default 1`.execute(db);
  await sql`alter table consignments add column printed text not null default ''`.execute(db);
  await sql`alter table consignments add column voucher_gstin text not null default ''`.execute(db);
}
