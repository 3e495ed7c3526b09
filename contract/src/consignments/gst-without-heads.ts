import type { Consignment } from './consignment.ts';

/** The amounts of a consignment, or the sums of several, in paise. */
type ConsignmentAmounts = Pick<Consignment, 'taxable' | 'cgst' | 'sgst' | 'igst' | 'roundOff' | 'total'>;

/** GST under no head, because it is not decided or not allowed: what the total has beyond all other amounts. In paise. */
export function gstWithoutHeads({ taxable, cgst, sgst, igst, roundOff, total }: ConsignmentAmounts): number {
  return total - taxable - cgst - sgst - igst - roundOff;
}
