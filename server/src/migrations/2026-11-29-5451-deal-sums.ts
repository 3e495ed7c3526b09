import { sql, type Kysely } from 'kysely';

/** What each deal has billed, has open and asks, as it was last settled. All customers are settled again, so that it is filled. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table deal_sums (
      customer_id bigint not null,
      company_id bigint not null,
      deal_id bigint not null,
      billed_paise bigint not null,
      open_paise bigint not null,
      advance_paise bigint not null,
      asked_paise bigint not null,
      constraint deal_sums_deal primary key (customer_id, company_id, deal_id)
    )`.execute(db);
  for (const table of ['consignments', 'receipts', 'refunds'])
    await sql`insert into money_changes (customer_id) select distinct customer_id from ${sql.table(table)}`.execute(db);
}
