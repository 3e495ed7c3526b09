import { inflateSync } from 'node:zlib';
import { watermarks } from '@vikray/contract/printing/printable-document.ts';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';

/** The contents of a PDF. */
export interface ReadPdf {
  /** The text of each page. */
  readonly pages: readonly string[];
  /** Width and height of each page in points. */
  readonly sizes: readonly (readonly number[])[];
  readonly info: Readonly<Record<string, unknown>>;
}

/** Reads a PDF back. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  // Passes a copy, because the reader takes over the memory.
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(pdf, { mergePages: false });
  const pages = await Promise.all(text.map((_, index) => pdf.getPage(index + 1)));
  const { info } = await getMeta(pdf);
  return { pages: text, sizes: pages.map(({ view }) => view.slice(2)), info };
}

const outermost = { left: 40, right: 556, top: 812, bottom: 26 };
/** The height of the rule above the footer. Only the footer is below it. */
const footerRule = 44;

/** The texts of a PDF that are off the sheet, at its edges, or in the footer without belonging to it. Empty for a correct document. */
export async function textsOffTheSheet(bytes: Uint8Array): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const off: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const texts = items.filter((item) => 'str' in item).filter(({ str }) => str.trim() !== '' && !watermarks.some((word) => word === str));
    const footer = new Set(texts.filter(({ transform }) => Math.abs(transform[5] - 32.3) < 1));
    for (const text of texts) {
      const [x, y] = [text.transform[4], text.transform[5]];
      const isInside = x >= outermost.left && x + text.width <= outermost.right && y <= outermost.top && y >= outermost.bottom;
      if (!isInside || (y < footerRule && !footer.has(text))) off.push(text.str);
    }
  }
  return off;
}

const bytesOfText = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

/** The compressed parts of the file, inflated: drawings, fonts and tables of letters. As latin text. */
export function inflatedPartsOf(bytes: Uint8Array): string[] {
  const file = Buffer.from(bytes).toString('latin1');
  return Array.from(file.matchAll(/\/FlateDecode[^]*?stream\n([^]*?)\nendstream/g), ([, packed = '']) =>
    inflateSync(bytesOfText(packed)).toString('latin1'),
  );
}

/** The drawing instructions of the file, as latin text. */
export function drawingOf(bytes: Uint8Array): string {
  return inflatedPartsOf(bytes)
    .filter((part) => part.includes(' cm\n'))
    .join('\n');
}

const mmPerPoint = 25.4 / 72;

/** The positions and sizes of the pictures, page by page, in mm from the upper left corner. */
export function drawnPicturesOf(bytes: Uint8Array): { x: number; y: number; width: number; height: number }[] {
  return [...drawingOf(bytes).matchAll(/(\S+) 0 0 -(\S+) (\S+) (\S+) cm\n\/I\d+ Do/g)].map((match) => {
    const [width = 0, height = 0, x = 0, bottom = 0] = match.slice(1).map((value) => Number(value) * mmPerPoint);
    return { x, y: bottom - height, width, height };
  });
}

/** The texts that the file gives to readers in place of the glyphs, for example for Hindi. */
export function statedTexts(bytes: Uint8Array): string[] {
  return [...drawingOf(bytes).matchAll(/\/ActualText \(\xfe\xff([^]*?)\)\n/g)].map(([, escaped = '']) => {
    const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
    const plain = escaped.replace(/\\([^])/g, (_, character: string) => escapes[character] ?? character);
    return new TextDecoder('utf-16be').decode(bytesOfText(plain));
  });
}
