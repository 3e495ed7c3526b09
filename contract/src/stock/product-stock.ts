import * as z from 'zod';
import { blankableDecimal, decimal, formatDecimal, formatSignedDecimal, signedDecimal } from '../platform/decimal.ts';
import { id } from '../platform/fields.ts';
import type { CsvFile } from '../platform/list-file.ts';
import { row } from '../platform/wire.ts';
import { productMessages as say } from '../products/product-messages.ts';
import { units } from '../products/product-tax.ts';

/** What there is of a product. */
export const productStock = row({
  productId: id,
  code: z.string(),
  name: z.string(),
  category: z.string(),
  photo: z.string(),
  unit: z.enum(units),
  stock: decimal(),
  /** Whole pieces that open orders wait for. */
  reserved: z.int(),
  /** Negative if more is ordered than is there. */
  free: signedDecimal(),
  /** Null for none. */
  reorderLevel: blankableDecimal(say.enterReorderLevel),
  reorderQuantity: blankableDecimal(say.enterReorderQuantity),
});

export type ProductStock = z.output<typeof productStock>;

const blankable = (hundredths: number | null) => (hundredths === null ? '' : formatDecimal(hundredths));

/** The stock of all products as a file. */
export const productStockCsv: CsvFile<ProductStock> = {
  fileName: 'stock_list.csv',
  columns: [
    { heading: 'Code', text: ({ code }) => code },
    { heading: 'Product', text: ({ name }) => name },
    { heading: 'Category', text: ({ category }) => category },
    { heading: 'Unit', text: ({ unit }) => unit },
    { heading: 'Stock', text: ({ stock }) => formatDecimal(stock), kind: 'decimal' },
    { heading: 'Reserved', text: ({ reserved }) => String(reserved), kind: 'whole' },
    { heading: 'Free', text: ({ free }) => formatSignedDecimal(free), kind: 'decimal' },
    { heading: 'Reorder Level', text: ({ reorderLevel }) => blankable(reorderLevel), kind: 'decimal' },
    { heading: 'Reorder Quantity', text: ({ reorderQuantity }) => blankable(reorderQuantity), kind: 'decimal' },
  ],
};

/** The products of which there are pieces, with every column that the import of opening stock needs. */
export const openingStockImportCsv: CsvFile<ProductStock> = {
  fileName: 'opening_stock_import.csv',
  columns: [
    { heading: 'Product', text: ({ name }) => name },
    { heading: 'Quantity', text: ({ stock }) => formatDecimal(stock), kind: 'decimal' },
  ],
};
