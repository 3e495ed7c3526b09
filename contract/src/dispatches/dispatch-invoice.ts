import type { Dispatch } from './dispatch.ts';
import { dispatchMessages as say } from './dispatch-messages.ts';

/** What stands beside the number of an invoice: that it is void, or which void one came before it. Blank for neither. */
export function voidNote({ paperState, voidInvoice }: Pick<Dispatch, 'paperState' | 'voidInvoice'>): string {
  if (paperState === 'Void') return say.isVoid;
  return voidInvoice === '' ? '' : say.wasVoid(voidInvoice);
}
