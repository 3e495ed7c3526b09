import type { ConsignmentDetails } from '@vikray/contract/consignments/consignment.ts';

const summed = ['taxable', 'cgst', 'sgst', 'igst', 'roundOff', 'total'] as const;

/** The count of consignments, and their amounts in paise. */
export type Sums = { readonly [K in (typeof summed)[number] | 'count']: number };

export const noSums: Sums = { count: 0, taxable: 0, cgst: 0, sgst: 0, igst: 0, roundOff: 0, total: 0 };

/** Sums with one more consignment. */
export function withSums(sums: Sums, consignment: Pick<ConsignmentDetails, (typeof summed)[number]>): Sums {
  return addSums(sums, { count: 1, ...consignment });
}

/** Adds two sums. */
export function addSums(one: Sums, other: Sums): Sums {
  return {
    count: one.count + other.count,
    taxable: one.taxable + other.taxable,
    cgst: one.cgst + other.cgst,
    sgst: one.sgst + other.sgst,
    igst: one.igst + other.igst,
    roundOff: one.roundOff + other.roundOff,
    total: one.total + other.total,
  };
}
