import { Link } from '@tanstack/react-router';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';

/** The number of a quotation in a list, which links to its page for every user. */
export function QuotationLink({ quotationId, number }: Pick<Quotation, 'quotationId' | 'number'>) {
  return (
    <Link to="/viewquotation" search={{ id: quotationId }}>
      <strong className="unbroken">{number}</strong>
    </Link>
  );
}
