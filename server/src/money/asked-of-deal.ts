import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../platform/database/tables.ts';

/** The columns that name a deal of one customer and one company. */
interface DealColumns {
  readonly deal: RawBuilder<unknown>;
  readonly company: RawBuilder<unknown>;
  readonly customer: RawBuilder<unknown>;
}

/** What an order has lost by closed pieces (DSK-26): their share of its total. One that is closed as a whole asks what was billed of it. */
const askedOfOrder = sql`
  case
    when orders.is_closed = 1
      then (select coalesce(sum(consignments.total_paise), 0) from consignments where consignments.order_id = orders.id)
    else orders.total_paise - cast(round(orders.total_paise * 1.0 * (
        select coalesce(sum(order_lines.closed_quantity * order_lines.rate_paise), 0) from order_lines
        where order_lines.order_id = orders.id and order_lines.removed_by_change = 0
      ) / orders.subtotal_paise) as bigint)
  end`;

/** What was invoiced of an order before its company kept money here: it is owed outside of the panel (PAY-01). */
const billedBefore = sql`(
  select coalesce(sum(consignments.total_paise), 0) from consignments inner join companies on companies.id = consignments.company_id
  where consignments.order_id = orders.id and consignments.invoiced_on < companies.money_from)`;

/** What an order asks, in paise. */
export async function askedOfOneOrder(db: Db, orderId: number): Promise<number> {
  const { rows } = await sql<{ asked: number | string }>`select ${askedOfOrder} as asked from orders where orders.id = ${orderId}`.execute(
    db,
  );
  return Number(rows[0]?.asked ?? 0);
}

/** What the order of a quotation asks, in paise, and what the orders of its deal before it ask; all of them if it has none. */
export async function askedInTurn(
  db: Db,
  { quotationId, dealId, customerId }: { readonly quotationId: number; readonly dealId: number; readonly customerId: number },
): Promise<{ readonly own: number | undefined; readonly before: number }> {
  const { rows } = await sql<{ id: number; quotationId: number; asked: number | string }>`
    select orders.id, orders.quotation_id as "quotationId", ${askedOfOrder} - ${billedBefore} as asked
    from orders inner join quotations on quotations.id = orders.quotation_id inner join companies on companies.id = orders.company_id
    where quotations.deal_id = ${dealId} and orders.customer_id = ${customerId} and companies.money_from <> '' order by orders.id`.execute(
    db,
  );
  const place = rows.findIndex((row) => Number(row.quotationId) === quotationId);
  const earlier = place === -1 ? rows : rows.slice(0, place);
  return {
    own: place === -1 ? undefined : Number(rows[place]?.asked),
    before: earlier.reduce((sum, { asked }) => sum + Number(asked), 0),
  };
}

/**
 * What a deal asks of a customer, in paise: the total of its orders without what was closed, or, before an order, of its quotation while
 * that may be ordered on the day. Null for a deal that asks nothing of them.
 */
export function askedOfDeal({ deal, company, customer }: DealColumns, asOf: string): RawBuilder<number | null> {
  const of = (table: string) => sql`${sql.ref(`${table}.company_id`)} = ${company} and ${sql.ref(`${table}.customer_id`)} = ${customer}`;
  return sql<number | null>`coalesce(
    (select sum(${askedOfOrder} - ${billedBefore}) from orders inner join quotations on quotations.id = orders.quotation_id
      where quotations.deal_id = ${deal} and ${of('orders')}),
    (select max(quotations.total_paise) from quotations where quotations.deal_id = ${deal} and ${of('quotations')}
      and quotations.superseded_by_id is null and quotations.status in ('Open', 'Approved') and quotations.lost_on = ''
      and (quotations.valid_until = '' or quotations.valid_until >= ${asOf})))`;
}
