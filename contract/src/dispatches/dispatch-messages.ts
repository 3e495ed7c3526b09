import { formatRupees, groupedPieces } from '../platform/decimal.ts';

/** Every sentence of the dispatches area. */
export const dispatchMessages = {
  /** The specification's spelling. */
  enterInvoiceNumber: 'Please enter Invoide Number.',
  numbersItself: 'This company numbers its invoices itself. Leave the number blank.',
  numberComes: 'The number is assigned automatically.',
  invalidInvoiceNumber: 'The invoice number can have at most 16 digits.',
  enterInvoiceDate: 'Please enter Invoice Date.',
  invoiceDateOutOfRange: 'The invoice date must be between the order date and today.',
  half: 'Half',
  allThatCanGo: 'All that can go',
  selectQuantity: 'Please select quantity.',
  wholePieces: 'Only whole pieces can be dispatched.',
  moreThanOrdered: 'This is more than the pending quantity.',
  moreThanInStock: 'This is more than the quantity in stock.',
  /** The same of one among several lines. */
  moreOfThanOrdered: (name: string) => `The quantity of ${name} is more than its pending quantity.`,
  moreOfThanInStock: (name: string) => `The quantity of ${name} is more than the quantity in stock.`,
  isIssued: 'The panel has issued this invoice itself. Enter another invoice number.',
  hasIrn: 'This invoice already has an IRN. Enter another invoice number, or remove the IRN in Tax Documents first.',
  hasEway: 'This invoice already has an e-way bill. Enter another invoice number, or remove the e-way bill in Tax Documents first.',
  lineUnknown: 'This product is not part of the order.',
  dispatchNote: 'Dispatch Note',
  invoice: 'Invoice',
  dispatched: 'Order successfully dispatched.',
  withoutInvoice: 'Without an invoice',
  returned: (pieces: number) => `${groupedPieces(pieces)} returned`,
  isVoid: 'void',
  advanceTitle: 'The advance is open',
  /** What the gate is asked; without an amount for users who may not see money received. */
  advanceOpen: (paise: number | null) =>
    paise === null
      ? 'The advance of this order is not received in full. Dispatch anyway?'
      : `${formatRupees(paise)} of the advance is still open. Dispatch anyway?`,
  noneFound: 'Dispatch list no found',
} as const;

/** What the history of a record says of a dispatched line, after the name of the user. */
export const dispatchHistory = {
  notified: (number: string, to: string) => `told ${to} of the dispatch for ${number}`,
  dispatched: ({ quantity, ordered, name, invoiceNumber }: DispatchedInWords) =>
    `dispatched ${groupedPieces(quantity)} of ${groupedPieces(ordered)} ${name} ${invoiceNumber === '' ? 'without an invoice' : `against invoice ${invoiceNumber}`}`,
  replaced: ({ quantity, name }: Pick<DispatchedInWords, 'quantity' | 'name'>) =>
    `dispatched ${groupedPieces(quantity)} ${name} to replace returned goods`,
} as const;

interface DispatchedInWords {
  readonly quantity: number;
  /** The whole quantity of the line. */
  readonly ordered: number;
  readonly name: string;
  readonly invoiceNumber: string;
}
