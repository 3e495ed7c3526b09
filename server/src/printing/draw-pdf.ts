/** Draws everything that the panel prints as a PDF: A4, selectable text. The contract says where everything is (display-list.ts). */
import type { Sheet } from '@vikray/contract/printing/display-list.ts';
import { layOutDocument } from '@vikray/contract/printing/document-layout.ts';
import { layOutPaper } from '@vikray/contract/printing/paper-layout.ts';
import { isPaper, type Printable } from '@vikray/contract/printing/printable-paper.ts';
import { hasIndian } from '@vikray/contract/printing/printed-typefaces.ts';
import { encode } from 'uqr';
import { printedFonts } from './fonts.ts';
import { openPdf } from './open-pdf.ts';
import { paintSheet } from './paint-sheet.ts';
import { openPictures } from './pictures.ts';
import { loadShaping } from './shaping.ts';

/**
 * Draws a document or paper, or several in one file. `bytesByAddress` holds JPEG files by their address, with the logo. A placeholder
 * replaces a missing or broken photo; a missing logo is left out. The same document and time give the same file. No text or picture makes
 * it fail. A helper thread calls it (draw-program.ts), because the work would delay all requests.
 */
export async function drawPdf(
  printable: Printable | readonly Printable[],
  bytesByAddress: ReadonlyMap<string, Uint8Array>,
  createdAt: Date,
): Promise<Uint8Array> {
  const printables = [printable].flat();
  const [first] = printables;
  if (!first) throw new Error('There is nothing to draw');
  if (hasIndian(JSON.stringify(printables))) await loadShaping();
  const { pdf, finish } = openPdf(first, createdAt);
  const pictures = openPictures(pdf, bytesByAddress);
  for (const sheet of printables.flatMap((each) => sheetsOf(each, pictures.has(each.issuer.image)))) {
    pdf.addPage();
    paintSheet(pdf, sheet, pictures);
  }
  return finish();
}

function sheetsOf(printable: Printable, hasLogo: boolean): Sheet[] {
  const shown = hasLogo ? printable : { ...printable, issuer: { ...printable.issuer, image: '' } };
  return isPaper(shown) ? layOutPaper(shown, printedFonts, encodeQr) : layOutDocument(shown, printedFonts, encodeQr);
}

/** The lowest correction has the largest modules. Paper in an office is clean, and phones read large modules better. */
function encodeQr(text: string): boolean[][] {
  return encode(text, { ecc: 'L', border: 0 }).data;
}
