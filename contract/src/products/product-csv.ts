import { formatDecimal } from '../platform/decimal.ts';
import type { CsvColumn, CsvFile } from '../platform/list-file.ts';
import type { Product } from './product.ts';

/** The column with which both files begin. */
const nameColumn: CsvColumn<Product> = { heading: 'Name', text: (product) => product.name };

/** The columns that follow the name, and the code where there is one. */
const leadingColumns: readonly CsvColumn<Product>[] = [
  { heading: 'Description', text: (product) => product.description },
  { heading: 'Category', text: (product) => product.category },
  { heading: 'Solution', text: (product) => product.solution.join(', ') },
  { heading: 'MRP', text: (product) => formatDecimal(product.mrp), kind: 'decimal' },
  { heading: 'Stock', text: (product) => formatDecimal(product.stock), kind: 'decimal' },
];

/** The columns with which both files end. */
const taxColumns: readonly CsvColumn<Product>[] = [
  { heading: 'HSN', text: (product) => product.hsn },
  { heading: 'Unit', text: (product) => product.unit },
  { heading: 'GST (%)', text: (product) => (product.gstPercent === null ? '' : formatDecimal(product.gstPercent)), kind: 'decimal' },
  { heading: 'Nature', text: (product) => product.nature },
];

const statusColumn: CsvColumn<Product> = { heading: 'Status', text: (product) => product.status };

/** The product list as a file. */
export const productCsv: CsvFile<Product> = {
  fileName: 'product_list.csv',
  columns: [nameColumn, ...leadingColumns, statusColumn, ...taxColumns],
};

/** The products with every column that their import needs. */
export const productImportCsv: CsvFile<Product> = {
  fileName: 'product_import.csv',
  columns: [
    nameColumn,
    { heading: 'Code', text: (product) => product.code },
    ...leadingColumns,
    { heading: 'Warranty', text: (product) => product.warranty },
    { heading: 'Delivery', text: (product) => product.delivery },
    { heading: 'Payment Terms', text: (product) => product.paymentTerms },
    { heading: 'Visible for Purchase', text: (product) => product.visible },
    { heading: 'Image', text: (product) => product.photo },
    statusColumn,
    ...taxColumns,
  ],
};
