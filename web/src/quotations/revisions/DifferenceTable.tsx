import { formatRupeeChange, formatRupees } from '@vikray/contract/platform/decimal.ts';
import { differenceMessages as say } from '@vikray/contract/quotations/difference-messages.ts';
import type { QuotationDifference } from '@vikray/contract/quotations/quotation-difference.ts';
import { isOfFigures, rowsByPart, shownChange, type DifferenceRowsProps } from './difference-rows.ts';
import { DifferenceLabel } from './DifferenceLabel.tsx';
import { DifferenceSide } from './DifferenceSide.tsx';

/** A difference as one table, with the change of the total at its foot. */
export function DifferenceTable({ rows, totals, olderNumber, newerNumber }: DifferenceRowsProps) {
  return (
    <table className="difference-table">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{say.difference}</span>
          </th>
          <th scope="col">
            {say.before}
            <span className="unbroken">{olderNumber}</span>
          </th>
          <th scope="col">
            {say.after}
            <span className="unbroken">{newerNumber}</span>
          </th>
          <th scope="col">{say.change}</th>
        </tr>
      </thead>
      {rowsByPart(rows).map(({ part, title, rows: ofPart }) => (
        <tbody key={part}>
          <tr className="difference-part">
            <th scope="rowgroup" colSpan={4}>
              {title}
            </th>
          </tr>
          {ofPart.map((row, index) => (
            <DifferenceRow key={index} row={row} />
          ))}
        </tbody>
      ))}
      <tfoot>
        <tr>
          <th scope="row">{say.total}</th>
          <td className="tabular">{formatRupees(totals.before)}</td>
          <td className="tabular">{formatRupees(totals.after)}</td>
          <td className="tabular">{formatRupeeChange(totals.after - totals.before)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function DifferenceRow({ row }: { readonly row: QuotationDifference }) {
  const classes = [row.kind === 'Same' && 'difference-unchanged', !isOfFigures(row) && 'difference-words'].filter(Boolean).join(' ');
  return (
    <tr className={classes || undefined}>
      <th scope="row">
        <DifferenceLabel row={row} />
      </th>
      <td>
        <DifferenceSide row={row} side="before" />
      </td>
      <td>
        <DifferenceSide row={row} side="after" />
      </td>
      <td className="difference-change tabular">{shownChange(row)}</td>
    </tr>
  );
}
