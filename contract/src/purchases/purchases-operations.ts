/**
 * Laws of purchases. All lines are added to the stock, or none. The server adds to the present stock, never to the one in the request: a
 * colleague may have moved the stock since the form was opened. A submit without an answer is repeated under its key, so goods are never
 * added twice.
 */
import { created } from '../platform/answers.ts';
import { write } from '../platform/declare-call.ts';
import { list } from '../platform/declare-list.ts';
import { invalid } from '../platform/failures.ts';
import { fileColumns } from '../platform/list-file.ts';
import { purchaseCsv, purchaseImportCsv } from './purchase-csv.ts';
import { purchaseFilterFields } from './purchase-filters.ts';
import { purchaseMessages as say } from './purchase-messages.ts';
import { completeLine, newPurchase, purchase } from './purchase.ts';

/** The operations on purchases, by name. */
export const purchasesOperations = {
  /** The purchase history, newest first. */
  GetPurchase: list({
    right: 'signed-in',
    row: purchase,
    sorts: ['newest', 'date'],
    filters: { ...purchaseFilterFields, ...fileColumns },
    csv: purchaseCsv,
    importCsv: purchaseImportCsv,
  }),

  /** Takes products into stock. The server determines the stock before and after; the browser's figures are not used. */
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
