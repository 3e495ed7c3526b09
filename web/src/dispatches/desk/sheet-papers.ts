import { dispatchDeskMessages as say } from '@vikray/contract/dispatches/dispatch-desk-messages.ts';
import { printingMessages } from '@vikray/contract/printing/printing-messages.ts';
import type { NoticeAction } from '../../platform/NoticeMore.tsx';
import { pdfAction } from '../../ui/page/notice-actions.ts';

/** The papers of all consignments of a sheet, each kind as one file. The invoices if some of them were issued here. */
export function sheetPapers(consignmentIds: readonly number[], hasInvoices: boolean): NoticeAction[] {
  const papers = (label: string, paper: string) => ({
    ...pdfAction(`/api/consignments/papers.pdf?ids=${consignmentIds.join(',')}&paper=${paper}`, printingMessages.pdfFailed),
    label,
  });
  return [papers(say.notes, 'note'), ...(hasInvoices ? [papers(say.invoices, 'invoice')] : [])];
}
