import { addressId, idSearch } from '../platform/address-id.ts';

/** What the page of a receipt keeps in its address: its number, or whose new receipt it is. */
export const receiptSearch = idSearch.extend({ customerid: addressId, companyid: addressId });
