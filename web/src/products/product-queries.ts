/** Everything that the product screens read from the server. */
import type { ProductFilters } from '@vikray/contract/products/product-filters.ts';
import type { Product } from '@vikray/contract/products/product.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../platform/call.ts';
import { alwaysReload, queryOf, refresh } from '../platform/queries.ts';
import { useListRows, type ListRows } from '../ui/lists/list-rows.ts';
import type { ListPage } from '../ui/lists/list-search.ts';

/** The products of the list screen. */
export function useProductList(page: ListPage, filters: ProductFilters): ListRows<Product> {
  return useListRows('GetProductList', page, (product) => product.productId, filters);
}

/**
 * One product, null when there is none with that id. Loads whenever its page opens, but not while the page is open, so that nothing changes
 * while someone edits it.
 */
export function useProduct(productId: number | undefined) {
  return useQuery({
    ...queryOf('GetProductList', productId === undefined ? {} : { productId }),
    enabled: productId !== undefined,
    select: ({ rows }): Product | null => rows[0] ?? null,
    ...alwaysReload,
    refetchOnWindowFocus: false,
  });
}

/** Makes everything that shows products reload. */
export function refreshProducts(): Promise<void> {
  return refresh('GetProductList', 'GetProduct');
}

/** Reads a product again, for a user whose change was based on an older version. Nothing when it no longer exists. */
export async function reloadProduct(productId: number): Promise<Product | undefined> {
  const { rows } = await call('GetProductList', { productId });
  return rows[0];
}
