import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import type { QuotationDifference } from '@vikray/contract/quotations/quotation-difference.ts';
import type { Side } from './difference-rows.ts';

/** One side of a row: the total of a line above its figures, an amount, or a text. What was removed is struck through. */
export function DifferenceSide({ row, side }: { readonly row: QuotationDifference; readonly side: Side }) {
  const text = row[side];
  if (text === '') return '–';
  const content = <SideContent row={row} side={side} />;
  return row.kind === 'Removed' ? <del>{content}</del> : content;
}

function SideContent({ row, side }: { readonly row: QuotationDifference; readonly side: Side }) {
  const text = row[side];
  const total = side === 'before' ? row.totalBefore : row.totalAfter;
  if (row.part === 'Costing') return <span className="tabular">{text}</span>;
  if (total === undefined) return <span className="difference-text">{text}</span>;
  return (
    <>
      <span className="tabular">{formatRupees(total)}</span>
      <small className="difference-text">{text}</small>
    </>
  );
}
