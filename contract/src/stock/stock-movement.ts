import * as z from 'zod';
import { decimal, formatDecimal, formatSignedDecimal, signedDecimal } from '../platform/decimal.ts';
import { dashedMinute } from '../platform/dates.ts';
import { id, instant } from '../platform/fields.ts';
import type { CsvFile } from '../platform/list-file.ts';
import { row } from '../platform/wire.ts';
import { stockReasons } from './stock-reason.ts';

/** A row of the stock ledger in an answer. */
export const stockMovement = row({
  movementId: id,
  at: instant,
  reason: z.enum(stockReasons),
  /** Hundredths of a piece; negative for pieces that left the stock. */
  quantity: signedDecimal(),
  /** The stock after it. */
  balance: decimal(),
  /** The number of the document that moved it; blank for none. */
  document: z.string(),
  who: z.string(),
});

export type ShownMovement = z.output<typeof stockMovement>;

/** The movements of a product as a file. */
export const stockMovementCsv: CsvFile<ShownMovement> = {
  fileName: 'stock_movements.csv',
  columns: [
    { heading: 'Date', text: ({ at }) => dashedMinute(at) },
    { heading: 'Reason', text: ({ reason }) => reason },
    { heading: 'Document', text: ({ document }) => document },
    { heading: 'Quantity', text: ({ quantity }) => formatSignedDecimal(quantity), kind: 'decimal' },
    { heading: 'Balance', text: ({ balance }) => formatDecimal(balance), kind: 'decimal' },
    { heading: 'User', text: ({ who }) => who },
  ],
};
