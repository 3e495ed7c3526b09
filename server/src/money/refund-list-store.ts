/** The SQL of the list of refunds. Reading: refundRows, countRefunds. */
import './money-tables.ts';
import type { Refund } from '@vikray/contract/money/refunds-operations.ts';
import type { InputOf } from '@vikray/contract/operations.ts';
import { sql, type RawBuilder } from 'kysely';
import { matches } from '../platform/database/search/search.ts';
import type { Db } from '../platform/database/tables.ts';
import { rankedPage, type RankedPart } from './ranked-page.ts';

type RefundFilter = Pick<InputOf<'GetRefund'>, 'customerId' | 'companyId' | 'mode' | 'from' | 'to'> & { readonly search?: string };

function listed({ customerId, companyId, mode, from, to, search = '' }: RefundFilter): RawBuilder<unknown> {
  const conditions = [
    ...(customerId === undefined ? [] : [sql`refunds.customer_id = ${customerId}`]),
    ...(companyId === undefined ? [] : [sql`refunds.company_id = ${companyId}`]),
    ...(mode === undefined ? [] : [sql`refunds.mode = ${mode}`]),
    ...(from === undefined ? [] : [sql`refunds.paid_on >= ${from}`]),
    ...(to === undefined ? [] : [sql`refunds.paid_on <= ${to}`]),
    ...(search === '' ? [] : [sql`(${matches('customers', search)} or refunds.number = ${search} or refunds.reference = ${search})`]),
  ];
  return sql`
    with listed as (
      select refunds.id as "refundId", refunds.number, refunds.amount_paise as amount, refunds.mode, refunds.paid_on as "paidOn",
        refunds.company_id as "companyId", companies.company_name as "companyForName", refunds.customer_id as "customerId",
        customers.company_name as "companyName", refunds.deal_id as "dealId", coalesce(deals.number, '') as "dealNumber",
        refunds.reference, refunds.reason, coalesce(users.name, '') as "enteredBy"
      from refunds inner join customers on customers.id = refunds.customer_id inner join companies on companies.id = refunds.company_id
      left join deals on deals.id = refunds.deal_id left join users on users.id = refunds.entered_by_id
      where ${conditions.length === 0 ? sql`1 = 1` : sql.join(conditions, sql` and `)}
    )`;
}

/** A part of the rows, newest first unless asked otherwise. */
export async function refundRows(db: Db, filter: RefundFilter, part: RankedPart): Promise<Refund[]> {
  const { rows } = await sql<Refund & { readonly place: number }>`${listed(filter)} ${rankedPage('paidOn', 'refundId', part)}`.execute(db);
  return rows.map(({ place: _, refundId, amount, companyId, customerId, dealId, ...row }) => ({
    ...row,
    refundId: Number(refundId),
    amount: Number(amount),
    companyId: Number(companyId),
    customerId: Number(customerId),
    dealId: dealId === null ? null : Number(dealId),
  }));
}

/** How many there are. */
export async function countRefunds(db: Db, filter: RefundFilter): Promise<number> {
  const { rows } = await sql<{ count: number | string }>`${listed(filter)} select count(*) as count from listed`.execute(db);
  return Number(rows[0]?.count ?? 0);
}
