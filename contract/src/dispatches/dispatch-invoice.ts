import type { Dispatch } from './dispatch.ts';
import { dispatchMessages as say } from './dispatch-messages.ts';

/** The note beside the number of an invoice: that it is void, or which void one it replaces. Blank for neither. */
export function voidNote({ invoiceNumber, voidInvoice }: Pick<Dispatch, 'invoiceNumber' | 'voidInvoice'>): string {
  if (voidInvoice === '') return '';
  return voidInvoice === invoiceNumber ? say.isVoid : `${voidInvoice} ${say.isVoid}`;
}
