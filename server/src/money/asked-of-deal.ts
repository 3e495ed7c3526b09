import { sql, type RawBuilder } from 'kysely';

/** The columns that name a deal of one customer and one company. */
interface DealColumns {
  readonly deal: RawBuilder<unknown>;
  readonly company: RawBuilder<unknown>;
  readonly customer: RawBuilder<unknown>;
}

/**
 * What a deal asks of a customer, in paise: the total of its orders, or, before an order, of its quotation while that may be ordered on the
 * day. Null for a deal that asks nothing of them.
 */
export function askedOfDeal({ deal, company, customer }: DealColumns, asOf: string): RawBuilder<number | null> {
  const of = (table: string) => sql`${sql.ref(`${table}.company_id`)} = ${company} and ${sql.ref(`${table}.customer_id`)} = ${customer}`;
  return sql<number | null>`coalesce(
    (select sum(orders.total_paise) from orders inner join quotations on quotations.id = orders.quotation_id
      where quotations.deal_id = ${deal} and ${of('orders')}),
    (select max(quotations.total_paise) from quotations where quotations.deal_id = ${deal} and ${of('quotations')}
      and quotations.superseded_by_id is null and quotations.status in ('Pending', 'Approved') and quotations.lost_on = ''
      and (quotations.valid_until = '' or quotations.valid_until >= ${asOf})))`;
}
