/** The period of a report and the one a year before, with which it is compared (RPT-03, 04). Days in India, both ends included. */
import { addDays, yearEarlier, yearLater } from '../platform/dates.ts';

/** The days of a report. */
export interface ReportPeriod {
  readonly from: string;
  readonly to: string;
}

const mostYears = 5;

/** Why a period is refused; undefined for a possible one. */
export function wrongPeriod({ from, to }: ReportPeriod): 'DatesReversed' | 'PeriodTooLong' | undefined {
  if (from > to) return 'DatesReversed';
  let latest = from;
  for (let year = 0; year < mostYears; year++) latest = yearLater(latest);
  return to >= latest ? 'PeriodTooLong' : undefined;
}

/**
 * The same period a year before. A running one is compared up to the same day. The last day of a February stays the last one, so that a
 * leap day is not left out.
 */
export function periodBefore({ from, to }: ReportPeriod, today: string): ReportPeriod {
  const end = to > today && from <= today ? today : to;
  return { from: yearEarlier(from), to: endsFebruary(end) ? addDays(`${Number(end.slice(0, 4)) - 1}-03-01`, -1) : yearEarlier(end) };
}

function endsFebruary(day: string): boolean {
  return addDays(day, 1).endsWith('-03-01');
}

/** The months of a period that have begun by today, each cut to the period: `2026-11` with its days. */
export function monthsOf({ from, to }: ReportPeriod, today: string): (ReportPeriod & { readonly month: string })[] {
  const months: (ReportPeriod & { readonly month: string })[] = [];
  for (let first = from; first <= to && (first <= today || months.length === 0);) {
    const last = lastOfMonth(first);
    months.push({ month: first.slice(0, 7), from: first, to: last < to ? last : to });
    first = addDays(last, 1);
  }
  return months;
}

/** The last day of the month of a day. */
function lastOfMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const next = year * 12 + month;
  return addDays(`${Math.floor(next / 12)}-${String((next % 12) + 1).padStart(2, '0')}-01`, -1);
}
