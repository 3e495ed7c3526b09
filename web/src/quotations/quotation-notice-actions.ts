import { printingMessages } from '@vikray/contract/printing/printing-messages.ts';
import { mayBeExported } from '@vikray/contract/quotations/quotation-status.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import type { NoticeAction } from '../platform/NoticeMore.tsx';
import { pdfAction, viewAction } from '../ui/page/notice-actions.ts';

/** The links in a notice about a quotation: its page, and its PDF if it can be exported. */
export function quotationNoticeActions({ quotationId, status }: Pick<Quotation, 'quotationId' | 'status'>): NoticeAction[] {
  const view = viewAction(`/viewquotation?id=${quotationId}`);
  return mayBeExported(status) ? [view, pdfAction(`/api/quotations/${quotationId}.pdf`, printingMessages.pdfFailed)] : [view];
}
