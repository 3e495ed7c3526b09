/**
 * Bills have two sources, and one number each in a common series: consignments have the even numbers, bills that were entered (from before
 * the panel, and charges) the odd ones.
 */
type BillSource = { readonly consignmentId: number } | { readonly enteredBillId: number };

/** The number of a bill. */
export function billIdOf(source: BillSource): number {
  return 'consignmentId' in source ? source.consignmentId * 2 : source.enteredBillId * 2 + 1;
}
