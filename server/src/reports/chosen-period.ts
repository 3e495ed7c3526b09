import { daysOf, type DaysOrWords } from '@vikray/contract/platform/relative-days.ts';
import { wrongPeriod, type ReportPeriod } from '@vikray/contract/reports/report-period.ts';
import { failureOf } from '../platform/handler.ts';

/** The period of a request: this financial year, unless it says otherwise. Throws the failure of one that is refused. */
export function chosenPeriod(operation: 'GetSalesReport' | 'GetFunnel', { from, to }: DaysOrWords, today: string): ReportPeriod {
  const chosen = daysOf({ from: from ?? 'this year', to: to ?? 'this year' }, today);
  const period = { from: chosen.from ?? today, to: chosen.to ?? today };
  const wrong = wrongPeriod(period);
  if (wrong) throw failureOf(operation, wrong);
  return period;
}
