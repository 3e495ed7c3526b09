/** Everything that the screens of the credit notes read from the server. */
import type { BillToCredit, Creditable, CreditNote } from '@vikray/contract/credit-notes/credit-note.ts';
import { useQuery } from '@tanstack/react-query';
import { alwaysReload, queryOf, refresh } from '../platform/queries.ts';
import { useServerSearch, type ServerSearch } from '../ui/inputs/server-search.ts';
import { useListRows, type ListRows } from '../ui/lists/list-rows.ts';
import type { ListPage } from '../ui/lists/list-search.ts';

/** The credit notes. */
export function useCreditNoteList(page: ListPage): ListRows<CreditNote> {
  return useListRows('GetCreditNote', page, (note) => note.creditNoteId);
}

/** The invoices that can be credited. */
export function useBillSearch(): ServerSearch<BillToCredit> {
  return useServerSearch('GetBillToCredit');
}

/** What is left of an invoice, or of those whose goods came back; undefined while it loads or none is named. */
export function useCreditable(asked: { readonly billId?: number; readonly returnId?: number }): readonly Creditable[] | undefined {
  const enabled = asked.billId !== undefined || asked.returnId !== undefined;
  return useQuery({ ...queryOf('GetCreditable', asked), ...alwaysReload, placeholderData: undefined, enabled }).data;
}

/** Makes everything that shows credit notes or what is owed reload. */
export function refreshCreditNotes(): Promise<void> {
  return refresh(
    'GetCreditNote',
    'GetCreditable',
    'GetReturn',
    'GetOutstanding',
    'GetOutstandingSums',
    'GetCustomerStatement',
    'GetTimeline',
  );
}
