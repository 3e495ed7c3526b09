/** The SQL of order lines that still wait for goods: stocksAndOpenLines. */
import './orders-tables.ts';
import type { OpenLine, StockAndLines } from '@vikray/contract/orders/stock-shares.ts';
import { sql } from 'kysely';
import { isAmong } from '../platform/database/is-among.ts';
import type { Db } from '../platform/database/tables.ts';
import { isOpenLine, pendingQuantity } from './pending-quantity.ts';
import { inStockOrder } from './stock-turn.ts';

/** The query of products with their open lines, in the order in which these get the stock. */
export function openLinesQuery(db: Db, productIds: readonly number[]) {
  return sql<OpenLineRow>`
    select products.id as "productId", products.stock_hundredths as stock, order_lines.id,
      order_lines.order_id as "orderId", orders.number as "orderNumber", ${pendingQuantity} as pending
    from products
    left join order_lines on order_lines.product_id = products.id and ${isOpenLine}
    left join orders on orders.id = order_lines.order_id
    where ${isAmong(db, 'products.id', productIds)}
    order by ${inStockOrder}`;
}

interface OpenLineRow {
  readonly productId: number;
  readonly stock: number;
  /** Null, like the rest of the line, for a product without open lines. */
  readonly id: number | null;
  readonly orderId: number;
  readonly orderNumber: string;
  readonly pending: number;
}

/** The stock of products, each with all its order lines that still have something to dispatch, in the order in which they get the stock. */
export async function stocksAndOpenLines(db: Db, productIds: readonly number[]): Promise<ReadonlyMap<number, StockAndLines>> {
  if (productIds.length === 0) return new Map();
  const { rows } = await openLinesQuery(db, productIds).execute(db);
  const stocks = new Map<number, { stock: number; openLines: OpenLine[] }>();
  for (const { productId, stock, id, ...line } of rows) {
    const known = stocks.get(productId) ?? { stock, openLines: [] };
    if (id !== null) known.openLines.push({ id, ...line });
    stocks.set(productId, known);
  }
  return stocks;
}
