import { addDays, datesOfFinancialYear, financialYear } from '../platform/dates.ts';

/** The first and the last date that a quotation may have. Both YYYY-MM-DD. */
export interface QuotableDates {
  readonly earliest: string;
  readonly latest: string;
}

/** The dates allowed for a new quotation or revision on the day `today`: those of the current and the previous financial year. */
export function quotableDates(today: string): QuotableDates {
  const { earliest, latest } = datesOfFinancialYear(financialYear(today));
  return { earliest: datesOfFinancialYear(financialYear(addDays(earliest, -1))).earliest, latest };
}

/** The dates allowed for a quotation that keeps its number: those of the financial year in it, such as `ABC/2026-2027/0001`. */
export function datesOfNumber(number: string): QuotableDates {
  return datesOfFinancialYear(number.split('/').at(-2) ?? '');
}

/** Whether a date is one of these. */
export function isQuotable(date: string, { earliest, latest }: QuotableDates): boolean {
  return earliest <= date && date <= latest;
}
