import { Link } from '@tanstack/react-router';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { DocumentNumber } from '../ui/page/DocumentNumber.tsx';

/** The number of a quotation in a list, which links to its page for every user. */
export function QuotationLink({ quotationId, number }: Pick<Quotation, 'quotationId' | 'number'>) {
  return (
    <Link to="/viewquotation" search={{ id: quotationId }}>
      <strong>
        <DocumentNumber number={number} />
      </strong>
    </Link>
  );
}
