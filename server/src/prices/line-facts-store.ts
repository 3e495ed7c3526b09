/** The SQL of what to know of a product before it is quoted: mrpOfProducts, lastRates, lowestRates. Rates in paise. */
import type { PriceKind } from '@vikray/contract/prices/line-facts.ts';
import { sql } from 'kysely';
import { isAmong } from '../platform/database/is-among.ts';
import type { Db } from '../platform/database/tables.ts';
import { isAnyRevision, isOffered } from '../quotations/public.ts';

/** The MRP of products, also of deleted ones, by id. */
export async function mrpOfProducts(db: Db, productIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'mrp_paise as mrp'])
    .where(isAmong(db, 'id', productIds))
    .execute();
  return new Map(rows.map(({ id, mrp }) => [id, mrp]));
}

/** A customer's rate of a product. */
interface LastRate {
  readonly productId: number;
  readonly rate: number;
  readonly date: string;
  readonly number: string;
  readonly kind: PriceKind;
}

/** The query of a customer's ordered rates, oldest first. It begins with the customer's quotations, which are few. */
export function orderedRatesQuery(db: Db, customerId: number, productIds: readonly number[]) {
  return sql<Omit<LastRate, 'kind'>>`
    select order_lines.product_id as "productId", order_lines.rate_paise as rate, orders.ordered_on as date, orders.number
    from quotations
    inner join orders on orders.quotation_id = quotations.id
    inner join order_lines on order_lines.order_id = orders.id
    where quotations.customer_id = ${customerId} and ${isAnyRevision} and ${isAmong(db, 'order_lines.product_id', productIds)}
      and order_lines.removed_by_change = 0
    order by orders.ordered_on, order_lines.id`;
}

/** The query of a customer's quoted rates, oldest first. */
export function quotedRatesQuery(db: Db, customerId: number, productIds: readonly number[]) {
  return sql<Omit<LastRate, 'kind'>>`
    select quotation_lines.product_id as "productId", quotation_lines.rate_paise as rate, quotations.quoted_on as date, quotations.number
    from quotations
    inner join quotation_lines on quotation_lines.quotation_id = quotations.id
    where quotations.customer_id = ${customerId} and ${isOffered} and ${isAmong(db, 'quotation_lines.product_id', productIds)}
    order by quotations.quoted_on, quotation_lines.id`;
}

/** A customer's last rate of each product: that of the last order, else of the last quotation. */
export async function lastRates(db: Db, customerId: number, productIds: readonly number[]): Promise<ReadonlyMap<number, LastRate>> {
  const quoted = await quotedRatesQuery(db, customerId, productIds).execute(db);
  const ordered = await orderedRatesQuery(db, customerId, productIds).execute(db);
  const rates: LastRate[] = [
    ...quoted.rows.map((each) => ({ ...each, kind: 'Quoted' as const })),
    ...ordered.rows.map((each) => ({ ...each, kind: 'Ordered' as const })),
  ];
  // The last one of a product stays in the map.
  return new Map(rates.map((each) => [each.productId, each]));
}

/**
 * The query of the lowest ordered rate of products since a date, of all customers. The index of each product begins with its lowest rate,
 * so few orders are looked at.
 */
export function lowestRatesQuery(db: Db, productIds: readonly number[], since: string) {
  return sql<{ productId: number; rate: number | null }>`
    select products.id as "productId", (
      select order_lines.rate_paise from order_lines inner join orders on orders.id = order_lines.order_id
      where order_lines.product_id = products.id and order_lines.removed_by_change = 0 and orders.ordered_on >= ${since}
      order by order_lines.rate_paise limit 1) as rate
    from products where ${isAmong(db, 'products.id', productIds)}`;
}

/** The lowest ordered rate of products since a date, by product; null for none. */
export async function lowestRates(db: Db, productIds: readonly number[], since: string): Promise<ReadonlyMap<number, number | null>> {
  const { rows } = await lowestRatesQuery(db, productIds, since).execute(db);
  return new Map(rows.map(({ productId, rate }) => [productId, rate]));
}
