import { once } from 'node:events';
import type { Printable } from '@vikray/contract/printing/printable-paper.ts';
import PdfkitDocument from 'pdfkit';
import { DocumentFonts } from './document-fonts.ts';

const a4 = [595.28, 841.89];

/** pdfkit's document, with the fonts that it embeds. */
export type Pdf = InstanceType<typeof PdfkitDocument> & { readonly fonts: DocumentFonts };

/** A PDF that is being drawn. */
export interface OpenPdf {
  readonly pdf: Pdf;
  /** Ends the drawing and returns the file. */
  finish(): Promise<Uint8Array>;
}

/** Opens an empty PDF of A4 pages. */
export function openPdf({ title, number, issuer }: Pick<Printable, 'title' | 'number' | 'issuer'>, createdAt: Date): OpenPdf {
  const document = new PdfkitDocument({
    // We embed our own; pdfkit would read Helvetica.
    font: '',
    size: a4,
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: 'en-IN',
    displayTitle: true,
    info: {
      Title: `${title} ${number}`.toWellFormed(),
      Author: issuer.name.toWellFormed(),
      Creator: 'Vikray',
      CreationDate: createdAt,
    },
  });
  const pdf = Object.assign(document, { fonts: new DocumentFonts(document) });
  const chunks: Uint8Array[] = [];
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  return {
    pdf,
    async finish() {
      const ended = once(pdf, 'end');
      pdf.fonts.embed();
      pdf.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
}
