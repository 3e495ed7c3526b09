import { reportMessages } from '@vikray/contract/reports/report-messages.ts';
import { formatRupees, groupedPieces } from '@vikray/contract/platform/decimal.ts';
import type { ReportRow } from '@vikray/contract/reports/report-row.ts';
import './funnel-picture.css';
import { ReportPicture } from './ReportPicture.tsx';

/** From what is quoted to what has left. */
export const stages: readonly string[] = ['Quoted', 'Approved', 'Shared', 'Accepted', 'Ordered', 'Fully dispatched'];

/** How much of what was quoted got how far, by number, with the value beside it. */
export function FunnelPicture({ rows }: { readonly rows: readonly ReportRow[] }) {
  const shown = stages.flatMap((stage) => rows.filter(({ key }) => key === stage));
  const whole = shown[0]?.count ?? 0;
  return (
    <ReportPicture title="Quotations by how far they came" isCompared={false}>
      <ol className="funnel" aria-hidden>
        {shown.map(({ key, label, count, countShare, amount }) => (
          <li key={key}>
            <span>{label}</span>
            <span className="funnel-lane">
              <span className="funnel-bar" style={{ '--size': `${whole === 0 ? 0 : (count / whole) * 100}%` }} />
            </span>
            <strong className="tabular">{groupedPieces(count)}</strong>
            <span className="tabular">{reportMessages.percent(countShare)}</span>
            <span className="tabular funnel-amount">{formatRupees(amount)}</span>
          </li>
        ))}
      </ol>
    </ReportPicture>
  );
}
