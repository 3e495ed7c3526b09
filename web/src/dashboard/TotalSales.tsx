import type { DaySales } from '@vikray/contract/dashboard/dashboard-operations.ts';
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { today } from '../platform/today.ts';
import { monthSales } from './month-sales.ts';
import { SalesChart } from './SalesChart.tsx';

/** The sales of the current calendar year: the chart, and the exact figures beside it. */
export function TotalSales({ days }: { readonly days: readonly DaySales[] }) {
  const date = today();
  const year = date.slice(0, 4);
  const months = monthSales(days, date);
  const total = months.reduce((sum, { paise }) => sum + paise, 0);
  return (
    <section className="total-sales" aria-labelledby="total-sales">
      <div className="sales-picture">
        <h2 id="total-sales">
          Total Sales <small>{`Jan to Dec ${year}`}</small>
        </h2>
        <SalesChart label="Total Sales" months={months} />
      </div>
      <table className="sales-figures" aria-label={`Total Sales by month, ${year}`}>
        <tbody>
          {months.map(({ name, paise, isCurrent, isToCome }) => (
            <tr key={name} className={isCurrent ? 'sales-running' : undefined}>
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
