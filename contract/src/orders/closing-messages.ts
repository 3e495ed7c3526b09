import { groupedPieces } from '../platform/decimal.ts';

/** Every sentence about closed order lines. */
export const closingMessages = {
  /** The heading of what left, came back or was closed. */
  progress: 'Dispatches and Returns',
  close: 'Close Lines',
  reopen: 'Reopen',
  explainClosing: 'What the customer no longer wants. Closed pieces wait for no stock.',
  explainReopening: 'The customer wants these pieces after all. They are pending again.',
  selectLine: 'Please select a product.',
  selectQuantity: 'Please select quantity.',
  reason: 'Reason',
  enterReason: 'Please enter the reason.',
  moreThanPending: 'This is more than remains to be dispatched.',
  moreThanClosed: 'This is more than was closed.',
  closedOf: (closed: string, ordered: string, name: string) => `${closed} of ${ordered} ${name} closed`,
  closed: 'Lines closed.',
  reopened: 'Lines reopened.',
} as const;

/** What the history of an order says of closed pieces, after the name of the user. */
export const closingHistory = {
  closed: (pieces: readonly ClosedPieces[], reason: string) => `closed ${all(pieces)}: ${reason}`,
  reopened: (pieces: readonly ClosedPieces[], reason: string) => `reopened ${all(pieces)}: ${reason}`,
} as const;

interface ClosedPieces {
  readonly name: string;
  readonly quantity: number;
  /** The whole quantity of the line. */
  readonly ordered: number;
}

/** `3 of 12 Fowler Bed and 1 of 2 Side Table`; of many lines, only how many there are. */
function all(pieces: readonly ClosedPieces[]): string {
  if (pieces.length > 3) return `${groupedPieces(pieces.length)} lines`;
  return pieces.map(({ name, quantity, ordered }) => `${groupedPieces(quantity)} of ${groupedPieces(ordered)} ${name}`).join(' and ');
}
