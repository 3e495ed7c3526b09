/** Everything that the brochure screen reads from the server. */
import type { BrochureRequest } from '@vikray/contract/brochures/brochure-request.ts';
import { listFile, type FileFormat } from '../platform/call.ts';
import { refresh } from '../platform/queries.ts';
import { useListRows, type ListRows } from '../ui/lists/list-rows.ts';
import type { ListPage } from '../ui/lists/list-search.ts';

/** The brochure requests of the list screen. */
export function useBrochureList(page: ListPage): ListRows<BrochureRequest> {
  return useListRows('GetBrochure', page, (request) => request.requestId, { whereClause: '' });
}

/** The brochure requests of a search as a file, with the columns of the list or with those that an import needs. */
export function brochureFileOf({ search }: ListPage, format: FileFormat, columns?: 'import'): Promise<Blob> {
  return listFile('GetBrochure', { search: search || undefined, columns }, format);
}

/** Makes everything that shows brochure requests reload. */
export function refreshBrochures(): Promise<void> {
  return refresh('GetBrochure');
}
