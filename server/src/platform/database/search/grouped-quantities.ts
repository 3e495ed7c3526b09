import { groupedDecimal, groupedPieces } from '@vikray/contract/platform/decimal.ts';

/** The least quantity that has a comma: a thousand pieces, in hundredths. */
const leastGrouped = 1000_00;

/** The quantities, in hundredths, that lists show with commas, for a search text that already has them without. */
export function groupedQuantities(quantities: readonly number[]): string[] {
  return quantities.filter((quantity) => quantity >= leastGrouped).map(groupedDecimal);
}

/** The least number of whole pieces that has a comma. */
const leastGroupedPieces = 1000;

/** The same for whole pieces. */
export function groupedWholePieces(pieces: number): string[] {
  return pieces >= leastGroupedPieces ? [groupedPieces(pieces)] : [];
}
