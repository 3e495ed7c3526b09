import type { PrintableDocument } from '@vikray/contract/quotations/printable-document.ts';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import { findImagesAt } from '../images/public.ts';
import type { App } from '../platform/http/app.ts';
import { drawPdf } from './pdf/draw-pdf.ts';

/** Answers a document as a PDF file under its own name. */
export async function answerPdf(app: App, reply: FastifyReply, document: PrintableDocument): Promise<FastifyReply> {
  const addresses = [document.issuer.image, ...document.productPages.flat().map((line) => line.photo)];
  const pdf = await drawPdf(document, await findImagesAt(app.db, addresses), app.clock.now());
  return reply
    .type('application/pdf')
    .header('content-disposition', contentDisposition(document.fileName))
    .header('cache-control', 'no-store')
    .send(pdf);
}
