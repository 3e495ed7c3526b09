import { stands, type Consignment } from '@vikray/contract/consignments/consignment.ts';
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { StatusTag } from '../ui/page/StatusTag.tsx';

interface InvoiceProps {
  readonly consignment: Consignment;
}

/** The number of an invoice. That of a void or cancelled one is struck through, behind its tag. */
export function InvoiceNumber({ consignment: { invoiceNumber, paperState } }: InvoiceProps) {
  const number = <strong>{invoiceNumber || '–'}</strong>;
  if (stands({ paperState })) return number;
  return (
    <span className="void-invoice">
      <StatusTag status={paperState} /> <s>{number}</s>
    </span>
  );
}

/** What the consignment is worth. A void invoice is worth nothing, so its amount is struck through. */
export function InvoiceTotal({ consignment: { total, paperState } }: InvoiceProps) {
  const amount = formatRupees(total);
  return paperState === 'Void' ? <s>{amount}</s> : <strong>{amount}</strong>;
}
