import type { Dispatch } from '@vikray/contract/dispatches/dispatch.ts';
import { dispatchMessages as say } from '@vikray/contract/dispatches/dispatch-messages.ts';
import { printingMessages } from '@vikray/contract/printing/printing-messages.ts';
import { use } from 'react';
import { useIsPhone } from '../platform/media.ts';
import { ExportButton } from '../ui/lists/ExportButton.tsx';
import { IsInRowSheet } from '../ui/lists/RowAction.tsx';

/** Saves the dispatch note with which a line has left: an icon in a row, a named button on the card of a phone. */
export function NoteButton({ dispatch: { consignmentId, invoiceNumber, number } }: { readonly dispatch: Dispatch }) {
  const isCard = useIsPhone() && !use(IsInRowSheet);
  if (consignmentId === null) return null;
  const left = invoiceNumber || number;
  return (
    <ExportButton
      address={`/api/consignments/${consignmentId}/note.pdf`}
      isLabelled={isCard}
      name={say.dispatchNote}
      label={isCard ? left : `${say.dispatchNote} ${left}`}
      failed={printingMessages.pdfFailed}
    />
  );
}
