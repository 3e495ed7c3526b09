import { created, invalid, list, write } from '../platform/operation.ts';
import { purchaseCsv } from './purchase-csv.ts';
import { purchaseMessages as say } from './purchase-messages.ts';
import { completeLine, newPurchase, purchase } from './purchase.ts';

export const purchasesOperations = {
  /** The purchase history, newest first. */
  GetPurchase: list({ right: 'signed-in', row: purchase, sorts: ['newest', 'date'], csv: purchaseCsv }),

  /** Books stock in. The stock before and after is the server's; what the browser says of it is not used. */
  AddPurchase: write({
    right: 'Add Purchase',
    input: newPurchase,
    rules: [completeLine],
    answer: created('purchaseId'),
    failures: {
      SupplierUnknown: invalid('supplierId', say.selectSupplier),
      ProductUnknown: invalid('productId', say.selectProduct),
      StockTooLarge: invalid('purchaseQuantity', say.stockTooLarge),
      DateInFuture: invalid('date', say.futureDate),
    },
  }),
};
