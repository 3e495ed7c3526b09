/** Everything that the purchase screens read from the server. */
import type { Company } from '@vikray/contract/companies/company.ts';
import type { Product } from '@vikray/contract/products/product.ts';
import type { PurchaseFilters } from '@vikray/contract/purchases/purchase-filters.ts';
import type { Purchase } from '@vikray/contract/purchases/purchase.ts';
import { useQueries, useQuery } from '@tanstack/react-query';
import { alwaysReload, queryOf, refresh } from '../platform/queries.ts';
import { useListRows, type ListRows } from '../ui/lists/list-rows.ts';
import type { ListPage } from '../ui/lists/list-search.ts';
import { useServerSearch, type ServerSearch } from '../ui/inputs/server-search.ts';

/** The purchases of the history. */
export function usePurchaseList(page: ListPage, filters: PurchaseFilters): ListRows<Purchase> {
  return useListRows('GetPurchase', page, (purchase) => purchase.purchaseId, filters);
}

const activeSuppliers = { whereClause: "fld_status='Active'", role: 'Supplier' } as const;

/** The companies that can be suppliers. */
export function useSupplierSearch(): ServerSearch<Company> {
  return useServerSearch('GetCompanyList', activeSuppliers);
}

/** The products that can be purchased. */
export function useProductSearch(): ServerSearch<Product> {
  return useServerSearch('GetProduct');
}

/** The current stock of these products, in hundredths of a piece. Products that are loading or deleted are absent. */
export function useStocks(productIds: readonly number[]): ReadonlyMap<number, number> {
  const answers = useQueries({
    queries: [...new Set(productIds)].map((productId) => ({ ...queryOf('GetProduct', { productId }), placeholderData: undefined })),
  });
  return new Map(answers.flatMap(({ data }) => data?.rows.map(({ productId, stock }) => [productId, stock] as const) ?? []));
}

/** What is short of these products, in the order given; undefined while it is loading. */
export function useShortagesOf(productIds: readonly number[]) {
  return useQuery({
    ...queryOf('GetShortage', {}),
    ...alwaysReload,
    refetchOnWindowFocus: false,
    select: ({ rows }) => productIds.flatMap((id) => rows.find(({ productId }) => productId === id) ?? []),
  });
}

/** Makes everything that shows purchases or stock reload. */
export function refreshPurchases(): Promise<void> {
  return refresh('GetPurchase', 'GetProduct', 'GetProductList', 'GetStock', 'GetShortage');
}
