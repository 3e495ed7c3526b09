/** Everything that the enquiry screens read from the server. */
import type { Customer } from '@vikray/contract/customers/customer.ts';
import type { ListedDeal } from '@vikray/contract/deals/deal.ts';
import { refresh } from '../platform/queries.ts';
import { useServerSearch, type ServerSearch } from '../ui/inputs/server-search.ts';
import { useListRows, type ListRows } from '../ui/lists/list-rows.ts';
import type { ListPage } from '../ui/lists/list-search.ts';

/** The open enquiries: the deals without a quotation. */
export function useEnquiryList(page: ListPage): ListRows<ListedDeal> {
  return useListRows('GetDealList', page, (deal) => deal.dealId, { dealState: 'Enquiry' });
}

/** The customers that an enquiry can come from. */
export function useCustomerSearch(): ServerSearch<Customer> {
  return useServerSearch('GetCustomer');
}

/** Makes everything that shows enquiries reload. */
export function refreshEnquiries(): Promise<void> {
  return refresh('GetDealList', 'GetDeal', 'GetBrochure', 'GetSalesList');
}
