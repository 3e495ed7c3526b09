import type PdfkitDocument from 'pdfkit';
import type { UsedGlyphs } from './embeddable-font.ts';
import type { LaidText, PrintedFont } from './printed-font.ts';

type Pdfkit = InstanceType<typeof PdfkitDocument>;

interface UsedFont {
  readonly name: string;
  readonly reference: PDFKit.PDFKitReference;
  readonly glyphs: Map<number, readonly number[]>;
}

/** The fonts of one document. pdfkit would lay out the same words and cut the same fonts again for each document, so we write both. */
export class DocumentFonts {
  readonly #pdf: Pdfkit;
  readonly #used = new Map<PrintedFont, UsedFont>();

  constructor(pdf: Pdfkit) {
    this.#pdf = pdf;
  }

  /** The name of a font on the current page, for a text of these words. */
  use(font: PrintedFont, words: readonly LaidText[]): string {
    let used = this.#used.get(font);
    if (!used) {
      used = { name: `F${this.#used.size + 1}`, reference: this.#pdf.ref({}), glyphs: new Map() };
      this.#used.set(font, used);
    }
    for (const { id, letters } of words.flatMap(({ glyphs }) => glyphs)) if (!used.glyphs.has(id)) used.glyphs.set(id, letters);
    this.#pdf.page.fonts[used.name] = used.reference;
    return used.name;
  }

  /** Writes the fonts into the file, after all pages. */
  embed(): void {
    for (const [font, { reference, glyphs }] of this.#used) this.#embed(font, reference, glyphs);
  }

  #embed(printed: PrintedFont, reference: PDFKit.PDFKitReference, glyphs: UsedGlyphs): void {
    const { font } = printed;
    const { name, file, fileLength, widths, letters } = printed.embedded(glyphs);
    const { bbox, italicAngle, ascent, descent, capHeight, xHeight } = font;
    const descriptor = this.#write({
      Type: 'FontDescriptor',
      FontName: name,
      // Its characters are numbers of glyphs.
      Flags: 4,
      FontBBox: [bbox.minX, bbox.minY, bbox.maxX, bbox.maxY],
      ItalicAngle: italicAngle,
      Ascent: ascent,
      Descent: descent,
      CapHeight: capHeight,
      XHeight: xHeight,
      StemV: 0,
      FontFile2: this.#write({ Filter: 'FlateDecode', Length1: fileLength }, file),
    });
    const descendant = this.#write({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: name,
      // pdfkit writes a String as a text and a string as a name.
      CIDSystemInfo: { Registry: new String('Adobe'), Ordering: new String('Identity'), Supplement: 0 },
      FontDescriptor: descriptor,
      W: widths,
      CIDToGIDMap: 'Identity',
    });
    Object.assign(reference.data, {
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: 'Identity-H',
      DescendantFonts: [descendant],
      ToUnicode: this.#write({ Filter: 'FlateDecode' }, letters),
    });
    reference.end(undefined);
  }

  #write(data: object, bytes?: Uint8Array): PDFKit.PDFKitReference {
    const reference = this.#pdf.ref(data);
    reference.end(bytes);
    return reference;
  }
}
