import { monthName } from '@vikray/contract/reports/month-name.ts';
import { rowsBelow, type ReportRow } from '@vikray/contract/reports/report-row.ts';
import type { SalesBy } from '@vikray/contract/reports/sales-report.ts';
import { SalesChart, type MonthSales } from '../dashboard/public.ts';
import { today } from '../platform/today.ts';
import { ReportBars } from './ReportBars.tsx';
import { ReportPicture } from './ReportPicture.tsx';

const mostBars = 10;
/** With more months than this, only the first of each quarter is named. */
const mostNames = 15;

interface SalesPictureProps {
  readonly title: string;
  readonly by: SalesBy;
  readonly rows: readonly ReportRow[];
}

/** The months as columns, or the largest groups as bars. */
export function SalesPicture({ title, by, rows }: SalesPictureProps) {
  const groups = rows.filter(({ key }) => key !== 'others' && !rowsBelow.some((below) => below === key));
  if (groups.length < 2) return null;
  return (
    <ReportPicture title={title} isCompared>
      {by === 'month' ? <SalesChart label={title} months={monthsOf(groups)} /> : <ReportBars rows={groups.slice(0, mostBars)} />}
    </ReportPicture>
  );
}

function monthsOf(rows: readonly ReportRow[]): MonthSales[] {
  const running = today().slice(0, 7);
  return rows.map(({ key, amount, before }) => {
    const isNamed = rows.length <= mostNames || ['01', '04', '07', '10'].includes(key.slice(5));
    const name = monthName(key);
    return {
      key,
      name: isNamed ? (rows.length <= mostNames ? name.slice(0, 3) : `${name.slice(0, 3)} ${key.slice(2, 4)}`) : '',
      title: name,
      paise: amount,
      before: before ?? 0,
      isCurrent: key === running,
      isToCome: false,
    };
  });
}
