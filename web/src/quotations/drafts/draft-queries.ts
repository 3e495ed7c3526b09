/** What the quotation builder reads of drafts. */
import type { QuotationDraft } from '@vikray/contract/quotations/quotation-draft.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf, refresh } from '../../platform/queries.ts';

const noDrafts: readonly QuotationDraft[] = [];

/** All of the user's own drafts, newest first. None while they cannot be read. */
export function useOwnDrafts(): readonly QuotationDraft[] {
  const { data = noDrafts } = useQuery({
    ...queryOf('GetQuotationDraft', {}),
    // New enough when it came with the page.
    staleTime: 5_000,
  });
  return data;
}

/** Makes the list of drafts reload. */
export function refreshDrafts(): Promise<void> {
  return refresh('GetQuotationDraft');
}
