import * as z from 'zod';
import { row } from '../platform/wire.ts';

/** What moves with a customer, in the order in which the dialog lists it, and its name for one and for several. */
export const movedKinds = {
  contacts: ['contact person', 'contact persons'],
  sites: ['site', 'sites'],
  deals: ['deal or enquiry', 'deals and enquiries'],
  quotations: ['quotation', 'quotations'],
  orders: ['order', 'orders'],
  consignments: ['consignment', 'consignments'],
  calls: ['call', 'calls'],
  notes: ['note', 'notes'],
  files: ['file', 'files'],
  receipts: ['receipt', 'receipts'],
  bills: ['opening bill or charge', 'opening bills and charges'],
  refunds: ['refund', 'refunds'],
  creditNotes: ['credit note', 'credit notes'],
} as const;

export type MovedKind = keyof typeof movedKinds;

/** How many of each kind move. */
export type MovedCounts = Readonly<Record<MovedKind, number>>;

/** `2 contact persons`. */
export function movedText(kind: MovedKind, count: number): string {
  const [one, several] = movedKinds[kind];
  return `${count} ${count === 1 ? one : several}`;
}

const count = z.int().nonnegative();

/** What a merge would move. */
export const customerMerge = row({
  contacts: count,
  sites: count,
  deals: count,
  quotations: count,
  orders: count,
  consignments: count,
  calls: count,
  notes: count,
  files: count,
  receipts: count,
  bills: count,
  refunds: count,
  creditNotes: count,
  /** Why the two cannot be merged; blank if they can. */
  obstacle: z.string(),
});

export type CustomerMerge = z.output<typeof customerMerge>;
