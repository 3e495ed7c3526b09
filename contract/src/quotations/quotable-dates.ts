import { financialYear } from '../platform/dates.ts';

/** The first and last date that a quotation made on the day `today` may bear: this financial year's and the year's before. All YYYY-MM-DD. */
export function quotableDates(today: string): { readonly earliest: string; readonly latest: string } {
  const [begins = 0, ends = 0] = financialYear(today).split('-').map(Number);
  return { earliest: `${begins - 1}-04-01`, latest: `${ends}-03-31` };
}
