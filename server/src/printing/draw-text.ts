/** Writes texts as the operators of PDF: https://opensource.adobe.com/dc-acrobat-sdk-docs/pdfstandards/PDF32000_2008.pdf (9.4). */
import type { Pdf } from './open-pdf.ts';
import type { LaidText, PrintedFont } from './printed-font.ts';

/** A number as pdfkit writes it. */
const number = (value: number) => String(Math.round(value * 1e6) / 1e6);

/** A text in one font: its words, each with the space after it. Figures are laid out as a whole. */
export function wordsOf(font: PrintedFont, text: string, isFigure: boolean): readonly LaidText[] {
  return (isFigure ? [text] : (text.match(/[^ ]* |[^ ]+$/g) ?? [])).map((word) => font.layOut(word, isFigure));
}

/** The width of words, in thousandths of the type size. */
export function widthOf(words: readonly LaidText[]): number {
  return words.reduce((sum, { width }) => sum + width, 0);
}

interface PlacedWords {
  readonly font: PrintedFont;
  readonly words: readonly LaidText[];
  /** The start of the baseline, in points from the upper left corner. */
  readonly x: number;
  readonly y: number;
  readonly points: number;
  /** Operators that hold for this text, such as its colour, each with a line break at its end. */
  readonly state: string;
}

/** Draws words. */
export function drawWords(pdf: Pdf, { font, words, x, y, points, state }: PlacedWords): void {
  const { height } = pdf.page;
  const scale = points / 1000;
  const moveTo = (right: number, up: number) => `1 0 0 1 ${number(x + right * scale)} ${number(height - y + up * scale)} Tm\n`;
  // The y axis of the page points down, that of letters up.
  let operators = `q\n${state}1 0 0 -1 0 ${height} cm\nBT\n/${pdf.fonts.use(font, words)} ${number(points)} Tf\n${moveTo(0, 0)}`;
  let line = '';
  let start = 0;
  let isThere = true;
  const show = () => {
    if (line) operators += `[<${line}>] TJ\n`;
    line = '';
  };
  for (const { pieces, width } of words) {
    for (const piece of pieces) {
      if (!piece.isInFlow || !isThere) {
        show();
        operators += moveTo(start + piece.x, piece.y);
      }
      line += piece.code;
      isThere = piece.isInFlow;
    }
    start += width;
  }
  show();
  // pdfkit turns texts into bytes much more slowly.
  pdf.addContent(Buffer.from(`${operators}ET\nQ\n`, 'latin1'));
}
