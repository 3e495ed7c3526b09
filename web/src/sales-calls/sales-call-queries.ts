/** Everything that the sales-call screen reads from the server. */
import type { SalesCall } from '@vikray/contract/sales-calls/sales-call.ts';
import { fileOf } from '../platform/list-file.ts';
import type { CsvSource } from '../ui/lists/CsvButton.tsx';
import { useListRows, type ListRows } from '../ui/lists/list-rows.ts';
import { searchAndOrder, type ListPage } from '../ui/lists/list-search.ts';

/** The specified request names a user; null means the calls of all users. */
const allUsers = { staffId: null };

/** The sales calls of the list screen. */
export function useSalesCallList(page: ListPage): ListRows<SalesCall> {
  return useListRows('GetSalesList', page, (call) => call.callId, allUsers);
}

/** The sales calls of a search as a file, in the same order; those for an import have the columns that it needs. */
export function salesCallFile(page: ListPage<'actionDate' | 'companyName'>): CsvSource {
  return {
    ...fileOf('GetSalesList', { ...allUsers, ...searchAndOrder(page) }),
    forImport: fileOf('GetSalesList', { ...allUsers, search: page.search || undefined, columns: 'import' }),
  };
}
