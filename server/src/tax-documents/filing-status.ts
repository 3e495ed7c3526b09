import type { ConsignmentDetails } from '@vikray/contract/consignments/consignment.ts';
import { isDecided } from '@vikray/contract/gst/tax-heads.ts';
import { categoryOf } from '@vikray/contract/tax-documents/file-places.ts';

/** Whether a consignment is in the tables of GSTR-1, or why it is in none. */
export type Gstr1Status = BookStatus | 'withoutGstin';

/** Whether a consignment has a voucher in the books, or why it has none. */
export type BookStatus = 'inTables' | 'void' | 'withoutInvoice' | 'undecided' | 'taxNotAllowed';

/** The status of a consignment in GSTR-1. It enters supplies to an SEZ and deemed exports by the GSTIN of the buyer. */
export function gstr1StatusOf(consignment: ConsignmentDetails): Gstr1Status {
  const status = bookStatusOf(consignment);
  const lacksGstin = consignment.buyer.gstin === '' && /^(?:SEZ|Deemed)/.test(categoryOf(consignment));
  return status === 'inTables' && lacksGstin ? 'withoutGstin' : status;
}

/** The status of a consignment in the books: void invoices, and those without a decided and allowed tax, have no voucher. */
export function bookStatusOf(
  consignment: Pick<ConsignmentDetails, 'invoiceNumber' | 'paperState' | 'heads' | 'taxNotAllowed'>,
): BookStatus {
  if (consignment.paperState === 'Void') return 'void';
  if (consignment.invoiceNumber === '') return 'withoutInvoice';
  if (!isDecided(consignment)) return 'undecided';
  return consignment.taxNotAllowed === 'Yes' ? 'taxNotAllowed' : 'inTables';
}
