import type { DaySales } from '@vikray/contract/dashboard/dashboard-operations.ts';
import { salesChartMessages as say } from '@vikray/contract/dashboard/dashboard-messages.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryOf } from '../platform/queries.ts';
import { today } from '../platform/today.ts';
import { Segmented } from '../ui/controls/Segmented.tsx';
import { ButtonLink } from '../ui/page/ButtonLink.tsx';
import { polling } from './dashboard-queries.ts';
import { financialYearSales, monthSales } from './month-sales.ts';
import { TotalSales } from './TotalSales.tsx';

const years = [
  { value: 'calendar', label: say.calendarYear },
  { value: 'financial', label: say.financialYear },
] as const;

/** The sales of the calendar year or of the financial year, and the way to the reports. */
export function SalesOfChosenYear({ days }: { readonly days: readonly DaySales[] }) {
  const [year, setYear] = useState<(typeof years)[number]['value']>('calendar');
  const sales = useFinancialYearSales(year === 'financial');
  const months = year === 'financial' && sales.data ? financialYearSales(sales.data, today()) : monthSales(days, today());
  return (
    <TotalSales months={months} year={say.year(months)}>
      <div className="sales-tools">
        <Segmented label={say.yearOfChart} options={years} value={year} onChange={setYear} />
        <ButtonLink to="/reports">{say.more}</ButtonLink>
      </div>
    </TotalSales>
  );
}

/** The orders' amounts for each month of the current financial year. */
function useFinancialYearSales(isWanted: boolean) {
  const input = { page: 1, by: 'month', from: 'this year', to: 'this year', measure: 'Order value' } as const;
  return useQuery({ ...queryOf('GetSalesReport', input), ...polling, enabled: isWanted, select: ({ rows }) => rows });
}
