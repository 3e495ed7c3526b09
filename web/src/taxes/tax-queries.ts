/** Everything that the tax screen reads from the server. */
import type { Tax } from '@vikray/contract/taxes/taxes-operations.ts';
import { refresh } from '../platform/queries.ts';
import { useListRows, type ListRows } from '../ui/lists/list-rows.ts';
import type { ListPage } from '../ui/lists/list-search.ts';

/** The tax percentages. */
export function useTaxList(page: ListPage): ListRows<Tax> {
  return useListRows('GetTax', page, (tax) => tax.id);
}

/** Makes everything that shows tax percentages reload. */
export function refreshTaxes(): Promise<void> {
  return refresh('GetTax', 'GetGst');
}
