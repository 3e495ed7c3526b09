/** What open orders have reserved of products, in SQL. It stands here because the products are below the orders, which read it too. */
import { sql } from 'kysely';

/** Pending = ordered − dispatched − closed, in whole pieces of an order line (DSK-01). */
export const pendingQuantity = sql<number>`order_lines.quantity - order_lines.dispatched_quantity - order_lines.closed_quantity`;

/** Whether a line still has something to dispatch: the condition of the index of open lines. */
export const isOpenLine = sql<boolean>`${pendingQuantity} > 0`;

/** The pieces of the product in `products` that open order lines wait for (DSK-01). */
export const reservedPieces = sql<number>`coalesce((
  select sum(${pendingQuantity}) from order_lines where order_lines.product_id = products.id and ${isOpenLine}), 0)`;

/** Whether no more of the product is free than its reorder level. It begins with the condition of the index of products that have one. */
export const isAtReorderLevel = sql<boolean>`
  products.reorder_level_hundredths is not null and products.status <> 'Deleted'
  and products.stock_hundredths - 100 * ${reservedPieces} <= products.reorder_level_hundredths`;
