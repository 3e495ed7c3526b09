import { fieldsOf, recordOrName, word, type FilterValues } from '../platform/filters.ts';
import { solutions } from './product.ts';

/** The filters of the product list. */
export const productFilters = {
  status: word('Status', ['Pending', 'Approved']),
  category: recordOrName('Category', 'category'),
  solution: word('Solution', solutions),
  visible: word('Visible', ['Yes', 'No']),
  /** None: nothing is there. Low: no more is free than the reorder level. Free: something is free. */
  stock: word('Stock', ['None', 'Low', 'Free']),
};

/** Those of the stock list. */
export const stockFilters = { category: productFilters.category, stock: productFilters.stock };

/** The chosen ones. */
export type ProductFilters = FilterValues<typeof productFilters>;

/** Their fields in the operation. */
export const productFilterFields = fieldsOf(productFilters);
