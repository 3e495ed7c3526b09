import type { PrintableDocument } from '@vikray/contract/quotations/printable-document.ts';
import { whyUnprintable } from '@vikray/contract/quotations/unprintable-texts.ts';
import { unprintable } from '@vikray/contract/quotations/unprintable.ts';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import { findImagesAt } from '../images/public.ts';
import type { Db } from '../platform/database/tables.ts';
import type { App } from '../platform/http/app.ts';
import { RequestFailure } from '../platform/http/failures.ts';

/** A document as a PDF file, with its pictures. */
export async function pdfOf(db: Db, document: PrintableDocument, now: Date): Promise<Uint8Array> {
  const addresses = [document.issuer.image, ...document.lines.map((line) => line.photo)];
  // Loaded with the first document: the PDF writer and its fonts would double the time of the start.
  const { drawPdf } = await import('./pdf/draw-pdf.ts');
  return drawPdf(document, await findImagesAt(db, addresses), now);
}

/** Answers a document as a PDF file under its own name; refuses one with characters that no font has, rather than print a gap. */
export async function answerPdf(app: App, reply: FastifyReply, document: PrintableDocument): Promise<FastifyReply> {
  const refused = whyUnprintable(document);
  if (refused) throw new RequestFailure(409, unprintable, refused);
  const pdf = await pdfOf(app.db, document, app.clock.now());
  return reply
    .type('application/pdf')
    .header('content-disposition', contentDisposition(document.fileName))
    .header('cache-control', 'no-store')
    .send(pdf);
}
