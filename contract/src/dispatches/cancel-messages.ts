import { groupedPieces } from '../platform/decimal.ts';

/** Every sentence about cancelled dispatches. */
export const cancelMessages = {
  cancel: 'Cancel Dispatch',
  /** Closes the dialog without cancelling anything. */
  keep: 'Keep',
  /** Above the lines that are cancelled. */
  explain: 'The goods did not leave. They go back into stock and are pending again.',
  selectDispatch: 'Please select a dispatch.',
  reason: 'Reason',
  enterReason: 'Please enter the reason.',
  notFound: 'This dispatch does not exist.',
  cancelledBefore: 'This dispatch has already been cancelled.',
  returnedBefore: 'Goods from this dispatch have already been returned.',
  isRegistered: 'This invoice is registered. Enter a return and a credit note instead.',
  voidInvoiceFirst: 'Void the invoice first.',
  stockTooLarge: 'The stock would become too large.',
  ewayHint: (number: string) => `Cancel e-way bill ${number} at the portal within 24 hours.`,
  irnHint: (number: string) => `Cancel the IRN of invoice ${number} at the portal within 24 hours.`,
  cancelled: 'Dispatch cancelled.',
} as const;

/** What the history of a record says of a cancelled dispatch, after the name of the user. */
export const cancelHistory = {
  cancelled: ({ quantity, name, invoiceNumber, reason }: CancelledInWords) =>
    `cancelled the dispatch of ${groupedPieces(quantity)} ${name}${invoiceNumber === '' ? '' : ` against invoice ${invoiceNumber}`}: ${reason}`,
  consignment: (number: string, reason: string) => `cancelled a consignment of ${number}: ${reason}`,
  part: (number: string, reason: string) => `cancelled a part of a consignment of ${number}: ${reason}`,
  order: (number: string) => `cancelled a dispatch of ${number}`,
} as const;

interface CancelledInWords {
  readonly quantity: number;
  readonly name: string;
  readonly invoiceNumber: string;
  readonly reason: string;
}

/** What remains to be done at the portal when goods of a consignment did not leave. */
export function portalHints({ ewayNumber, irn, invoiceNumber }: Registered): string[] {
  return [
    ...(ewayNumber === '' ? [] : [cancelMessages.ewayHint(ewayNumber)]),
    ...(irn === '' ? [] : [cancelMessages.irnHint(invoiceNumber)]),
  ];
}

interface Registered {
  readonly ewayNumber: string;
  readonly irn: string;
  readonly invoiceNumber: string;
}
