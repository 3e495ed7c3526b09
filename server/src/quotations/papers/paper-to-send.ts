import { whyUnprintable } from '@vikray/contract/printing/unprintable-texts.ts';
import { documentFileName, printableDocument } from '@vikray/contract/quotations/quotation-document.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { drawPaper, type Drawing } from '../../printing/public.ts';
import { listLines } from '../contents/quotation-line-store.ts';
import { findSentPaper } from './sent-paper-store.ts';

/** The PDF of a quotation and its name. */
export interface PaperToSend {
  readonly pdf: Uint8Array;
  readonly fileName: string;
}

/**
 * The PDF that a mail or a link gives to the customer: as it was first sent, else drawn now. `storeSentPaper` then stores it, so that all
 * mails and links of a revision give the same bytes. Call this outside of transactions, because drawing takes time.
 */
export async function paperToSend(drawing: Drawing, quotation: Quotation): Promise<PaperToSend> {
  const { db, fail } = drawing;
  const document = printableDocument(quotation, await listLines(db, quotation.quotationId));
  const refused = whyUnprintable(document);
  if (refused) throw fail('Unprintable', refused);
  const sentBefore = await findSentPaper(db, quotation.quotationId);
  return { pdf: sentBefore ?? (await drawPaper(drawing, document)), fileName: documentFileName(quotation.number, quotation.date) };
}
