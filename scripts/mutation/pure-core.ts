/**
 * The rules that decide amounts, rights and states, and the test files that hold each. The faults that remain change nothing:
 *
 * - `?? 0` for an element of an array whose index is always there (costing-groups).
 * - Rounding 0 as a negative number gives 0 (shares).
 * - A third decimal of hundredths is 0 and is not shown (`maximumFractionDigits` of groupedDecimal).
 * - The rule of Pending says what a quotation without another word is called anyway; filters are made from it (quotation-status).
 * - A threshold that is off by one chooses another way to the same rows (search-plan).
 */

export interface CorePart {
  readonly file: string;
  readonly tests: readonly string[];
}

const contract = (file: string, ...tests: readonly string[]): CorePart => ({
  file: `contract/src/${file}.ts`,
  tests: tests.map((test) => `contract/src/${test}.test.ts`),
});

const costing = ['quotations/costing', 'quotations/costing-groups'];

export const pureCore: readonly CorePart[] = [
  contract('platform/decimal', 'platform/decimal'),
  contract('quotations/costing', ...costing),
  contract('quotations/costing-groups', ...costing),
  contract('gst/shares', 'gst/shares', ...costing),
  contract('gst/tax-heads', 'gst/tax-heads', 'gst/tax-decision', 'gst/document-tax', ...costing),
  contract('platform/rights', 'platform/rights'),
  contract('platform/transitions', 'platform/transitions'),
  contract('platform/state-rules', 'deals/deal-state', 'quotations/quotation-status'),
  contract('customers/customer-status', 'customers/customer-status'),
  contract('quotations/quotation-status', 'quotations/quotation-status'),
  contract('orders/order-status', 'quotations/quotation-status'),
  { file: 'server/src/platform/database/search/search-plan.ts', tests: ['server/src/platform/database/search/search-plan.test.ts'] },
];
