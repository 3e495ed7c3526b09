import * as z from 'zod';
import { slashedDate } from '../platform/dates.ts';
import { decimal, formatDecimal } from '../platform/decimal.ts';
import { day, id } from '../platform/fields.ts';
import { record } from '../platform/filters.ts';
import type { CsvFile } from '../platform/list-file.ts';
import { row } from '../platform/wire.ts';

/** A product of which open orders need more than there is, or of which no more is free than its reorder level. */
export const shortage = row({
  productId: id,
  code: z.string(),
  name: z.string(),
  /** Whole pieces that open orders wait for. */
  pending: z.int(),
  stock: decimal(),
  /** Pending − stock; 0 for a product that is only at its level. */
  short: decimal(),
  /** The earliest promise of its open lines; blank for none. */
  neededBy: day,
  /** Of the last purchase; null and blank for none. */
  supplierId: id.nullable(),
  supplier: z.string(),
  /** Whole pieces. */
  propose: z.int(),
});

/** The filters of the list: the supplier of the last purchase. */
export const shortageFilters = { supplierId: record('Last Supplier', 'supplier') };

export type Shortage = z.output<typeof shortage>;

/** The shortages as a file. */
export const shortageCsv: CsvFile<Shortage> = {
  fileName: 'shortage_list.csv',
  columns: [
    { heading: 'Code', text: ({ code }) => code },
    { heading: 'Product', text: ({ name }) => name },
    { heading: 'Pending', text: ({ pending }) => String(pending), kind: 'whole' },
    { heading: 'Stock', text: ({ stock }) => formatDecimal(stock), kind: 'decimal' },
    { heading: 'Short', text: ({ short }) => formatDecimal(short), kind: 'decimal' },
    { heading: 'Needed by', text: ({ neededBy }) => slashedDate(neededBy), kind: 'slashedDate' },
    { heading: 'Last Supplier', text: ({ supplier }) => supplier },
    { heading: 'Propose', text: ({ propose }) => String(propose), kind: 'whole' },
  ],
};
