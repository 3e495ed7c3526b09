import { solutions, type Solution } from '../products/product.ts';

/** The solution of lines whose product belongs to several, so that the sums by solution are together the sum of all lines (RPT-10). */
export const severalSolutions = 'Several solutions';

/** What a line can have as its solution. */
export const lineSolutions = [...solutions, severalSolutions] as const;
export type LineSolution = (typeof lineSolutions)[number];

/** The solution of the line of a product. */
export function lineSolution(ofProduct: readonly Solution[]): LineSolution {
  const [only, ...others] = ofProduct;
  return only === undefined || others.length > 0 ? severalSolutions : only;
}
