import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import './quotation-in-brief.css';

/** The quotation that a question is about: number, total and customer. */
export function QuotationInBrief({ number, totalAmount, companyName }: Pick<Quotation, 'number' | 'totalAmount' | 'companyName'>) {
  return (
    <div className="quotation-in-brief">
      <strong>{number}</strong>
      <strong className="tabular">{formatRupees(totalAmount)}</strong>
      <span>{companyName}</span>
    </div>
  );
}
