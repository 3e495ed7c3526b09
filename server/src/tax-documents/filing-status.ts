import { bookStatusOf, type BookStatus } from '@vikray/contract/consignments/book-status.ts';
import type { ConsignmentDetails } from '@vikray/contract/consignments/consignment.ts';
import { categoryOf } from '@vikray/contract/tax-documents/file-places.ts';

/** Whether a consignment is in the tables of GSTR-1, or why it is in none. */
export type Gstr1Status = BookStatus | 'withoutGstin';

/** The status of a consignment in GSTR-1. It enters supplies to an SEZ and deemed exports by the GSTIN of the buyer. */
export function gstr1StatusOf(consignment: ConsignmentDetails): Gstr1Status {
  const status = bookStatusOf(consignment);
  const lacksGstin = consignment.buyer.gstin === '' && /^(?:SEZ|Deemed)/.test(categoryOf(consignment));
  return status === 'inBooks' && lacksGstin ? 'withoutGstin' : status;
}
