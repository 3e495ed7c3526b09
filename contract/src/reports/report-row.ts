/** A row of a report: a figure with the list that shows exactly its records (RPT-02, 06). */
import * as z from 'zod';
import { decimalSum } from '../platform/decimal.ts';
import { row } from '../platform/wire.ts';

const text = z.string();

/** The last rows of a report, which are no parts of it: the total, and what is shown below it. */
export const rowsBelow = ['total', 'closed', 'returned', 'billed', 'received'] as const;

/** A figure of a report with the list that it opens. Amounts in paise. */
export const reportRow = row({
  /** What the row is about: a month, an id, a name, or one of `rowsBelow`. */
  key: text,
  label: text,
  /** The number of records, which is that of the rows of the list. */
  count: z.int(),
  /** The pieces of order lines; null where the records are no lines. */
  quantity: z.int().nullable(),
  /** In paise: the sum of the list. */
  amount: decimalSum(),
  /** The part of the total amount and of the total number in percent. In a funnel these are the conversion. */
  share: text,
  countShare: text,
  /** The same in the period a year before; null where nothing is compared. */
  before: decimalSum().nullable(),
  /** The change since then in percent, or `new`. */
  change: text,
  /** The list that shows the records, with its filters; blank for `Others`. */
  page: text,
  /** The same for the period before. */
  beforePage: text,
});

export type ReportRow = z.output<typeof reportRow>;
