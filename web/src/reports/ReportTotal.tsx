import { formatRupees, groupedPieces } from '@vikray/contract/platform/decimal.ts';
import type { ReportHeads } from '@vikray/contract/reports/report-columns.ts';
import { reportWords as say } from '@vikray/contract/reports/report-messages.ts';
import type { ReportRow } from '@vikray/contract/reports/report-row.ts';
import { FigureLink } from './FigureLink.tsx';
import { Change } from './ReportTable.tsx';

interface ReportTotalProps {
  readonly row: ReportRow;
  readonly heads: ReportHeads;
  /** The period, and that a year before, in words. */
  readonly days: string;
  readonly before: string;
}

/** The figure that the report is about, beside that of the year before. */
export function ReportTotal({ row, heads, days, before }: ReportTotalProps) {
  return (
    <dl className="report-total">
      <div>
        <dt>
          {heads.amount} <small>{days}</small>
        </dt>
        <dd className="tabular">
          <FigureLink page={row.page}>{formatRupees(row.amount)}</FigureLink>
        </dd>
      </div>
      <div>
        <dt>
          {say.yearBefore} <small>{before}</small>
        </dt>
        <dd className="tabular">
          <FigureLink page={row.beforePage}>{formatRupees(row.before ?? 0)}</FigureLink>
        </dd>
      </div>
      <div>
        <dt>Change</dt>
        <dd className="tabular">
          <Change change={row.change} />
        </dd>
      </div>
      <div>
        <dt>{heads.count}</dt>
        <dd className="tabular">{groupedPieces(row.count)}</dd>
      </div>
    </dl>
  );
}
