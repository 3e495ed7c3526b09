/** The SQL of what is short: listShortages. */
import './stock-tables.ts';
import { proposedPieces, shortBy, type StockNeed } from '@vikray/contract/stock/proposed-pieces.ts';
import type { Shortage } from '@vikray/contract/stock/shortage.ts';
import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import { isOpenLine, pendingQuantity, promiseOfLine } from '../orders/public.ts';

type ShortageRow = Omit<Shortage, 'pending' | 'short' | 'propose'> & StockNeed;

/**
 * The query of all products that are short or at their reorder level, with the supplier of their last purchase. It reads the few orders
 * with a promise instead of those of all open lines.
 */
export function shortagesQuery(supplierId?: number) {
  return sql<ShortageRow>`
    with promised as materialized (select id, promised_on from orders where promised_on <> '' and status <> 'Dispatched'),
    waiting as (
      select order_lines.product_id, sum(${pendingQuantity}) as reserved, min(nullif(${promiseOfLine}, '')) as needed_by
      from order_lines left join promised as orders on orders.id = order_lines.order_id
      where ${isOpenLine}
      group by order_lines.product_id)
    select products.id as "productId", products.code, products.name, products.stock_hundredths as stock,
      coalesce(waiting.reserved, 0) as reserved, coalesce(waiting.needed_by, '') as "neededBy",
      products.reorder_level_hundredths as "reorderLevel", products.reorder_quantity_hundredths as "reorderQuantity",
      last.supplier_id as "supplierId", coalesce(last.supplier_name, '') as supplier
    from products
    left join waiting on waiting.product_id = products.id
    left join purchases as last on last.id = (select max(id) from purchases where product_id = products.id)
    where products.status <> 'Deleted'
      and (100 * waiting.reserved > products.stock_hundredths
        or products.stock_hundredths - 100 * coalesce(waiting.reserved, 0) <= products.reorder_level_hundredths)
      ${supplierId === undefined ? sql`` : sql`and last.supplier_id = ${supplierId}`}
    order by products.name_key, products.id`;
}

/** All products that are short or at their reorder level, by name. Deleted ones cannot be purchased, so they are left out. */
export async function listShortages(db: Db, supplierId?: number): Promise<Shortage[]> {
  const { rows } = await shortagesQuery(supplierId).execute(db);
  return rows.map(({ reserved, reorderLevel, reorderQuantity, ...row }) => {
    const need = { stock: row.stock, reserved, reorderLevel, reorderQuantity };
    return { ...row, pending: reserved, short: shortBy(need), propose: proposedPieces(need) };
  });
}
