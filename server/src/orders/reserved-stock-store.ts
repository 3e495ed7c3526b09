/** The SQL of what is reserved of products: reservedStocks. */
import './orders-tables.ts';
import type { ReservedStock } from '@vikray/contract/orders/reserved-stock.ts';
import { sql } from 'kysely';
import { isAmong } from '../platform/database/is-among.ts';
import { reservedPieces } from '../products/public.ts';
import type { Db } from '../platform/database/tables.ts';

/** The query of products with the pieces that their open order lines wait for, as `reservedPieces` of the contract sums them. */
export function reservedStocksQuery(db: Db, productIds: readonly number[]) {
  return sql<ReservedStock & { readonly productId: number }>`
    select products.id as "productId", products.stock_hundredths as stock, ${reservedPieces} as reserved
    from products
    where ${isAmong(db, 'products.id', productIds)}`;
}

/** The stock of products and what open orders have reserved of it, by product. `freeStock` of the contract says what of it is free. */
export async function reservedStocks(db: Db, productIds: readonly number[]): Promise<ReadonlyMap<number, ReservedStock>> {
  if (productIds.length === 0) return new Map();
  const { rows } = await reservedStocksQuery(db, productIds).execute(db);
  return new Map(rows.map(({ productId, stock, reserved }) => [productId, { stock, reserved }]));
}
