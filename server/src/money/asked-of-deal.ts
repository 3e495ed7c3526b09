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

/** What a deal asks order by order, in paise, without what was invoiced before the company kept money here. */
interface AskedInTurn {
  /** What the order of the quotation asks; undefined if there is none. */
  readonly own: number | undefined;
  /** What was invoiced of that order before. */
  readonly billedBefore: number;
  /** What the orders before it ask; all of them if there is none. */
  readonly before: number;
}

/** What the order of a quotation asks, and the orders of its deal before it. */
export async function askedInTurn(
  db: Db,
  { quotationId, dealId, customerId }: { readonly quotationId: number; readonly dealId: number; readonly customerId: number },
): Promise<AskedInTurn> {
  const { rows } = await sql<{ quotationId: number; total: number | string; billedBefore: number | string }>`
    select orders.quotation_id as "quotationId", ${askedOfOrder} as total, ${billedBefore} as "billedBefore"
    from orders inner join quotations on quotations.id = orders.quotation_id inner join companies on companies.id = orders.company_id
    where quotations.deal_id = ${dealId} and orders.customer_id = ${customerId} and companies.money_from <> '' order by orders.id`.execute(
    db,
  );
  const orders = rows.map((row) => {
    const billed = Number(row.billedBefore);
    return { quotationId: Number(row.quotationId), asked: Number(row.total) - billed, billed };
  });
  const place = orders.findIndex((order) => order.quotationId === quotationId);
  const own = orders[place];
  const earlier = own ? orders.slice(0, place) : orders;
  return { own: own?.asked, billedBefore: own?.billed ?? 0, before: earlier.reduce((sum, { asked }) => sum + asked, 0) };
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
