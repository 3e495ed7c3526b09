import { addDays, yearLater } from '../platform/dates.ts';
import type { Quotation } from './quotation.ts';

/**
 * The first and last day to which the validity of a quotation can be extended, YYYY-MM-DD: later than now, at most one year after its date.
 * Undefined if it never expires or no day is left.
 */
export function possibleExtension(
  { date, validUntil }: Pick<Quotation, 'date' | 'validUntil'>,
  today: string,
): { readonly earliest: string; readonly latest: string } | undefined {
  if (validUntil === '') return undefined;
  const dayAfter = addDays(validUntil, 1);
  const earliest = dayAfter < today ? today : dayAfter;
  const latest = yearLater(date);
  return earliest <= latest ? { earliest, latest } : undefined;
}
