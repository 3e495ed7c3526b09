/** Tables of papers: the head on each page, rows that are kept together. */
import { printedMeasures } from '@vikray/contract/printing/printed-measures.ts';
import type { PaperColumn } from '@vikray/contract/printing/printable-paper.ts';
import type { SetText, Setter } from '@vikray/contract/printing/text-setting.ts';
import { drawLine, drawRule, mm } from './drawing-primitives.ts';
import type { Pdf } from './open-pdf.ts';
import type { Block, Draw, PaperFlow } from './paper-flow.ts';
import { drawPhoto } from './pictures.ts';
import { printedColours } from '@vikray/contract/printing/printed-measures.ts';

const { left, rulePoints } = printedMeasures;

/** Measures of the tables, in mm and points. */
const measures = { inset: 1.6, head: 7, headBaseline: 4.7, headPoints: 7.8, points: 8.6, pitch: 3.9, above: 4.4, below: 1.9 } as const;
const photo = { width: 19, height: 14.25, above: 1.5 } as const;
/** A paper has at most this many rows of goods a page. */
const rowsPerPage = 16;

/** The rows of a table. */
export interface TableRow {
  readonly photo?: string;
  readonly texts: readonly string[];
}

interface Table {
  readonly columns: readonly PaperColumn[];
  readonly rows: readonly TableRow[];
  readonly hasPhotos?: boolean;
}

function edgesOf(columns: readonly PaperColumn[]): number[] {
  return columns.reduce<number[]>((ends, { width }) => [...ends, (ends.at(-1) ?? 0) + width], [left]);
}

function drawHead(columns: readonly PaperColumn[]): Draw {
  const edges = edgesOf(columns);
  const end = edges.at(-1) ?? left;
  return (pdf, top) => {
    pdf.rect(mm(left), mm(top), mm(end - left), mm(measures.head)).fill(printedColours.tint);
    columns.forEach(({ heading, isFigure }, index) => {
      const style = { points: measures.headPoints, weight: 'semibold', colour: 'peacockDark', align: isFigure ? 'right' : 'left' } as const;
      drawLine(pdf, heading, placeOf(edges, index, isFigure), top + measures.headBaseline, style);
    });
  };
}

function placeOf(edges: readonly number[], index: number, isFigure = false): number {
  return isFigure ? (edges[index + 1] ?? left) - measures.inset : (edges[index] ?? left) + measures.inset;
}

function setCells(setter: Setter, columns: readonly PaperColumn[], texts: readonly string[]): SetText[] {
  return columns.map(({ width, isFigure }, index) => {
    const text = texts[index] ?? '';
    const room = width - 2 * measures.inset;
    if (isFigure) return setter.figure(text, 'regular', room, measures.points);
    return { lines: setter.wrap(text, 'regular', measures.points, room), points: measures.points };
  });
}

function drawCells(pdf: Pdf, cells: readonly SetText[], columns: readonly PaperColumn[], edges: readonly number[], top: number): void {
  cells.forEach(({ lines, points }, index) => {
    const isFigure = columns[index]?.isFigure ?? false;
    const style = { points, align: isFigure ? 'right' : 'left', isFigure } as const;
    lines.forEach((line, place) => {
      drawLine(pdf, line, placeOf(edges, index, isFigure), top + measures.above + place * measures.pitch, style);
    });
  });
}

/** A table set in type. */
export interface SetTable {
  readonly head: Block;
  readonly rows: readonly Block[];
  /** Of the whole table on one page; 0 without rows. */
  readonly height: number;
}

/** Sets a table. */
export function setTable(setter: Setter, { columns, rows: texts, hasPhotos = false }: Table): SetTable {
  const edges = edgesOf(columns);
  const rows = texts.map((row) => setRow(setter, row, { columns, edges, hasPhotos }));
  const head = { height: measures.head, draw: drawHead(columns) };
  const height = rows.reduce((sum, row) => sum + row.height, 0);
  return { head, rows, height: rows.length === 0 ? 0 : head.height + height };
}

interface Columns {
  readonly columns: readonly PaperColumn[];
  readonly edges: readonly number[];
  readonly hasPhotos: boolean;
}

function setRow(setter: Setter, row: TableRow, { columns, edges, hasPhotos }: Columns): Block {
  const cells = setCells(setter, columns, row.texts);
  const most = Math.max(1, ...cells.map(({ lines }) => lines.length));
  const text = measures.above + (most - 1) * measures.pitch + measures.below;
  const height = hasPhotos ? Math.max(text, photo.height + 2 * photo.above) : text;
  const draw: Draw = (pdf, top, pictures) => {
    drawCells(pdf, cells, columns, edges, top);
    const x = (edges[1] ?? left) + measures.inset;
    if (hasPhotos) drawPhoto(pdf, pictures, row.photo ?? '', { x, y: top + photo.above, width: photo.width, height: photo.height });
    drawRule(pdf, left, edges.at(-1) ?? left, top + height, rulePoints);
  };
  return { height, draw };
}

/**
 * Adds a table. Its head is repeated above its rows on each page. The last of several rows goes with what follows the table, which is
 * `below` mm high, if one page has room for both.
 */
export function addTable(flow: PaperFlow, { head, rows }: SetTable, below = 0): void {
  let onPage = 0;
  for (const [index, row] of rows.entries()) {
    const isFirst = index === 0;
    const isLast = index === rows.length - 1;
    const isHeld = isLast && flow.fitsOnPage(head.height + row.height + below);
    const isFull = onPage === rowsPerPage || !flow.hasRoom(row.height + (isHeld ? below : 0));
    if (!isFirst && isFull) flow.open();
    if (isFirst || isFull) {
      flow.add(headed(head, row));
      onPage = 0;
    } else flow.add(row);
    onPage += 1;
  }
}

/** The head and its first row, which stay together. */
function headed(head: Block, row: Block): Block {
  return {
    height: head.height + row.height,
    draw: (pdf, top, pictures) => {
      head.draw(pdf, top, pictures);
      row.draw(pdf, top + head.height, pictures);
    },
  };
}
