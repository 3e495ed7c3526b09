/** The drafts of revisions that someone else has replaced. A new quotation has none, so it does not load this. */
import type { QuotationDraft } from '@vikray/contract/quotations/quotation-draft.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../platform/queries.ts';
import { useQuotationRevisions } from '../revisions/revision-queries.ts';

const noDrafts: readonly QuotationDraft[] = [];

/** The user's own drafts of these quotations, newest first. */
export function draftsOf(quotationIds: readonly number[]) {
  return {
    ...queryOf('GetQuotationDraft', {}),
    select: (drafts: readonly QuotationDraft[]) =>
      drafts.filter(({ quotationId }) => quotationId !== null && quotationIds.includes(quotationId)),
  };
}

/** The user's own drafts of the revisions that this one has replaced, newest first. None while they cannot be read. */
export function useReplacedDrafts({ quotationId, revision }: Quotation): readonly QuotationDraft[] {
  const { data: revisions = [] } = useQuotationRevisions(revision === 0 ? undefined : quotationId);
  const replaced = revisions.filter((each) => each.revision < revision).map((older) => older.quotationId);
  const { data = noDrafts } = useQuery({ ...draftsOf(replaced), enabled: replaced.length > 0 });
  return data;
}
