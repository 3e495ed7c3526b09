import * as z from 'zod';
import { dashedDate } from '../platform/dates.ts';
import { decimal, formatDecimal } from '../platform/decimal.ts';
import { list } from '../platform/declare-list.ts';
import { day, id } from '../platform/fields.ts';
import { fieldsOf } from '../platform/filters.ts';
import type { CsvFile } from '../platform/list-file.ts';
import { row } from '../platform/wire.ts';
import { receiptModes } from './receipt-words.ts';
import { refundFilters } from './refund-filters.ts';

/** Money that was paid back, in an answer. */
const refund = row({
  refundId: id,
  number: z.string(),
  amount: decimal(),
  mode: z.enum(receiptModes),
  paidOn: day,
  companyId: id,
  companyForName: z.string(),
  customerId: id,
  companyName: z.string(),
  /** Null for money on account. */
  dealId: id.nullable(),
  /** The number of the deal whose advance it was; blank for money on account. */
  dealNumber: z.string(),
  reference: z.string(),
  reason: z.string(),
  enteredBy: z.string(),
});
export type Refund = z.output<typeof refund>;

const refundCsv: CsvFile<Refund> = {
  fileName: 'refund_list.csv',
  columns: [
    { heading: 'Number', text: (each) => each.number },
    { heading: 'Date', text: (each) => dashedDate(each.paidOn), kind: 'dashedDate' },
    { heading: 'Customer', text: (each) => each.companyName },
    { heading: 'Company', text: (each) => each.companyForName },
    { heading: 'Mode', text: (each) => each.mode },
    { heading: 'Amount', text: (each) => formatDecimal(each.amount), kind: 'decimal' },
    { heading: 'Reference', text: (each) => each.reference },
    { heading: 'Deal', text: (each) => each.dealNumber },
    { heading: 'Reason', text: (each) => each.reason },
  ],
};

/** The operations on money that was paid back, by name. AddRefund is among those on receipts. */
export const refundsOperations = {
  /** The refunds, newest first. */
  GetRefund: list({ right: 'Receipt List', row: refund, sorts: ['paidOn'], filters: fieldsOf(refundFilters), csv: refundCsv }),
};
