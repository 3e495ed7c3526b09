/** Draws a printable document as a PDF: A4, selectable text. The contract defines the layout (printed-pages.ts). */
import type { PrintableDocument } from '@vikray/contract/printing/printable-document.ts';
import { hasIndian } from '@vikray/contract/printing/printed-typefaces.ts';
import { setPages } from '@vikray/contract/printing/printed-pages.ts';
import { drawAnnexurePage, drawClosingPage } from './draw-closing.ts';
import { drawFooter, drawLetterhead, drawWatermark } from './draw-frame.ts';
import { drawProductPage, drawProductPhotos } from './draw-products.ts';
import { printedFonts } from './fonts.ts';
import { mm } from './drawing-primitives.ts';
import { openPdf } from './open-pdf.ts';
import { loadShaping } from './shaping.ts';
import { openPictures } from './pictures.ts';

/** What a page shows below its letterhead: its photos, under the word across the page, and all else, over it. */
interface PageContent {
  readonly drawPhotos?: () => void;
  readonly drawRest: () => void;
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
  const { pdf, finish } = openPdf(document, createdAt);
  const pictures = openPictures(pdf, bytesByAddress);
  const { image } = document.issuer;
  const pages = setPages({ ...document, issuer: { ...document.issuer, image: pictures.has(image) ? image : '' } }, printedFonts);

  const drawBelowLetterhead = (draw: () => void) => {
    pdf.save().translate(0, mm(pages.letterhead.shift));
    draw();
    pdf.restore();
  };
  const contents: readonly PageContent[] = [
    ...pages.productPages.map((page) => ({
      drawPhotos: () => drawProductPhotos(pdf, page, pages, pictures),
      drawRest: () => drawProductPage(pdf, page, pages),
    })),
    ...pages.annexurePages.map((page) => ({ drawRest: () => drawAnnexurePage(pdf, page) })),
    ...pages.closingPages.map((page) => ({ drawRest: () => drawClosingPage(pdf, page, pages) })),
  ];
  for (const [index, content] of contents.entries()) {
    pdf.addPage();
    drawLetterhead(pdf, pages.letterhead, pictures);
    if (content.drawPhotos) drawBelowLetterhead(content.drawPhotos);
    drawWatermark(pdf, pages.overprint);
    drawBelowLetterhead(content.drawRest);
    drawFooter(pdf, pages.number, index + 1, pages.pageCount);
  }
  return finish();
}
