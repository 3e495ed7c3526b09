import type { DaySales } from '@vikray/contract/dashboard/dashboard-operations.ts';
import { salesChartMessages as say } from '@vikray/contract/dashboard/dashboard-messages.ts';
import { Suspense } from 'react';
import { lazyPart } from '../platform/lazy-part.ts';
import { today } from '../platform/today.ts';
import { useFulfils } from '../ui/page/IfAllowed.tsx';
import { monthSales } from './month-sales.ts';
import { TotalSales } from './TotalSales.tsx';

/** Only those who may see reports load it. */
const SalesOfChosenYear = lazyPart(async () => ({ default: (await import('./SalesOfChosenYear.tsx')).SalesOfChosenYear }));

/** The sales of the calendar year. Those who may see reports choose the financial year too, and go on from there. */
export function SalesOfYear({ days }: { readonly days: readonly DaySales[] }) {
  const maySeeReports = useFulfils('View Reports');
  const months = monthSales(days, today());
  const ofCalendarYear = <TotalSales months={months} year={say.year(months)} />;
  if (!maySeeReports) return ofCalendarYear;
  return (
    <Suspense fallback={ofCalendarYear}>
      <SalesOfChosenYear days={days} />
    </Suspense>
  );
}
