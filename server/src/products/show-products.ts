import type { Product } from '@vikray/contract/products/product.ts';
import type { RowsAndTotal, Window } from '../platform/database/lists/list-page.ts';
import type { ListContext } from '../platform/handler.ts';
import { seesFloorPrices, withoutFloorPrice } from './floor-price.ts';
import { pageOfProducts } from './product-store.ts';
import { recordSeenStocks } from './seen-stock-store.ts';

type CallContext = Pick<ListContext<'GetProduct' | 'GetProductList'>, 'db' | 'ownDb' | 'input' | 'user'>;

/** One window of the products. Records the stock shown to users who may change it. Files are left out: no one edits the stock in a file. */
export async function showProducts({ db, ownDb, input, user }: CallContext, window: Window): Promise<RowsAndTotal<Product>> {
  const page = await pageOfProducts(db, input, window);
  const isFile = input.format === 'csv' || input.format === 'xlsx';
  if (!isFile && user.rights.has('Edit Product')) await recordSeenStocks(ownDb, user.userId, page.rows);
  return seesFloorPrices(user) ? page : { ...page, rows: page.rows.map(withoutFloorPrice) };
}
