import { salesChartMessages as say } from '@vikray/contract/dashboard/dashboard-messages.ts';
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import type { ReactNode } from 'react';
import type { MonthSales } from './month-sales.ts';
import { SalesChart } from './SalesChart.tsx';

interface TotalSalesProps {
  readonly months: readonly MonthSales[];
  /** The year in words: `Jan to Dec 2026`. */
  readonly year: string;
  /** What stands beside the heading. */
  readonly children?: ReactNode;
}

/** The sales of a year by month: the chart, and the exact figures beside it. */
export function TotalSales({ months, year, children }: TotalSalesProps) {
  const total = months.reduce((sum, { paise }) => sum + paise, 0);
  return (
    <section className="total-sales" aria-labelledby="total-sales">
      <div className="sales-picture">
        <div className="sales-head">
          <h2 id="total-sales">
            {say.title} <small>{year}</small>
          </h2>
          {children}
        </div>
        <SalesChart label={say.title} months={months} />
      </div>
      <table className="sales-figures" aria-label={say.table(year)}>
        <tbody>
          {months.map(({ key, name, paise, isCurrent, isToCome }) => (
            <tr key={key} className={isCurrent ? 'sales-running' : undefined}>
              <th scope="row">{name}</th>
              <td className="tabular">{isToCome ? '–' : formatRupees(paise)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td className="tabular">{formatRupees(total)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
