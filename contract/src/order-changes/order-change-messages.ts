import { groupedPieces, formatRupees } from '../platform/decimal.ts';
import { slashedDate } from '../platform/dates.ts';

/** A number of pieces of a product. */
export interface NamedPieces {
  readonly name: string;
  readonly pieces: number;
}

const pieces = (some: NamedPieces) => `${groupedPieces(some.pieces)} ${some.name}`;

const numberAndDay = (change: number, on: string) => `${change} of ${slashedDate(on)}`;

/** Every sentence about changes of orders. Amounts in paise. */
export const orderChangeMessages = {
  enterReason: 'Please enter the reason for the change.',
  customerFixed: 'The customer of an order cannot be changed.',
  companyFixed: 'The issuing company of an order cannot be changed.',
  notFound: 'This change does not exist.',
  decided: 'This change has already been decided.',
  nothingPending: 'Nothing of this order remains to be dispatched. Make a new quotation instead.',
  waits: (change: number) => `Change ${change} waits for approval.`,
  /** One change at a time. */
  waitsAlready: (change: number) => `Change ${change} of this order is waiting for approval.`,
  /** Pieces that have left keep product, quantity and rate. */
  alreadyDispatched: (some: NamedPieces) => `Already dispatched: ${pieces(some)}.`,
  alreadyDispatchedOrClosed: (some: NamedPieces) => `Already dispatched or closed: ${pieces(some)}.`,
  alreadyInvoiced: (amount: number) => `Already invoiced: ${formatRupees(amount)}.`,
  /** What is invoiced of one part of the order, such as the freight. */
  alreadyInvoicedOf: (part: string, amount: number) => `Already invoiced: ${part} ${formatRupees(amount)}.`,
  parts: { goods: 'goods', charges: 'charges', discount: 'a discount of' },
  totalStays: (amount: number) => `With this change nothing remains to be dispatched, so the total must stay ${formatRupees(amount)}.`,
  taxWouldChange: (amount: number) =>
    `The tax on invoiced goods would change by ${formatRupees(amount)}. Leave discount and charges as they are, or order the new goods separately.`,
  /** Below the date of a paper: `on` is the day of the approval. */
  changeOf: (change: number, on: string) => `Change ${numberAndDay(change, on)}`,
  numberAndDay,
  /** Names a change in the history. */
  ofOrder: (change: number, number: string) => `change ${change} of ${number}`,
  noSuchChange: 'This order has no such change.',
} as const;

/** The words of the screens. */
export const orderChangeWords = {
  change: 'Change Order',
  title: (number: string) => `Change ${number}`,
  changeName: (change: number) => `Change ${change}`,
  asPlaced: 'As placed',
  changed: 'Changed',
  lastStep: 'What Changes',
  nothingChanged: 'Nothing differs from the order.',
  unchanged: 'Change something of the order first.',
  submitted: (change: number) => `Change ${change} is saved and waits for approval.`,
  submittedAndApproved: (change: number) => `Change ${change} is saved and approved.`,
  view: 'View Change',
  changesOf: 'Changes of',
  which: 'Change to show',
  none: 'This order was never changed.',
  enteredBy: (name: string, instant: string) => `Entered by ${name}, ${instant}`,
  decidedBy: (state: string, name: string, date: string) => `${state} by ${name} on ${date}`,
  approve: 'Approve Change',
  makeVoid: 'Void Change',
  approved: (change: number) => `Change ${change} is approved.`,
  voided: (change: number) => `Change ${change} is void. The order stays as it was.`,
  confirmApprove: 'Approve this change? The order then has its quantities, prices and terms.',
  confirmVoid: 'Make this change void? The order stays as it was.',
  beyond: 'Beyond your limits:',
  paper: 'Change Paper',
  orderBefore: 'Order Before',
  waiting: 'Order changes that wait for approval',
  waitsInList: 'Change waits',
} as const;

/** The words of the paper of a change. */
export const orderChangePaperWords = {
  title: 'Order Change',
  orderDate: 'Order Date',
  customer: 'To',
  before: 'Before',
  after: 'Now',
  change: 'Change',
  nothing: '–',
  totalBefore: 'Total before',
  difference: 'Change of the total',
  totalAfter: 'NEW TOTAL',
  restStays: 'Everything else in the order stays as agreed.',
  acceptedBy: 'Accepted for the customer: stamp and signature',
} as const;

/** What the history of a record says, after the name of the user. */
export const orderChangeHistory = {
  proposed: (number: string, change: number, total: number, reason: string) =>
    `entered change ${change} of ${number} (total ${formatRupees(total)}): ${reason}`,
  voided: (number: string, change: number) => `made change ${change} of ${number} void`,
  sent: (number: string, change: number, to: string) => `sent change ${change} of ${number} to ${to}`,
} as const;
