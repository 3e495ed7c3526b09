import { bestMatch } from '@vikray/contract/platform/declare-list.ts';
import type { Product } from '@vikray/contract/products/product.ts';
import { useListRows, type ListRows } from '../../../ui/lists/list-rows.ts';
import type { ListPage } from '../../../ui/lists/list-search.ts';

/** The products that can be quoted, by name; the best matches of a search come first. */
export function useQuotableProducts(page: ListPage): ListRows<Product> {
  return useListRows('GetProduct', { ...page, sort: bestMatch }, (product) => product.productId, { visible: 'Yes' });
}
