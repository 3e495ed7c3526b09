import type { NextPromise } from '../orders/next-promise.ts';
import { slashedDate } from '../platform/dates.ts';
import { groupedPieces } from '../platform/decimal.ts';

/** The next promise of a deal, with whether its date is over. */
export interface SaidPromise extends NextPromise {
  readonly isOverdue: boolean;
}

/** Pieces of an order in each stage. */
export interface OrderedPieces {
  readonly ordered: number;
  readonly dispatched: number;
  readonly closed: number;
  readonly canShip: number;
  /** Pending pieces that are in stock, but go to other orders first. */
  readonly behindOthers: number;
  /** Pending pieces that are not in stock. */
  readonly waiting: number;
  /** The next date promised for pending pieces; undefined for none. */
  readonly promise: SaidPromise | undefined;
}

const counted = (count: number) => `${groupedPieces(count)} ${count === 1 ? 'piece' : 'pieces'}`;

function dispatched({ ordered, dispatched: sent, closed, canShip, behindOthers, waiting, promise }: OrderedPieces): string {
  if (sent === ordered) return `${ordered === 1 ? 'The piece is' : `All ${counted(ordered)} are`} dispatched.`;
  const parts = [
    `${groupedPieces(sent)} of ${counted(ordered)} dispatched`,
    canShip > 0 && `${groupedPieces(canShip)} can go today`,
    behindOthers > 0 && `${groupedPieces(behindOthers)} ${behindOthers === 1 ? 'waits' : 'wait'} behind other orders`,
    waiting > 0 && `${groupedPieces(waiting)} ${waiting === 1 ? 'waits' : 'wait'} for stock`,
    promise && `${groupedPieces(promise.pieces)} ${promise.isOverdue ? 'overdue since' : 'promised for'} ${slashedDate(promise.on)}`,
    closed > 0 && `${groupedPieces(closed)} closed`,
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}

/** Every sentence of the deals area. */
export const dealMessages = {
  notFound: 'This deal does not exist.',
  documents: 'Documents',
  timeline: 'Timeline',
  views: 'Views',
  /** The customer's tab with its deals. */
  deals: 'Deals',
  noneFound: 'No deals found.',
  notQuoted: 'No quotation has been made yet.',
  /** `reason` is blank if none was given. */
  closed: (reason: string) => (reason === '' ? 'The enquiry is closed.' : `The enquiry is closed: ${reason}.`),
  orderClosed: 'The order is closed, nothing was dispatched.',
  quoted: (pieces: number) => `${counted(pieces)} quoted, nothing ordered yet.`,
  accepted: (by: string, date: string) => `Accepted by ${by} on ${date}, nothing ordered yet.`,
  lost: (reason: string) => `The quotation is lost: ${reason}.`,
  void: 'The quotation is void.',
  dispatched,
  dispatchedLine: (quantity: number, name: string) => `${groupedPieces(quantity)} × ${name}`,
  invoice: (number: string) => `Invoice ${number}`,
  move: 'Move',
  /** The name of the button in a row, and the title of its dialog. */
  moveOf: (number: string) => `Move ${number}`,
  /** The field of the dialog. */
  otherDeal: 'Deal',
  blankForNewDeal: 'Leave this blank to give the quotation a deal of its own.',
  selectDeal: 'Please select the deal.',
  moved: 'The quotation now belongs to this deal.',
  showAll: (count: number) => `Show All ${count}`,
} as const;
