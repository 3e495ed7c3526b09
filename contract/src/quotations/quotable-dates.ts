import { financialYear } from '../platform/dates.ts';

/** The first and last date allowed for a quotation on the day `today`: those of the current and the previous financial year. All YYYY-MM-DD. */
export function quotableDates(today: string): { readonly earliest: string; readonly latest: string } {
  const [begins = 0, ends = 0] = financialYear(today).split('-').map(Number);
  return { earliest: `${begins - 1}-04-01`, latest: `${ends}-03-31` };
}

/** The first and last date of the financial year in a quotation's number, such as `ABC/2026-2027/0001`. Both YYYY-MM-DD. */
export function datesOfNumber(number: string): { readonly earliest: string; readonly latest: string } {
  const [begins, ends] = (number.split('/').at(-2) ?? '').split('-');
  return { earliest: `${begins}-04-01`, latest: `${ends}-03-31` };
}
