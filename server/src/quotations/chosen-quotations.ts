import { dateAt } from '@vikray/contract/platform/dates.ts';
import { daysOf } from '@vikray/contract/platform/relative-days.ts';
import type { QuotationFilters } from '@vikray/contract/quotations/quotation-filters.ts';
import type { ShownStatus } from '@vikray/contract/quotations/quotation-status.ts';
import type { QuotationFilter } from './quotation-store.ts';

interface Wanted extends QuotationFilters {
  readonly quotationId?: number | undefined;
  readonly shownStatus?: ShownStatus | undefined;
}

/** The filters of a request, with dates for relative words. */
export function chosenQuotations(input: Wanted, now: string): QuotationFilter {
  const today = dateAt(now);
  const { to: validTo } = daysOf({ to: input.validTo }, today);
  const { from: quotedFrom, to: quotedTo } = daysOf({ from: input.quotedFrom, to: input.quotedTo }, today);
  return { ...input, ...daysOf(input, today), validTo, quotedFrom, quotedTo };
}
