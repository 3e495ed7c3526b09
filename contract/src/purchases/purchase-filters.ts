import { fieldsOf, periodOf, record, type FilterValues } from '../platform/filters.ts';

/** The filters of the purchase history. */
export const purchaseFilters = {
  supplierId: record('Supplier', 'supplier'),
  productId: record('Product', 'product'),
  ...periodOf('Purchase Date'),
};

/** The chosen ones. */
export type PurchaseFilters = FilterValues<typeof purchaseFilters>;

/** Their fields in the operation. */
export const purchaseFilterFields = fieldsOf(purchaseFilters);
