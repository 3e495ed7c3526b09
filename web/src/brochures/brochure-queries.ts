/** Everything that the brochure screen reads from the server. */
import type { BrochureRequest } from '@vikray/contract/brochures/brochure-request.ts';
import { refresh } from '../platform/queries.ts';
import { useListRows, type ListRows } from '../ui/lists/list-rows.ts';
import type { ListPage } from '../ui/lists/list-search.ts';

/** The brochure requests of the list screen. */
export function useBrochureList(page: ListPage): ListRows<BrochureRequest> {
  return useListRows('GetBrochure', page, (request) => request.requestId, { whereClause: '' });
}

/** Makes everything that shows brochure requests reload. */
export function refreshBrochures(): Promise<void> {
  return refresh('GetBrochure');
}
