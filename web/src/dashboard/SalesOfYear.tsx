import type { DaySales } from '@vikray/contract/dashboard/dashboard-operations.ts';
import { salesChartMessages as say } from '@vikray/contract/dashboard/dashboard-messages.ts';
import { useState } from 'react';
import { today } from '../platform/today.ts';
import { Segmented } from '../ui/controls/Segmented.tsx';
import { ButtonLink } from '../ui/page/ButtonLink.tsx';
import { useAllowed } from '../ui/page/IfAllowed.tsx';
import { useFinancialYearSales } from './dashboard-queries.ts';
import { financialYearSales, monthSales } from './month-sales.ts';
import { TotalSales } from './TotalSales.tsx';

const years = [
  { value: 'calendar', label: say.calendarYear },
  { value: 'financial', label: say.financialYear },
] as const;

/** The sales of the calendar year. Those who may see reports choose the financial year too, and go on from there. */
export function SalesOfYear({ days }: { readonly days: readonly DaySales[] }) {
  const [year, setYear] = useState<'calendar' | 'financial'>('calendar');
  const maySeeReports = useAllowed('GetSalesReport');
  const date = today();
  const isFinancial = maySeeReports && year === 'financial';
  const sales = useFinancialYearSales(isFinancial);
  const isShown = isFinancial && sales.data !== undefined;
  const months = isShown ? financialYearSales(sales.data, date) : monthSales(days, date);
  return (
    <TotalSales months={months} year={say.year(months)}>
      {maySeeReports && (
        <div className="sales-tools">
          <Segmented label={say.yearOfChart} options={years} value={year} onChange={setYear} />
          <ButtonLink to="/reports">{say.more}</ButtonLink>
        </div>
      )}
    </TotalSales>
  );
}
