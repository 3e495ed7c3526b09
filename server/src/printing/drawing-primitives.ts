import { printedColours, mmPerPoint } from '@vikray/contract/printing/printed-measures.ts';
import type { PlacedText } from '@vikray/contract/printing/printed-head.ts';
import { hasIndian, runsOf } from '@vikray/contract/printing/printed-typefaces.ts';
import type { Weight } from '@vikray/contract/printing/text-setting.ts';
import { drawWords, widthOf, wordsOf } from './draw-text.ts';
import { printedFontOf } from './fonts.ts';
import type { Pdf } from './open-pdf.ts';

export type Colour = keyof typeof printedColours;

interface TextStyle {
  readonly points: number;
  readonly weight?: Weight;
  readonly colour?: Colour;
  readonly align?: 'left' | 'right' | 'center';
  /** Gives all figures the same width, so that the figures of a column align. */
  readonly isFigure?: boolean;
  /** Space added after each letter, in points. */
  readonly tracking?: number;
}

/** Millimetres in points. */
export function mm(millimetres: number): number {
  return millimetres / mmPerPoint;
}

/** The operator that fills with a colour. */
function inkOf(value: string): string {
  const parts = [value.slice(1, 3), value.slice(3, 5), value.slice(5, 7)];
  return `${parts.map((part) => parseInt(part, 16) / 255).join(' ')} rg\n`;
}

const inks = new Map(Object.entries(printedColours).map(([colour, value]) => [colour, inkOf(value)]));

/** Draws one line of text with its baseline at `baseline`. `x` is its left end, right end or middle, depending on `align`. Both in mm. */
export function drawLine(pdf: Pdf, text: string, x: number, baseline: number, style: TextStyle): void {
  const { points, weight = 'regular', colour = 'ink', align = 'left', isFigure = false, tracking = 0 } = style;
  if (!text) return;
  const runs = runsOf(text).map((run) => {
    const font = printedFontOf(run.family, weight);
    const words = wordsOf(font, run.text, isFigure);
    return { font, words, width: (widthOf(words) * points) / 1000 + tracking * (run.text.length - 1) };
  });
  const width = runs.reduce((sum, run) => sum + run.width, 0);
  let start = mm(x) - (align === 'right' ? width : align === 'center' ? width / 2 : 0);
  const isReordered = hasIndian(text);
  // Readers search and copy Indian scripts by this text, because their glyphs are in another order.
  if (isReordered) pdf.markContent('Span', { actual: text });
  const state = (inks.get(colour) ?? '') + (tracking ? `${tracking} Tc\n` : '');
  for (const { font, words, width: runWidth } of runs) {
    drawWords(pdf, { font, words, x: start, y: mm(baseline), points, state });
    start += runWidth;
  }
  // Poppler places this text by the axes at its end, and pdfkit's vertical axis points down.
  if (isReordered) pdf.save().transform(1, 0, 0, -1, 0, pdf.page.height).endMarkedContent().restore();
}

/** Draws the lines of a text that already has its position, moved down by `top`. */
export function drawLines(pdf: Pdf, text: PlacedText, x: number, top: number, style: Omit<TextStyle, 'points'>): void {
  text.lines.forEach((line, index) => drawLine(pdf, line, x, top + text.baseline + index * text.pitch, { ...style, points: text.points }));
}

/** Draws a horizontal line. Positions are in mm, the thickness is in points. */
export function drawRule(pdf: Pdf, from: number, to: number, y: number, thickness: number, colour: Colour = 'line'): void {
  pdf.moveTo(mm(from), mm(y)).lineTo(mm(to), mm(y)).lineWidth(thickness).stroke(printedColours[colour]);
}
