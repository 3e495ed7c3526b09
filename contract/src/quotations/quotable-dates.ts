import { financialYear } from '../platform/dates.ts';

/** The first and last date allowed for a quotation on the day `today`: those of the current and the previous financial year. All YYYY-MM-DD. */
export function quotableDates(today: string): { readonly earliest: string; readonly latest: string } {
  const [begins = 0, ends = 0] = financialYear(today).split('-').map(Number);
  return { earliest: `${begins - 1}-04-01`, latest: `${ends}-03-31` };
}
