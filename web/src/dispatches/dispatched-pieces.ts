/** What can still be done with a dispatched line. */
import type { Dispatch } from '@vikray/contract/dispatches/dispatch.ts';
import { groupedPieces } from '@vikray/contract/platform/decimal.ts';

/** Whether it stands and nothing of it has come back. */
export function mayBeCancelled({ status, returnedQuantity }: Dispatch): boolean {
  return status === 'Dispatched' && returnedQuantity === 0;
}

/** The pieces that are still with the customer: 0 of a cancelled line. */
export function piecesAway({ status, dispatchQuantity, returnedQuantity }: Dispatch): number {
  return status === 'Cancelled' ? 0 : dispatchQuantity - returnedQuantity;
}

/** `4 × Fowler Bed, invoice 1234` */
export function sentLine({ dispatchQuantity, name, invoiceNumber }: Dispatch): string {
  const pieces = `${groupedPieces(dispatchQuantity)} × ${name}`;
  return invoiceNumber === '' ? pieces : `${pieces}, invoice ${invoiceNumber}`;
}
