/** Everything that the sales-call screen reads from the server. */
import type { SalesCall } from '@vikray/contract/sales-calls/sales-call.ts';
import { listFile, type FileFormat } from '../platform/call.ts';
import { useListRows, type ListRows } from '../ui/lists/list-rows.ts';
import { searchAndOrder, type ListPage } from '../ui/lists/list-search.ts';

/** The specified request names a user; null means the calls of all users. */
const allUsers = { staffId: null };

/** The sales calls of the list screen. */
export function useSalesCallList(page: ListPage): ListRows<SalesCall> {
  return useListRows('GetSalesList', page, (call) => call.callId, allUsers);
}

/** The sales calls of a search as a file, in the same order. */
export function salesCallFileOf(page: ListPage<'actionDate' | 'companyName'>, format: FileFormat): Promise<Blob> {
  return listFile('GetSalesList', { ...allUsers, ...searchAndOrder(page) }, format);
}

/** The sales calls of a search as a file, with the columns that an import needs. */
export function salesCallsForImport({ search }: ListPage, format: FileFormat): Promise<Blob> {
  return listFile('GetSalesList', { ...allUsers, search: search || undefined, columns: 'import' }, format);
}
