import { dashedDate, longDate, slashedDate } from '../platform/dates.ts';
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

/** A purchase line with the names that its supplier and its product have now, by which an import finds them. */
export interface PurchaseToImport extends Pick<Purchase, 'invoiceNumber' | 'date' | 'purchaseQuantity'> {
  readonly supplier: string;
  readonly product: string;
}

/** The purchases with every column that their import needs. Each line of a purchase is a row. */
export const purchaseImportCsv: CsvFile<PurchaseToImport> = {
  fileName: 'purchase_import.csv',
  columns: [
    { heading: 'Supplier', text: (line) => line.supplier },
    { heading: 'Invoice Number', text: (line) => line.invoiceNumber },
    { heading: 'Date', text: (line) => slashedDate(line.date), kind: 'slashedDate' },
    { heading: 'Product', text: (line) => line.product },
    { heading: 'Quantity', text: (line) => formatDecimal(line.purchaseQuantity), kind: 'decimal' },
  ],
};
