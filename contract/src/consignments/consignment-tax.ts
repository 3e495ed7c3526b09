import type { Consignment } from './consignment.ts';

/** Amounts of a consignment, or the sums of several, in paise. */
type Amounts<Key extends keyof Consignment> = Pick<Consignment, Key>;

/** All tax of a consignment, under heads or not, in paise. */
export function consignmentTax({ taxable, roundOff, total }: Amounts<'taxable' | 'roundOff' | 'total'>): number {
  return total - taxable - roundOff;
}

/** The tax under no head, because the heads are not decided or not allowed, in paise. */
export function gstWithoutHeads(amounts: Amounts<'taxable' | 'cgst' | 'sgst' | 'igst' | 'roundOff' | 'total'>): number {
  return consignmentTax(amounts) - amounts.cgst - amounts.sgst - amounts.igst;
}
