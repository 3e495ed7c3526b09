import { dashedDate, longDate } from '../platform/dates.ts';
import { formatDecimal } from '../platform/decimal.ts';
import { created, invalid, list, write, type CsvFile } from '../platform/operation.ts';
import { purchaseMessages as say } from './purchase-messages.ts';
import { completeLine, newPurchase, purchase, type Purchase } from './purchase.ts';

const purchaseCsv: CsvFile<Purchase> = {
  fileName: 'purchase_list.csv',
  columns: [
    { heading: 'Supplier', text: (line) => line.companyName },
    { heading: 'Purchase Invoice Number', text: (line) => line.invoiceNumber },
    { heading: 'Purchase Date', text: (line) => dashedDate(line.date) },
    { heading: 'Product Name', text: (line) => line.name },
    { heading: 'Current Stock in Hand', text: (line) => formatDecimal(line.currentStock) },
    { heading: 'Purchase Quantity', text: (line) => formatDecimal(line.purchaseQuantity) },
    { heading: 'Total Stock', text: (line) => formatDecimal(line.totalStock) },
    { heading: 'Updated On', text: (line) => longDate(line.updatedOn) },
  ],
};

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
      DateInFuture: invalid('date', say.futureDate),
    },
  }),
};
