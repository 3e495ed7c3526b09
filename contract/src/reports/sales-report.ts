/** What a sales report counts, and how it is grouped and filtered (RPT-05, 06, 08, 12). */
import { lineSolutions } from '../orders/line-solution.ts';
import { orderFilters } from '../orders/order-filters.ts';
import { recordOrName, word, type FilterValues } from '../platform/filters.ts';

/**
 * The measures. Order value: the totals of the orders, with taxes and charges. Goods value: their goods after discount, without taxes and
 * charges. Net goods value: the same less what was closed, and returned without replacement.
 */
export const measures = ['Order value', 'Goods value', 'Net goods value'] as const;
export type Measure = (typeof measures)[number];

/** By what the figures are grouped. */
export const salesBy = [
  'month',
  'person',
  'customer',
  'product',
  'category',
  'state',
  'city',
  'solution',
  'datasource',
  'company',
] as const;
export type SalesBy = (typeof salesBy)[number];

const byLine: readonly SalesBy[] = ['product', 'category', 'solution'];

/** The filters of a sales report. */
export const salesFilters = {
  preparedFor: orderFilters.preparedFor,
  preparedById: orderFilters.preparedById,
  customerId: orderFilters.customerId,
  productId: orderFilters.productId,
  stateName: orderFilters.stateName,
  solution: word('Solution', lineSolutions),
  category: recordOrName('Category', 'category'),
};

/** Which orders a sales report counts. */
export type SalesFilters = FilterValues<typeof salesFilters>;

interface Wanted extends SalesFilters {
  readonly by: SalesBy;
  readonly measure?: Measure | undefined;
}

/** Whether the groups are of lines of orders. */
export function isByLine(by: SalesBy): boolean {
  return byLine.includes(by);
}

/** Whether the report asks for single lines of orders, so that there is no order value. */
function needsLines({ by, productId, solution, category }: Wanted): boolean {
  return isByLine(by) || [productId, solution, category].some((chosen) => chosen !== undefined);
}

/** The measures that a report offers. */
export function offeredMeasures(wanted: Wanted): readonly Measure[] {
  return needsLines(wanted) ? measures.filter((measure) => measure !== 'Order value') : measures;
}

/** The measure of a report: the chosen one, or the first that it offers. Undefined if it does not offer the chosen one. */
export function measureOf(wanted: Wanted): Measure | undefined {
  const offered = offeredMeasures(wanted);
  return wanted.measure === undefined ? offered[0] : offered.find((measure) => measure === wanted.measure);
}

/** Whether the figures count lines of orders. Otherwise they count orders. */
export function countsLines(wanted: Wanted): boolean {
  return wanted.measure === 'Net goods value' || needsLines(wanted);
}
