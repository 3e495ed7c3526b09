import { formatSignedDecimal } from '../platform/decimal.ts';
import type { CsvColumn } from '../platform/list-file.ts';

const amounts = { Taxable: 'taxable', CGST: 'cgst', SGST: 'sgst', IGST: 'igst', 'Round Off': 'roundOff', Total: 'total' } as const;

/** The columns of taxable value, tax and total, which are in paise, in the file of a list. */
export const taxedColumns: readonly CsvColumn<Record<(typeof amounts)[keyof typeof amounts], number>>[] = Object.entries(amounts).map(
  ([heading, amount]) => ({ heading, text: (each) => formatSignedDecimal(each[amount]), kind: 'decimal' }),
);
