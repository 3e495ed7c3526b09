import { whyUnprintable } from '@vikray/contract/printing/unprintable-texts.ts';
import { documentFileName, printableDocument } from '@vikray/contract/quotations/quotation-document.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import type { OperationName } from '@vikray/contract/operations.ts';
import type { Context, OperationFailure } from '../../platform/handler.ts';
import { CallerLeft, QueueFull } from '../../platform/threads/fair-queue.ts';
import { drawTask, pdfThreads } from '../../printing/public.ts';
import { listLines } from '../contents/quotation-line-store.ts';
import { findSentPaper } from './sent-paper-store.ts';

interface Drawing extends Pick<Context<OperationName>, 'db' | 'helpers' | 'caller' | 'now'> {
  fail(name: 'Unprintable' | 'TooManyPdfs', sentence?: string): OperationFailure;
}

/** The PDF of a quotation and its name. */
export interface PaperToSend {
  readonly pdf: Uint8Array;
  readonly fileName: string;
}

/**
 * The PDF that a mail or a link gives to the customer: as it was first sent, else drawn now. `storeSentPaper` then stores it, so that all
 * mails and links of a revision give the same bytes. Call this outside of transactions, because drawing takes time.
 */
export async function paperToSend({ db, helpers, caller, now, fail }: Drawing, quotation: Quotation): Promise<PaperToSend> {
  const document = printableDocument(quotation, await listLines(db, quotation.quotationId));
  const refused = whyUnprintable(document);
  if (refused) throw fail('Unprintable', refused);
  const fileName = documentFileName(quotation.number, quotation.date);
  const sentBefore = await findSentPaper(db, quotation.quotationId);
  if (sentBefore) return { pdf: sentBefore, fileName };
  const pdf = await helpers
    .teamOf(pdfThreads)
    .run(caller, () => drawTask(db, document, new Date(now)))
    .catch((error: unknown) => {
      // Nothing was sent, so the same key may be used again, even by a caller who hung up and tries again.
      throw error instanceof QueueFull || error instanceof CallerLeft ? fail('TooManyPdfs') : error;
    });
  return { pdf, fileName };
}
