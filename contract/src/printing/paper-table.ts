/** Tables of papers: the head is repeated on each sheet, and rows are never divided. */
import { ruleMark, textMark, textMarks, type Mark } from './display-list.ts';
import { heightOf, stack, type Block, type PaperFlow } from './paper-flow.ts';
import type { PaperColumn } from './printable-paper.ts';
import { sheetMeasures } from './sheet-measures.ts';
import type { Setter } from './text-setting.ts';

const { left } = sheetMeasures;
const measures = { inset: 1.6, points: 8.6, pitch: 3.9, above: 4.4, below: 1.9 };
const headMeasures = { height: 7, baseline: 4.7, points: 7.8 };
const photo = { width: 19, height: 14.25, above: 1.5 };
/** A paper has at most this many rows of goods a sheet. */
const goodsPerSheet = 16;

interface TableRow {
  readonly photo?: string;
  /** Whether it holds the sums of the rows above, which are in bold. */
  readonly isSum?: boolean;
  readonly texts: readonly string[];
}

interface TableTexts {
  readonly columns: readonly PaperColumn[];
  readonly rows: readonly TableRow[];
  /** Whether the rows have photos, in the second column. */
  readonly hasPhotos?: boolean;
  readonly rowsPerSheet?: number;
}

/** A table whose parts are laid out. */
export interface Table {
  readonly head: Block;
  readonly rows: readonly Block[];
  readonly rowsPerSheet: number;
  /** Of the whole table on one sheet; 0 without rows. */
  readonly height: number;
}

/** A column with its place: `start` is its left edge, `x` where its texts are. */
interface PlacedColumn extends PaperColumn {
  readonly start: number;
  readonly end: number;
  readonly x: number;
  readonly align: 'left' | 'right';
}

function placed(columns: readonly PaperColumn[]): PlacedColumn[] {
  let end: number = left;
  return columns.map((column) => {
    const start = end;
    end += column.width;
    if (column.isFigure) return { ...column, start, end, x: end - measures.inset, align: 'right' };
    return { ...column, start, end, x: start + measures.inset, align: 'left' };
  });
}

/** Lays out the parts of a table. */
export function layOutTable(setter: Setter, { columns, rows: texts, hasPhotos = false, rowsPerSheet = goodsPerSheet }: TableTexts): Table {
  const places = placed(columns);
  const head = layOutHead(places);
  const rows = texts.map((row) => layOutRow(setter, places, row, hasPhotos));
  return { head, rows, rowsPerSheet, height: rows.length === 0 ? 0 : head.height + heightOf(rows) };
}

function layOutHead(columns: readonly PlacedColumn[]): Block {
  const { height, baseline, points } = headMeasures;
  const width = (columns.at(-1)?.end ?? left) - left;
  const headings = columns.map(({ heading, x, align }) =>
    textMark(heading, x, baseline, points, { weight: 'semibold', colour: 'peacockDark', align }),
  );
  return { height, marks: [{ kind: 'box', x: left, y: 0, width, height, radius: 0, fill: 'tint' }, ...headings] };
}

function layOutRow(setter: Setter, columns: readonly PlacedColumn[], row: TableRow, hasPhotos: boolean): Block {
  const { inset, points, pitch, above: y } = measures;
  const weight = row.isSum ? 'semibold' : 'regular';
  let lineCount = 1;
  const marks: Mark[] = columns.flatMap(({ width, isFigure = false, x, align }, index) => {
    const text = row.texts[index] ?? '';
    const room = width - 2 * inset;
    const set = isFigure ? setter.figure(text, weight, room, points) : { lines: setter.wrap(text, weight, points, room), points };
    lineCount = Math.max(lineCount, set.lines.length);
    return textMarks(set, { x, y, pitch }, { align, isFigure, weight });
  });
  const textHeight = y + (lineCount - 1) * pitch + measures.below;
  const height = hasPhotos ? Math.max(textHeight, photo.height + 2 * photo.above) : textHeight;
  if (hasPhotos) {
    const box = { x: (columns[1]?.start ?? left) + inset, y: photo.above, width: photo.width, height: photo.height };
    marks.push({ kind: 'picture', ...box, address: row.photo ?? '', name: '', isPhoto: true });
  }
  return { height, marks: [...marks, ruleMark(height, { end: columns.at(-1)?.end ?? left })] };
}

/**
 * Adds a table. Its head is repeated above its rows on each sheet. The last of several rows goes with what follows the table, which is
 * `below` mm high, if one sheet has room for both.
 */
export function addTable(flow: PaperFlow, { head, rows, rowsPerSheet }: Table, below = 0): void {
  let onSheet = 0;
  for (const [index, row] of rows.entries()) {
    const isFirst = index === 0;
    const isLast = index === rows.length - 1;
    const staysTogether = isLast && flow.fitsOnSheet(head.height + row.height + below);
    const isFull = onSheet === rowsPerSheet || !flow.hasRoom(row.height + (staysTogether ? below : 0));
    if (!isFirst && isFull) flow.open();
    if (isFirst || isFull) onSheet = 0;
    // The head and the row below it stay together.
    flow.add(onSheet === 0 ? stack([head, row]) : row);
    onSheet += 1;
  }
}
