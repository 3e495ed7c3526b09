import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import type { Column } from './table-columns.ts';

/** The total of a quotation or order. */
export const totalColumn: Column<{ readonly totalAmount: number }> = {
  title: 'Amount',
  width: 156,
  onPhone: 'figure',
  isNumber: true,
  sort: 'totalAmount',
  cell: ({ totalAmount }) => <strong>{formatRupees(totalAmount)}</strong>,
};
