/** The SQL of the money of one deal: moneyOfDeal. */
import './money-tables.ts';
import type { DealMoney } from '@vikray/contract/money/deal-money.ts';
import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import { askedOfDeal } from './asked-of-deal.ts';
import { settlementTables } from './settlement-store.ts';

/** The deal of a customer, and the day. */
interface OfDeal {
  readonly dealId: number;
  readonly customerId: number;
  readonly asOf: string;
}

/** What a deal asks and has received, by all companies that keep their money here; nothing if none of them does. One statement. */
export async function moneyOfDeal(db: Db, { dealId, customerId, asOf }: OfDeal): Promise<DealMoney | undefined> {
  const asked = askedOfDeal({ deal: sql`${dealId}`, company: sql.ref('keeping.company_id'), customer: sql`${customerId}` }, asOf);
  const { rows } = await sql<Record<'companies' | keyof DealMoney, number | string | null>>`
    ${settlementTables(db, { asOf, customerId, dealId })}, keeping as (
      select distinct quotations.company_id from quotations inner join companies on companies.id = quotations.company_id
      where quotations.deal_id = ${dealId} and quotations.customer_id = ${customerId} and companies.money_from <> ''
    ), own as (
      select bills.*, case when credited < amount then credited else amount end as taken_off from bills where deal_id = ${dealId}
    ), ahead as (
      select coalesce(sum(advance), 0) as advance from deal_money where deal_id = ${dealId}
    )
    select (select count(*) from keeping) as companies,
      (select coalesce(sum(coalesce(${asked}, 0)), 0) from keeping) as asked,
      (select coalesce(sum(amount), 0) from own) as billed,
      (select coalesce(sum(amount - open - taken_off), 0) from own) + ahead.advance as received,
      (select coalesce(sum(taken_off), 0) from own) as credited,
      ahead.advance,
      (select coalesce(sum(bill_parts.open), 0) from own inner join bill_parts on bill_parts.bill_id = own.bill_id
        where bill_parts.due_on < ${asOf} and bill_parts.dispute = '') as overdue
    from ahead`.execute(db);
  const [row] = rows;
  if (!row || Number(row.companies) === 0) return undefined;
  return {
    asked: Number(row.asked),
    received: Number(row.received),
    billed: Number(row.billed),
    advance: Number(row.advance),
    overdue: Number(row.overdue),
    credited: Number(row.credited),
  };
}
