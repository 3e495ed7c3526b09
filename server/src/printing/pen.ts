import { printedColours, mmPerPoint } from '@vikray/contract/printing/printed-measures.ts';
import type { PlacedText } from '@vikray/contract/printing/printed-head.ts';
import { hasIndian, runsOf, type Family } from '@vikray/contract/printing/printed-typefaces.ts';
import type { Weight } from '@vikray/contract/printing/text-setting.ts';
import type PdfkitDocument from 'pdfkit';
import { fontOf } from './fonts.ts';

export type Pdf = InstanceType<typeof PdfkitDocument>;
export type Colour = keyof typeof printedColours;

interface Type {
  readonly points: number;
  readonly weight?: Weight;
  readonly colour?: Colour;
  readonly align?: 'left' | 'right' | 'center';
  /** Figures all as wide as each other, so that those of a column stand below each other. */
  readonly isFigure?: boolean;
  /** Space added after each letter, in points. */
  readonly tracking?: number;
}

/** Millimetres in points. */
export function mm(millimetres: number): number {
  return millimetres / mmPerPoint;
}

/** Makes a font the one that is drawn with. */
export function takeFont(pdf: Pdf, family: Family, weight: Weight): void {
  // pdfkit takes any parsed font and knows it again; its types know only files.
  pdf.font(fontOf(family, weight) as unknown as PDFKit.Mixins.PDFFontSource, `${family} ${weight}`);
}

/** Draws one line of text with its baseline at `baseline`; `x` is its left or right end or its middle, as `align` says. Both in mm. */
export function drawLine(pdf: Pdf, text: string, x: number, baseline: number, type: Type): void {
  const { points, weight = 'regular', colour = 'ink', align = 'left', isFigure = false, tracking = 0 } = type;
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
    takeFont(pdf, run.family, weight);
    return isMeasured ? pdf.widthOfString(run.text, options) : 0;
  });
  const width = widths.reduce((sum, piece) => sum + piece, 0);
  let start = mm(x) - (align === 'right' ? width : align === 'center' ? width / 2 : 0);
  const isReordered = hasIndian(text);
  // Indian scripts are read back, searched and copied by this text; their glyphs stand in another order.
  if (isReordered) pdf.markContent('Span', { actual: text });
  runs.forEach((run, index) => {
    takeFont(pdf, run.family, weight);
    pdf.text(run.text, start, mm(baseline), options);
    start += widths[index] ?? 0;
  });
  // Poppler places this text by the axes at its end, which pdfkit has pointing down.
  if (isReordered) pdf.save().transform(1, 0, 0, -1, 0, pdf.page.height).endMarkedContent().restore();
}

/** Draws the lines of a text that has its place, moved down by `top`. */
export function drawLines(pdf: Pdf, text: PlacedText, x: number, top: number, type: Omit<Type, 'points'>): void {
  text.lines.forEach((line, index) => drawLine(pdf, line, x, top + text.baseline + index * text.pitch, { ...type, points: text.points }));
}

/** Draws a level line. Places in mm, thickness in points. */
export function drawRule(pdf: Pdf, from: number, to: number, y: number, thickness: number, colour: Colour = 'line'): void {
  pdf.moveTo(mm(from), mm(y)).lineTo(mm(to), mm(y)).lineWidth(thickness).stroke(printedColours[colour]);
}
