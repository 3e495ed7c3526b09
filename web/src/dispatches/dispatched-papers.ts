import { dispatchMessages as say } from '@vikray/contract/dispatches/dispatch-messages.ts';
import { printingMessages } from '@vikray/contract/printing/printing-messages.ts';
import type { NoticeAction } from '../platform/NoticeMore.tsx';
import { pdfAction } from '../ui/page/notice-actions.ts';

/** The papers of a consignment that has just left: its dispatch note, and the invoice if the company issues it here. */
export function papersOf(consignmentId: number | undefined, issuesHere: boolean): NoticeAction[] {
  if (consignmentId === undefined) return [];
  const paper = (label: string, name: string) => ({
    ...pdfAction(`/api/consignments/${consignmentId}/${name}.pdf`, printingMessages.pdfFailed),
    label,
  });
  return [paper(say.dispatchNote, 'note'), ...(issuesHere ? [paper(say.invoice, 'invoice')] : [])];
}
