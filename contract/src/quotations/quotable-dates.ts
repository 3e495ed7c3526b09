import { addDays, datesOfFinancialYear, financialYear } from '../platform/dates.ts';

/** The first and last date allowed for a quotation on the day `today`: those of the current and the previous financial year. All YYYY-MM-DD. */
export function quotableDates(today: string): { readonly earliest: string; readonly latest: string } {
  const { earliest, latest } = datesOfFinancialYear(financialYear(today));
  return { earliest: datesOfFinancialYear(financialYear(addDays(earliest, -1))).earliest, latest };
}

/** The first and last date of the financial year in a quotation's number, such as `ABC/2026-2027/0001`. Both YYYY-MM-DD. */
export function datesOfNumber(number: string): { readonly earliest: string; readonly latest: string } {
  return datesOfFinancialYear(number.split('/').at(-2) ?? '');
}
