import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { reportMessages, reportWords as say } from '@vikray/contract/reports/report-messages.ts';
import type { ReportRow } from '@vikray/contract/reports/report-row.ts';
import { FigureLink } from './FigureLink.tsx';

/** How much of what was quoted was ordered, by number and by value. */
export function Conversion({ rows }: { readonly rows: readonly ReportRow[] }) {
  const [quoted, ordered] = ['Quoted', 'Ordered'].map((stage) => rows.find(({ key }) => key === stage));
  if (!quoted || !ordered) return null;
  return (
    <dl className="report-total">
      <div>
        <dt>
          {say.conversion} <small>{say.byNumber}</small>
        </dt>
        <dd className="tabular">{reportMessages.percent(ordered.countShare)}</dd>
      </div>
      <div>
        <dt>
          {say.conversion} <small>{say.byValue}</small>
        </dt>
        <dd className="tabular">{reportMessages.percent(ordered.share)}</dd>
      </div>
      {[quoted, ordered].map(({ key, label, page, amount }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd className="tabular">
            <FigureLink page={page}>{formatRupees(amount)}</FigureLink>
          </dd>
        </div>
      ))}
    </dl>
  );
}
