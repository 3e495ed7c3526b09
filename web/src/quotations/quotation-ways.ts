import { printingMessages } from '@vikray/contract/printing/printing-messages.ts';
import { mayBeExported } from '@vikray/contract/quotations/quotation-status.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import type { NoticeWay } from '../platform/NoticeMore.tsx';
import { pdfWay, viewWay } from '../ui/page/record-ways.ts';

/** The links in a notice about a quotation: its page, and its PDF if it can be exported. */
export function quotationWays({ quotationId, status }: Pick<Quotation, 'quotationId' | 'status'>): NoticeWay[] {
  const view = viewWay(`/viewquotation?id=${quotationId}`);
  return mayBeExported(status) ? [view, pdfWay(`/api/quotations/${quotationId}.pdf`, printingMessages.pdfFailed)] : [view];
}
