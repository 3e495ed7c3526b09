/** Everything that the stock screens read from the server. */
import type { ProductStock } from '@vikray/contract/stock/product-stock.ts';
import type { Shortage, shortageFilters } from '@vikray/contract/stock/shortage.ts';
import type { ShownMovement } from '@vikray/contract/stock/stock-movement.ts';
import type { FilterValues } from '@vikray/contract/platform/filters.ts';
import type { stockFilters } from '@vikray/contract/products/product-filters.ts';
import { call } from '../platform/call.ts';
import { refresh } from '../platform/queries.ts';
import { useListRows, type ListRows } from '../ui/lists/list-rows.ts';
import type { ListPage } from '../ui/lists/list-search.ts';

type StockFilters = FilterValues<typeof stockFilters>;
type ShortageFilters = FilterValues<typeof shortageFilters>;

/** The products of the stock list and of the count sheet. */
export function useStock(page: ListPage, filters: StockFilters): ListRows<ProductStock> {
  return useListRows('GetStock', page, (product) => product.productId, filters);
}

/** The movements of a product. */
export function useMovements(
  page: ListPage,
  filter: { readonly productId: number; readonly from?: string | undefined; readonly to?: string | undefined },
): ListRows<ShownMovement> {
  return useListRows('GetStockMovement', page, (movement) => movement.movementId, filter);
}

/** What is short. */
export function useShortages(page: ListPage, filters: ShortageFilters): ListRows<Shortage> {
  return useListRows('GetShortage', page, (shortage) => shortage.productId, filters);
}

/** All products of the stock list as it is searched and filtered, for paper. */
export async function wholeStock(search: string, filters: StockFilters): Promise<readonly ProductStock[]> {
  return (await call('GetStock', { ...filters, search: search || undefined })).rows;
}

/** All shortages as they are searched and filtered, for paper. */
export async function wholeShortages(search: string, filters: ShortageFilters): Promise<readonly Shortage[]> {
  return (await call('GetShortage', { ...filters, search: search || undefined })).rows;
}

/** The current stock of a product, in hundredths of a piece; undefined if it cannot be read. */
export async function presentStock(productId: number): Promise<number | undefined> {
  try {
    return (await call('GetProduct', { productId })).rows[0]?.stock;
  } catch {
    return undefined;
  }
}

/** Makes everything that shows stock reload. */
export function refreshStock(): Promise<void> {
  return refresh('GetStock', 'GetStockMovement', 'GetShortage', 'GetProduct', 'GetProductList', 'GetTimeline');
}
