import { edgesOf, printedColours, printedMeasures, type RowMeasures } from '@vikray/contract/printing/printed-measures.ts';
import type { PrintedOpening } from '@vikray/contract/printing/printed-head.ts';
import type { PrintedPages } from '@vikray/contract/printing/printed-pages.ts';
import type { PrintedProductPage, PrintedRow } from '@vikray/contract/printing/printed-rows.ts';
import { printedWords } from '@vikray/contract/printing/printed-words.ts';
import { drawPhoto, type Pictures } from './pictures.ts';
import { drawLine, drawLines, drawRule, mm } from './drawing-primitives.ts';
import type { Pdf } from './open-pdf.ts';

const { left, right, table, title, numberBlock } = printedMeasures;

/** The first column with figures; these columns are on the right. */
const firstFigure = 3;

/** Draws title, customer, number and date. */
function drawOpening(pdf: Pdf, opening: PrintedOpening): void {
  const { captionPoints, to, valueBelow } = numberBlock;
  const captionStyle = { points: captionPoints, colour: 'meta' } as const;
  drawLine(pdf, opening.title, left, title.baseline, { points: title.points, weight: 'semibold' });
  drawLines(pdf, opening.caution, opening.caution.x, 0, { colour: 'meta' });
  drawLine(pdf, printedWords.to, left, to, captionStyle);
  drawLines(pdf, opening.name, left, 0, { weight: 'semibold' });
  drawLines(pdf, opening.address, left, 0, { colour: 'text' });
  drawLines(pdf, opening.attention, left, 0, { weight: 'semibold' });
  for (const { caption, value, baseline } of opening.facts) {
    drawLine(pdf, caption, right, baseline, { ...captionStyle, align: 'right' });
    drawLines(pdf, { ...value, baseline: baseline + valueBelow, pitch: valueBelow }, right, 0, { weight: 'semibold', align: 'right' });
  }
  drawLines(pdf, opening.validity, right, 0, { colour: 'text', align: 'right' });
}

function drawHead(pdf: Pdf, columns: readonly string[], edges: readonly number[], top: number): void {
  pdf.rect(mm(left), mm(top), mm(right - left), mm(table.headHeight)).fill(printedColours.tint);
  columns.forEach((name, column) => {
    const isFigure = column >= firstFigure;
    const x = isFigure ? (edges[column + 1] ?? right) - table.inset : (edges[column] ?? left) + (column === 0 ? table.inset : 0);
    drawLine(pdf, name, x, top + table.headBaseline, {
      points: table.headPoints,
      weight: 'semibold',
      colour: 'peacockDark',
      align: isFigure ? 'right' : 'left',
    });
  });
}

function drawRow(pdf: Pdf, row: PrintedRow, measures: RowMeasures, edges: readonly number[]): void {
  const { top, height } = row;
  const [first = left, , textX = left] = edges;
  const baseline = top + measures.firstBaseline;
  drawLine(pdf, row.number.lines[0] ?? '', first + table.inset, baseline, { points: row.number.points, isFigure: true });
  drawLines(pdf, row.name, textX, top, { weight: 'semibold' });
  drawLines(pdf, row.description, textX, top, { colour: 'text' });
  drawLines(pdf, row.continued, textX, top, { colour: 'meta' });
  [row.quantity, row.rate, row.total].forEach(({ lines, points }, index) => {
    const column = firstFigure + index;
    const weight = column === measures.columns.length - 1 ? 'semibold' : 'regular';
    drawLine(pdf, lines[0] ?? '', (edges[column + 1] ?? right) - table.inset, baseline, { points, weight, align: 'right', isFigure: true });
  });
  drawRule(pdf, left, right, top + height, printedMeasures.rulePoints);
}

/** Draws the photos of a page of products. Call it before the word across the page, and that before the rest. */
export function drawProductPhotos(pdf: Pdf, { rows }: PrintedProductPage, { rowMeasures }: PrintedPages, pictures: Pictures): void {
  const { below, width, height } = rowMeasures.photo;
  const [, x = left] = edgesOf(rowMeasures);
  for (const { photo, top } of rows) drawPhoto(pdf, pictures, photo, { x, y: top + below, width, height });
}

/** Draws a page of products, except their photos. The first page also has title and customer. */
export function drawProductPage(pdf: Pdf, page: PrintedProductPage, { columns, rowMeasures, productPages }: PrintedPages): void {
  if (page.opening) drawOpening(pdf, page.opening);
  // An opening that leaves no room for products has a page without products.
  if (page.rows.length === 0 && productPages.length > 1) return;
  const edges = edgesOf(rowMeasures);
  drawHead(pdf, columns, edges, page.tableTop);
  for (const row of page.rows) drawRow(pdf, row, rowMeasures, edges);
}
