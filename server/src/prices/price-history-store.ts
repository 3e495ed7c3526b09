/** The SQL of a product's earlier prices: listPastPrices. */
import type { PastPrice } from '@vikray/contract/prices/line-facts.ts';
import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import { isAnyRevision, isOffered } from '../quotations/public.ts';

/** Whose prices of which product. */
interface PriceFilter {
  readonly productId: number;
  /** Absent for all customers. */
  readonly customerId?: number | undefined;
}

const shown = 20;

const ofCustomer = ({ customerId }: PriceFilter) => (customerId === undefined ? sql`` : sql` and quotations.customer_id = ${customerId}`);

/** The query of the last orders of a product. */
export function orderedPricesQuery(filter: PriceFilter) {
  return sql<PastPrice>`
    select 'Ordered' as kind, orders.number, orders.ordered_on as date, orders.quotation_id as "quotationId", orders.id as "orderId",
      orders.customer_id as "customerId", orders.customer_name as "companyName", order_lines.quantity, order_lines.rate_paise as rate
    from order_lines
    inner join orders on orders.id = order_lines.order_id
    inner join quotations on quotations.id = orders.quotation_id
    where order_lines.product_id = ${filter.productId} and order_lines.removed_by_change = 0 and ${isAnyRevision}${ofCustomer(filter)}
    order by order_lines.order_id desc limit ${shown}`;
}

/** The query of the last quotations of a product without an order. Ids grow with time, so only the last ones are read. */
export function quotedPricesQuery(filter: PriceFilter) {
  return sql<PastPrice>`
    select 'Quoted' as kind, quotations.number, quotations.quoted_on as date, quotations.id as "quotationId", null as "orderId",
      quotations.customer_id as "customerId", quotations.customer_name as "companyName", quotation_lines.quantity,
      quotation_lines.rate_paise as rate
    from quotation_lines
    inner join quotations on quotations.id = quotation_lines.quotation_id
    where quotation_lines.product_id = ${filter.productId} and ${isOffered} and quotations.order_status = ''${ofCustomer(filter)}
    order by quotation_lines.quotation_id desc limit ${shown}`;
}

/** The last 20 prices of a product, newest first. */
export async function listPastPrices(db: Db, filter: PriceFilter): Promise<PastPrice[]> {
  const ordered = await orderedPricesQuery(filter).execute(db);
  const quoted = await quotedPricesQuery(filter).execute(db);
  return [...ordered.rows, ...quoted.rows].toSorted((one, other) => other.date.localeCompare(one.date, 'en')).slice(0, shown);
}
