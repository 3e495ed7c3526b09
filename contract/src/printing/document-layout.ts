/** Lays out a document: products, annexure, closing. */
import type { EncodeQr } from './qr-code.ts';
import { movedDown, type Mark, type Sheet } from './display-list.ts';
import { layOutClosing } from './document-closing.ts';
import { layOutOpening } from './document-opening.ts';
import { layOutProducts } from './document-products.ts';
import { labelledType, LabelledTexts } from './labelled-texts.ts';
import { layOutLetterhead } from './letterhead.ts';
import type { PrintableDocument } from './printable-document.ts';
import { printedWords } from './printed-words.ts';
import type { RestOfRow } from './product-row.ts';
import { sheetsOf } from './sheets.ts';
import { Setter, type Typeface } from './text-setting.ts';

/**
 * The sheets of a document in a typeface. Screen and PDF have the same lines and sheets as long as their typefaces have the same widths.
 * Without an encoder, a QR code is left out. Never fails.
 */
export function layOutDocument(document: PrintableDocument, typeface: Typeface, encodeQr?: EncodeQr): Sheet[] {
  const setter = new Setter(typeface);
  const letterhead = layOutLetterhead(setter, document.issuer);
  const { shift } = letterhead;
  const products = layOutProducts(setter, document, layOutOpening(setter, document), shift);
  const contents = [
    ...products.sheets,
    ...layOutAnnexure(setter, products.rests, shift),
    ...layOutClosing(setter, document, { shift, encodeQr }),
  ];
  return sheetsOf(
    setter,
    document,
    letterhead,
    contents.map((content) => movedDown(content, shift)),
  );
}

function layOutAnnexure(setter: Setter, rests: readonly RestOfRow[], shift: number): Mark[][] {
  if (rests.length === 0) return [];
  const annexure = new LabelledTexts(printedWords.annexure, shift);
  for (const { number, name, text } of rests) {
    const lines = [name, text].flatMap((part) => setter.wrap(part, 'regular', labelledType.points, labelledType.width));
    annexure.add(printedWords.serial(number), lines);
  }
  return annexure.sheets();
}
