/** Draws a printable document as a PDF: A4, selectable text. The contract defines the layout (printed-pages.ts). */
import { once } from 'node:events';
import type { PrintableDocument } from '@vikray/contract/printing/printable-document.ts';
import { hasIndian } from '@vikray/contract/printing/printed-typefaces.ts';
import { setPages } from '@vikray/contract/printing/printed-pages.ts';
import PdfkitDocument from 'pdfkit';
import { drawAnnexurePage, drawClosingPage } from './draw-closing.ts';
import { drawFooter, drawLetterhead, drawWatermark } from './draw-frame.ts';
import { drawProductPage } from './draw-products.ts';
import { printedFonts } from './fonts.ts';
import { mm, type Pdf } from './drawing-primitives.ts';
import { loadShaping } from './shaping.ts';
import { openPictures } from './pictures.ts';

const a4 = [595.28, 841.89];

function openPdf(document: PrintableDocument, createdAt: Date): Pdf {
  return new PdfkitDocument({
    size: a4,
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: 'en-IN',
    displayTitle: true,
    info: {
      Title: `${document.title} ${document.number}`.toWellFormed(),
      Author: document.issuer.name.toWellFormed(),
      Creator: 'Vikray',
      CreationDate: createdAt,
    },
  });
}

/**
 * Draws a document. `bytesByAddress` holds JPEG files by their address, with the logo. A placeholder replaces a missing or broken photo; a
 * missing logo is left out. The same document and moment give the same file. No text or picture makes it fail. A helper thread calls it
 * (draw-program.ts), because the work would delay all requests.
 */
export async function drawPdf(
  document: PrintableDocument,
  bytesByAddress: ReadonlyMap<string, Uint8Array>,
  createdAt: Date,
): Promise<Uint8Array> {
  if (hasIndian(JSON.stringify(document))) await loadShaping();
  const pdf = openPdf(document, createdAt);
  const chunks: Uint8Array[] = [];
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const pictures = openPictures(pdf, bytesByAddress);
  const { image } = document.issuer;
  const pages = setPages({ ...document, issuer: { ...document.issuer, image: pictures.has(image) ? image : '' } }, printedFonts);

  const contents = [
    ...pages.productPages.map((page) => () => drawProductPage(pdf, page, pages, pictures)),
    ...pages.annexurePages.map((page) => () => drawAnnexurePage(pdf, page)),
    ...pages.closingPages.map((page) => () => drawClosingPage(pdf, page, pages)),
  ];
  for (const [index, drawContent] of contents.entries()) {
    pdf.addPage();
    drawLetterhead(pdf, pages.letterhead, pictures);
    pdf.save().translate(0, mm(pages.letterhead.shift));
    drawContent();
    pdf.restore();
    drawFooter(pdf, pages.number, index + 1, pages.pageCount);
    drawWatermark(pdf, pages.overprint);
  }
  const ended = once(pdf, 'end');
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
