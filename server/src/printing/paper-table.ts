/** Tables of papers: the head on each page, rows that are kept together. */
import { printedMeasures } from '@vikray/contract/printing/printed-measures.ts';
import type { PaperColumn } from '@vikray/contract/printing/printable-paper.ts';
import type { SetText, Setter } from '@vikray/contract/printing/text-setting.ts';
import { drawLine, drawRule, mm } from './drawing-primitives.ts';
import type { Pdf } from './open-pdf.ts';
import type { Draw, PaperFlow } from './paper-flow.ts';
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

/** Adds a table. Its head is repeated above its rows on each page. */
export function addTable(flow: PaperFlow, setter: Setter, { columns, rows, hasPhotos = false }: Table): void {
  const edges = edgesOf(columns);
  const end = edges.at(-1) ?? left;
  const head = drawHead(columns);
  let onPage = 0;
  for (const [index, row] of rows.entries()) {
    const cells = setCells(setter, columns, row.texts);
    const most = Math.max(1, ...cells.map(({ lines }) => lines.length));
    const text = measures.above + (most - 1) * measures.pitch + measures.below;
    const height = hasPhotos ? Math.max(text, photo.height + 2 * photo.above) : text;
    const isFull = onPage === rowsPerPage || !flow.hasRoom(height + (index === 0 ? measures.head : 0));
    if (index > 0 && isFull) flow.open();
    if (index === 0 || isFull) {
      // The head goes with its first row.
      flow.add(measures.head + height, (pdf, top, pictures) => {
        head(pdf, top, pictures);
        drawRow(pdf, top + measures.head, pictures);
      });
      onPage = 0;
    } else flow.add(height, drawRow);
    onPage += 1;

    function drawRow(pdf: Pdf, top: number, pictures: Parameters<Draw>[2]): void {
      drawCells(pdf, cells, columns, edges, top);
      const x = (edges[1] ?? left) + measures.inset;
      if (hasPhotos) drawPhoto(pdf, pictures, row.photo ?? '', { x, y: top + photo.above, width: photo.width, height: photo.height });
      drawRule(pdf, left, end, top + height, rulePoints);
    }
  }
}
