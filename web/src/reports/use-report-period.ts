import { periodOf } from '@vikray/contract/platform/filters.ts';
import { slashedDate } from '@vikray/contract/platform/dates.ts';
import { daysOf } from '@vikray/contract/platform/relative-days.ts';
import { periodBefore, type ReportPeriod } from '@vikray/contract/reports/report-period.ts';
import { reportWords as say } from '@vikray/contract/reports/report-messages.ts';
import { today } from '../platform/today.ts';
import { useListFilters } from '../ui/filters/list-filters.ts';

const declared = periodOf(say.period);

/** The period of the address: this financial year, unless it says otherwise. */
export function useReportPeriod() {
  const { values, ask } = useListFilters(declared);
  const { from = 'this year', to = 'this year' } = values;
  const date = today();
  const { from: first = date, to: last = date } = daysOf({ from, to }, date);
  const days: ReportPeriod = { from: first, to: last };
  return { from, to, days, inWords: inWords(days), beforeInWords: inWords(periodBefore(days, date)), ask };
}

function inWords({ from, to }: ReportPeriod): string {
  return say.fromTo(slashedDate(from), slashedDate(to));
}
