import type { QuotationDifference } from '@vikray/contract/quotations/quotation-difference.ts';
import { StatusTag } from '../../ui/page/StatusTag.tsx';

/** What a row is about. A removed line is struck through; what was added or removed also says so. */
export function DifferenceLabel({ row: { kind, label } }: { readonly row: QuotationDifference }) {
  return (
    <span className="difference-label">
      {kind === 'Removed' ? <del>{label}</del> : <span>{label}</span>}
      {(kind === 'Added' || kind === 'Removed') && <StatusTag status={kind} />}
    </span>
  );
}
