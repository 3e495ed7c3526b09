import { printedColours, printedMeasures } from '@vikray/contract/quotations/printed-measures.ts';
import type { PrintedOpening } from '@vikray/contract/quotations/printed-head.ts';
import type { PrintedProductPage, PrintedRow } from '@vikray/contract/quotations/printed-pages.ts';
import { printedWords } from '@vikray/contract/quotations/printed-words.ts';
import { drawPhoto, type Pictures } from './pictures.ts';
import { drawLine, drawLines, drawRule, mm, type Pdf } from './pen.ts';

const { left, right, table, title, numberBlock, photo } = printedMeasures;

/** The left ends of the columns, and the right end of the last. */
const edges = table.columns.reduce<number[]>((ends, width) => [...ends, (ends.at(-1) ?? 0) + width], [left]);
const edge = (column: number) => edges[column] ?? right;
/** The first of the columns with figures, which stand at the right. */
const firstFigure = 3;

/** Draws title, customer, number and date. */
function drawOpening(pdf: Pdf, opening: PrintedOpening): void {
  const { captionPoints, number, date, valueBelow } = numberBlock;
  const caption = { points: captionPoints, colour: 'meta' } as const;
  drawLine(pdf, opening.title, left, title.baseline, { points: title.points, weight: 'semibold' });
  drawLine(pdf, printedWords.to, left, number, caption);
  drawLines(pdf, opening.name, left, 0, { weight: 'semibold' });
  drawLines(pdf, opening.address, left, 0, { colour: 'text' });
  drawLines(pdf, opening.attention, left, 0, { weight: 'semibold' });
  drawLine(pdf, opening.numberLabel, right, number, { ...caption, align: 'right' });
  drawLines(pdf, { ...opening.number, baseline: number + valueBelow, pitch: 0 }, right, 0, { weight: 'semibold', align: 'right' });
  drawLine(pdf, printedWords.date, right, date, { ...caption, align: 'right' });
  drawLines(pdf, { ...opening.date, baseline: date + valueBelow, pitch: 0 }, right, 0, { weight: 'semibold', align: 'right' });
}

function drawHead(pdf: Pdf, columns: readonly string[], top: number): void {
  pdf.rect(mm(left), mm(top), mm(right - left), mm(table.headHeight)).fill(printedColours.tint);
  columns.forEach((name, column) => {
    const isFigure = column >= firstFigure;
    const x = isFigure ? edge(column + 1) - table.inset : edge(column) + (column === 0 ? table.inset : 0);
    drawLine(pdf, name, x, top + table.headBaseline, { points: table.headPoints, weight: 'semibold', colour: 'peacockDark', align: isFigure ? 'right' : 'left' });
  });
}

function drawRow(pdf: Pdf, row: PrintedRow, top: number, pictures: Pictures): void {
  const baseline = top + table.firstBaseline;
  drawLine(pdf, row.number.lines[0] ?? '', edge(0) + table.inset, baseline, { points: row.number.points, isFigure: true });
  drawPhoto(pdf, pictures, row.photo, edge(1), top + photo.below);
  drawLines(pdf, row.name, edge(2), top, { weight: 'semibold' });
  drawLines(pdf, row.description, edge(2), top, { colour: 'text' });
  [row.quantity, row.rate, row.total].forEach(({ lines, points }, index) => {
    const column = firstFigure + index;
    const weight = column === table.columns.length - 1 ? 'semibold' : 'regular';
    drawLine(pdf, lines[0] ?? '', edge(column + 1) - table.inset, baseline, { points, weight, align: 'right', isFigure: true });
  });
  drawRule(pdf, left, right, top + table.rowHeight, printedMeasures.rulePoints);
}

/** Draws a page of products; the first one says for whom. */
export function drawProductPage(pdf: Pdf, page: PrintedProductPage, columns: readonly string[], pictures: Pictures): void {
  if (page.opening) drawOpening(pdf, page.opening);
  drawHead(pdf, columns, page.tableTop);
  page.rows.forEach((row, index) => drawRow(pdf, row, page.tableTop + table.headHeight + index * table.rowHeight, pictures));
}
