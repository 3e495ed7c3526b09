import { printedColours, mmPerPoint } from '@vikray/contract/printing/printed-measures.ts';
import type { PlacedText } from '@vikray/contract/printing/printed-head.ts';
import { hasIndian, runsOf, type Family } from '@vikray/contract/printing/printed-typefaces.ts';
import type { Weight } from '@vikray/contract/printing/text-setting.ts';
import type PdfkitDocument from 'pdfkit';
import { fontOf } from './fonts.ts';

export type Pdf = InstanceType<typeof PdfkitDocument>;
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

/** Selects the font to draw with. */
export function selectFont(pdf: Pdf, family: Family, weight: Weight): void {
  // pdfkit accepts any parsed font and caches it by name; its types allow only files.
  pdf.font(fontOf(family, weight) as unknown as PDFKit.Mixins.PDFFontSource, `${family} ${weight}`);
}

/** Draws one line of text with its baseline at `baseline`. `x` is its left end, right end or middle, depending on `align`. Both in mm. */
export function drawLine(pdf: Pdf, text: string, x: number, baseline: number, style: TextStyle): void {
  const { points, weight = 'regular', colour = 'ink', align = 'left', isFigure = false, tracking = 0 } = style;
  if (!text) return;
  pdf.fontSize(points).fillColor(printedColours[colour]);
  const options: PDFKit.Mixins.TextOptions = {
    lineBreak: false,
    baseline: 'alphabetic',
    characterSpacing: tracking,
    ...(isFigure && { features: ['tnum'] }),
  };
  const runs = runsOf(text);
  const isMeasured = align !== 'left' || runs.length > 1;
  const widths = runs.map((run) => {
    selectFont(pdf, run.family, weight);
    return isMeasured ? pdf.widthOfString(run.text, options) : 0;
  });
  const width = widths.reduce((sum, piece) => sum + piece, 0);
  let start = mm(x) - (align === 'right' ? width : align === 'center' ? width / 2 : 0);
  const isReordered = hasIndian(text);
  // Readers search and copy Indian scripts by this text, because their glyphs are in another order.
  if (isReordered) pdf.markContent('Span', { actual: text });
  runs.forEach((run, index) => {
    selectFont(pdf, run.family, weight);
    pdf.text(run.text, start, mm(baseline), options);
    start += widths[index] ?? 0;
  });
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
