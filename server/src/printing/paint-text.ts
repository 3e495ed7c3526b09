/** Writes texts as the operators of PDF: https://opensource.adobe.com/dc-acrobat-sdk-docs/pdfstandards/PDF32000_2008.pdf (9.4). */
import type { TextMark } from '@vikray/contract/printing/display-list.ts';
import { hasIndian, runsOf } from '@vikray/contract/printing/printed-typefaces.ts';
import { mmPerPoint, printedColours, sheetMeasures } from '@vikray/contract/printing/sheet-measures.ts';
import type { SetText } from '@vikray/contract/printing/text-setting.ts';
import { printedFontOf } from './fonts.ts';
import type { Pdf } from './open-pdf.ts';
import type { LaidText, PrintedFont } from './printed-font.ts';

/** A number as pdfkit writes it. */
const number = (value: number) => String(Math.round(value * 1e6) / 1e6);

/** A text in one font: its words, each with the space after it; of figures, the parts between the commas, which many amounts share. */
function wordsOf(font: PrintedFont, text: string, isFigure: boolean): readonly LaidText[] {
  const words = isFigure ? /[^,]*,|[^,]+$/g : /[^ ]* |[^ ]+$/g;
  return (text.match(words) ?? []).map((word) => font.layOut(word, isFigure));
}

/** The width of words, in thousandths of the type size. */
function widthOf(words: readonly LaidText[]): number {
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

/** Paints words. */
function paintWords(pdf: Pdf, { font, words, x, y, points, state }: PlacedWords): void {
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

/** The operator that fills with a colour. */
function inkOf(value: string): string {
  const parts = [value.slice(1, 3), value.slice(3, 5), value.slice(5, 7)];
  return `${parts.map((part) => parseInt(part, 16) / 255).join(' ')} rg\n`;
}

const inks = new Map(Object.entries(printedColours).map(([colour, value]) => [colour, inkOf(value)]));

/** Paints one line of text. */
export function paintText(pdf: Pdf, { text, x, y, points, weight, colour, align, isFigure, tracking }: TextMark): void {
  if (!text) return;
  const runs = runsOf(text).map((run) => {
    const font = printedFontOf(run.family, weight);
    const words = wordsOf(font, run.text, isFigure);
    return { font, words, width: (widthOf(words) * points) / 1000 + tracking * (run.text.length - 1) };
  });
  const width = runs.reduce((sum, run) => sum + run.width, 0);
  let start = x / mmPerPoint - (align === 'right' ? width : align === 'center' ? width / 2 : 0);
  const isReordered = hasIndian(text);
  // Readers search and copy Indian scripts by this text, because their glyphs are in another order.
  if (isReordered) pdf.markContent('Span', { actual: text });
  const state = (inks.get(colour) ?? '') + (tracking ? `${tracking} Tc\n` : '');
  for (const { font, words, width: runWidth } of runs) {
    paintWords(pdf, { font, words, x: start, y: y / mmPerPoint, points, state });
    start += runWidth;
  }
  // Poppler places this text by the axes at its end, and pdfkit's vertical axis points down.
  if (isReordered) pdf.save().transform(1, 0, 0, -1, 0, pdf.page.height).endMarkedContent().restore();
}

/** The edge keeps the letters legible on dark photos. */
const watermarkStyle = { degrees: -45, opacity: 0.3, edgePoints: 2, edgeOpacity: 0.7, capHeight: 0.63 };

/** Paints a word across the sheet, if there is one. */
export function paintWatermark(pdf: Pdf, { lines: [word], points }: SetText): void {
  if (word === undefined) return;
  const { degrees, opacity, edgePoints, edgeOpacity, capHeight } = watermarkStyle;
  const x = sheetMeasures.width / 2 / mmPerPoint;
  const y = sheetMeasures.height / 2 / mmPerPoint;
  const font = printedFontOf('Mukta', 'bold');
  const words = wordsOf(font, word, false);
  pdf.save().rotate(degrees, { origin: [x, y] });
  pdf.fillColor(printedColours.void, opacity).strokeColor(printedColours.paper, edgeOpacity).lineWidth(edgePoints);
  paintWords(pdf, {
    font,
    words,
    x: x - (widthOf(words) * points) / 2000,
    y: y + (capHeight * points) / 2,
    points,
    // Letters with an edge.
    state: '2 Tr\n',
  });
  pdf.restore();
}
