import { groupedDecimal } from '@vikray/contract/platform/decimal.ts';

/** The least quantity that has a comma: a thousand pieces, in hundredths. */
export const leastGrouped = 1000_00;

/** The quantities, in hundredths, that lists show with commas. A search text has them beside the quantities without. */
export function groupedQuantities(quantities: readonly number[]): string[] {
  return quantities.filter((quantity) => quantity >= leastGrouped).map(groupedDecimal);
}
