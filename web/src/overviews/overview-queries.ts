/** Everything that the parts beside the wizards read from the server. */
import type { CustomerOverview } from '@vikray/contract/overviews/customer-overview.ts';
import type { ProductOverview } from '@vikray/contract/overviews/product-overview.ts';
import { useQuery } from '@tanstack/react-query';
import { alwaysReload, queryOf, refresh } from '../platform/queries.ts';

/** What one comes for on the page of a customer. Loads whenever the page opens or gets the focus. */
export function useCustomerOverview(customerId: number) {
  return useQuery({
    ...queryOf('GetCustomerOverview', { customerId }),
    select: ([overview]): CustomerOverview | undefined => overview,
    ...alwaysReload,
  });
}

/** What one comes for on the page of a product. */
export function useProductOverview(productId: number) {
  return useQuery({
    ...queryOf('GetProductOverview', { productId }),
    select: ([overview]): ProductOverview | undefined => overview,
    ...alwaysReload,
  });
}

/** Makes what stands beside a customer reload. */
export function refreshCustomerOverview(): Promise<void> {
  return refresh('GetCustomerOverview', 'GetTimeline', 'GetSalesList');
}
