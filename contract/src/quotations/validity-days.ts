/** How many days a quotation holds: what step 1 proposes, and what the validity term says. */
import { addDays } from '../platform/dates.ts';
import { quotationMessages as say } from './quotation-messages.ts';

/** The days from the date of a new quotation to the end of its validity, until the settings say otherwise. */
const usualDays = 30;

/** The validity proposed for a quotation of this date. Both are YYYY-MM-DD. None for 0 days. */
export function usualValidity(date: string, days = usualDays): string | undefined {
  return days === 0 ? undefined : addDays(date, days);
}

/** `15 days`, `15-day`, `15 (fifteen) days`, `fifteen (15) days`. */
const namedDays = /\b(\d{1,3})\)?[\s-]*(?:\([^)]*\)\s*)?(?:calendar\s+)?days?\b/i;

/** A hint when the validity term names another number of days than the dates allow. Dates are YYYY-MM-DD; none without a validity. */
export function validityHint(
  date: string | undefined,
  validUntil: string | null | undefined,
  term: string | undefined,
): string | undefined {
  const named = namedDays.exec(term ?? '')?.[1];
  if (!date || !validUntil || named === undefined) return undefined;
  const allowed = (Date.parse(validUntil) - Date.parse(date)) / 86_400_000;
  return Number(named) === allowed ? undefined : say.validityDiffers(Number(named), allowed);
}
