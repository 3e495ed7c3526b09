/** Products in stock that nobody has ordered for some time (RPT-19). */
import * as z from 'zod';
import { slashedDate } from '../platform/dates.ts';
import { decimal, decimalSum, formatDecimal } from '../platform/decimal.ts';
import { day, id } from '../platform/fields.ts';
import type { CsvFile } from '../platform/list-file.ts';
import { row } from '../platform/wire.ts';

/** For how many days a product was not ordered, unless the request says otherwise. */
export const presetUnsoldDays = 90;

const text = z.string();

/** A product in stock that nobody has ordered for a while. Amounts in paise. */
export const unsoldProduct = row({
  productId: id,
  code: text,
  name: text,
  category: text,
  /** In hundredths of a piece. */
  stock: decimal(),
  /** The date of its last order; blank if it was never ordered. */
  lastOrderedOn: day,
  /** The order lines of the year up to today, and their goods value in paise. */
  count: z.int(),
  amount: decimalSum(),
  /** The list of these lines. */
  page: text,
});

export type UnsoldProduct = z.output<typeof unsoldProduct>;

/** The columns of the report as a file. */
export const unsoldCsv: CsvFile<UnsoldProduct> = {
  fileName: 'unsold_products.csv',
  columns: [
    { heading: 'Code', text: (each) => each.code },
    { heading: 'Product', text: (each) => each.name },
    { heading: 'Category', text: (each) => each.category },
    { heading: 'Stock', text: (each) => formatDecimal(each.stock), kind: 'decimal' },
    { heading: 'Last Order', text: (each) => slashedDate(each.lastOrderedOn), kind: 'slashedDate' },
    { heading: 'Order Lines of the Year', text: (each) => String(each.count), kind: 'whole' },
    { heading: 'Goods Value of the Year', text: (each) => formatDecimal(each.amount), kind: 'decimal' },
  ],
};
