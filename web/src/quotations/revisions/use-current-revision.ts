import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { useQuotation } from '../quotation-queries.ts';
import { useQuotationRevisions } from './revision-queries.ts';

/** The current revision of a quotation's number: the quotation itself unless it has been replaced. Undefined while it is loading. */
export function useCurrentRevision(quotation: Quotation): Quotation | undefined {
  const isReplaced = quotation.supersededById !== null;
  const { data: revisions } = useQuotationRevisions(isReplaced ? quotation.quotationId : undefined);
  const { data: current } = useQuotation(revisions?.[0]?.quotationId);
  return isReplaced ? (current ?? undefined) : quotation;
}
