import { printingMessages } from '@vikray/contract/printing/printing-messages.ts';
import { mayBeExported } from '@vikray/contract/quotations/quotation-status.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import type { NoticeWay } from '../platform/NoticeMore.tsx';
import { pdfWay, viewWay } from '../ui/page/record-ways.ts';

/** The ways from a notice to a quotation: its page, and its PDF once it may be exported. */
export function quotationWays({ quotationId, status }: Pick<Quotation, 'quotationId' | 'status'>): NoticeWay[] {
  const view = viewWay(`/viewquotation?id=${quotationId}`);
  return mayBeExported(status) ? [view, pdfWay(`/api/quotations/${quotationId}.pdf`, printingMessages.pdfFailed)] : [view];
}
