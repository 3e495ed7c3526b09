import type { Printable } from '@vikray/contract/printing/printable-paper.ts';
import { whyUnprintable } from '@vikray/contract/printing/unprintable-texts.ts';
import type { OperationName } from '@vikray/contract/operations.ts';
import type { Context, OperationFailure } from '../platform/handler.ts';
import { CallerLeft, QueueFull } from '../platform/threads/fair-queue.ts';
import { drawTask } from './answer-pdf.ts';
import { pdfThreads } from './pdf-threads.ts';

export interface Drawing extends Pick<Context<OperationName>, 'db' | 'helpers' | 'caller' | 'now'> {
  fail(name: 'Unprintable' | 'TooManyPdfs', sentence?: string): OperationFailure;
}

/** A document as a PDF, for a mail or a link. Call it outside of transactions, because drawing takes time. */
export async function drawPaper({ db, helpers, caller, now, fail }: Drawing, document: Printable): Promise<Uint8Array> {
  const refused = whyUnprintable(document);
  if (refused) throw fail('Unprintable', refused);
  return helpers
    .teamOf(pdfThreads)
    .run(caller, () => drawTask(db, document, new Date(now)))
    .catch((error: unknown) => {
      // Nothing was sent, so the same key may be used again, even by a caller who hung up and tries again.
      throw error instanceof QueueFull || error instanceof CallerLeft ? fail('TooManyPdfs') : error;
    });
}
