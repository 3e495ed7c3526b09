import { fieldsOf, recordOrName, word, type FilterValues } from '../platform/filters.ts';
import { solutions } from './product.ts';

/** The filters of the product list. */
export const productFilters = {
  status: word('Status', ['Pending', 'Approved']),
  category: recordOrName('Category', 'category'),
  solution: word('Solution', solutions),
  visible: word('Visible', ['Yes', 'No']),
  stock: word('Stock', ['None']),
};

/** The chosen ones. */
export type ProductFilters = FilterValues<typeof productFilters>;

/** Their fields in the operation. */
export const productFilterFields = fieldsOf(productFilters);
