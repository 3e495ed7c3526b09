import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import type { ReportRow } from '@vikray/contract/reports/report-row.ts';
import './report-bars.css';

interface ReportBarsProps {
  readonly rows: readonly ReportRow[];
}

/** The largest figures as bars, each with a mark where it was a year before. The table beside it holds the same figures. */
export function ReportBars({ rows }: ReportBarsProps) {
  const longest = Math.max(1, ...rows.flatMap(({ amount, before }) => [amount, before ?? 0]));
  const percentOf = (paise: number) => `${(paise / longest) * 100}%`;
  return (
    <ol className="report-bars" aria-hidden>
      {rows.map(({ key, label, amount, before }) => (
        <li key={key}>
          <span className="one-line">{label}</span>
          <span className="report-bar">
            <span className="report-bar-fill" style={{ '--size': percentOf(amount) }} />
            {before !== null && before > 0 && <span className="report-bar-before" style={{ '--size': percentOf(before) }} />}
          </span>
          <span className="tabular">{formatRupees(amount)}</span>
        </li>
      ))}
    </ol>
  );
}
