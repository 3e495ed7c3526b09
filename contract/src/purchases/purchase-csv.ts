import { dashedDate, longDate } from '../platform/dates.ts';
import { formatDecimal } from '../platform/decimal.ts';
import type { CsvFile } from '../platform/list-file.ts';
import type { Purchase } from './purchase.ts';

/** The purchase history as a file. */
export const purchaseCsv: CsvFile<Purchase> = {
  fileName: 'purchase_list.csv',
  columns: [
    { heading: 'Supplier', text: (line) => line.companyName },
    { heading: 'Purchase Invoice Number', text: (line) => line.invoiceNumber },
    { heading: 'Purchase Date', text: (line) => dashedDate(line.date), kind: 'dashedDate' },
    { heading: 'Product Name', text: (line) => line.name },
    { heading: 'Current Stock in Hand', text: (line) => formatDecimal(line.currentStock), kind: 'decimal' },
    { heading: 'Purchase Quantity', text: (line) => formatDecimal(line.purchaseQuantity), kind: 'decimal' },
    { heading: 'Total Stock', text: (line) => formatDecimal(line.totalStock), kind: 'decimal' },
    { heading: 'Updated On', text: (line) => longDate(line.updatedOn) },
  ],
};
