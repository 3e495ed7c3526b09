import { mmPerPoint, printedColours, printedMeasures } from '@vikray/contract/printing/printed-measures.ts';
import type { PrintedLetterhead } from '@vikray/contract/printing/printed-head.ts';
import { printedWords } from '@vikray/contract/printing/printed-words.ts';
import type { SetText } from '@vikray/contract/printing/text-setting.ts';
import type { Pictures } from './pictures.ts';
import { drawLine, drawLines, drawRule, mm } from './drawing-primitives.ts';
import type { Pdf } from './open-pdf.ts';
import { drawWords, widthOf, wordsOf } from './draw-text.ts';
import { printedFontOf } from './fonts.ts';

const { left, right, page, logo, letterhead: measures, footer, watermark } = printedMeasures;

/** Draws the issuing company at the head of a page. */
export function drawLetterhead(
  pdf: Pdf,
  { logo: address, x, name, address: lines, facts, shift }: PrintedLetterhead,
  pictures: Pictures,
): void {
  if (address) pictures.draw(address, { x: logo.x, y: logo.y, width: logo.size, height: logo.size });
  drawLines(pdf, name, x, 0, { weight: 'bold', colour: 'peacock' });
  drawLines(pdf, lines, x, 0, { colour: 'text' });
  for (const { label, value } of facts) {
    drawLine(pdf, label, measures.labelX, value.baseline, { points: measures.labelPoints, colour: 'meta' });
    drawLines(pdf, value, measures.valueX, 0, { weight: 'semibold' });
  }
  drawRule(pdf, left, right, measures.ruleY + shift, measures.ruleThickness / mmPerPoint, 'peacock');
}

/** Draws document number and page number at the foot of a page. */
export function drawFooter(pdf: Pdf, number: SetText, pageNumber: number, pageCount: number): void {
  const type = { points: footer.points, colour: 'meta' } as const;
  drawRule(pdf, left, right, footer.ruleY, printedMeasures.rulePoints);
  drawLine(pdf, number.lines[0] ?? '', left, footer.baseline, { ...type, points: number.points });
  drawLine(pdf, printedWords.pageOf(pageNumber, pageCount), right, footer.baseline, { ...type, align: 'right', isFigure: true });
}

/** Draws a word across the page, if there is one. Call it after the photos, which show through it, and before the texts. */
export function drawWatermark(pdf: Pdf, { lines: [word], points }: SetText): void {
  if (word === undefined) return;
  const { degrees, opacity, edgePoints, edgeOpacity } = watermark;
  const middle = { x: page.width / 2, y: page.height / 2 };
  const capHeight = 0.63 * points * mmPerPoint;
  pdf.save().rotate(degrees, { origin: [mm(middle.x), mm(middle.y)] });
  const font = printedFontOf('Mukta', 'bold');
  const words = wordsOf(font, word, false);
  pdf.fillColor(printedColours.void, opacity).strokeColor(printedColours.paper, edgeOpacity).lineWidth(edgePoints);
  drawWords(pdf, {
    font,
    words,
    x: mm(middle.x) - (widthOf(words) * points) / 2000,
    y: mm(middle.y + capHeight / 2),
    points,
    // Letters with an edge.
    state: '2 Tr\n',
  });
  pdf.restore();
}
