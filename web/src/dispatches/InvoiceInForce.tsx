import type { Dispatch } from '@vikray/contract/dispatches/dispatch.ts';
import { voidNote } from '@vikray/contract/dispatches/dispatch-invoice.ts';

/** The number of the invoice in force, and the void one before it. */
export function InvoiceInForce({ dispatch }: { readonly dispatch: Dispatch }) {
  const note = voidNote(dispatch);
  return (
    <>
      <strong>{dispatch.invoiceNumber}</strong>
      {note !== '' && <span className="dispatch-void"> {note}</span>}
    </>
  );
}
