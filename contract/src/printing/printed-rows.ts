/** The product rows: three per page, or as many as fit if the document is long. Text that does not fit on a page continues in the annexure. */
import type { PrintedLine } from './printable-document.ts';
import type { PlacedText, PrintedOpening } from './printed-head.ts';
import { closeRow, printedMeasures, roomyRow, type RowMeasures } from './printed-measures.ts';
import { printedWords } from './printed-words.ts';
import type { SetText, Setter } from './text-setting.ts';

/** A row of the product table, set in type. */
export interface PrintedRow {
  readonly number: SetText;
  readonly photo: string;
  /** The top of the row on its page. */
  readonly top: number;
  readonly height: number;
  /** Baselines count from the top of the row. */
  readonly name: PlacedText;
  readonly description: PlacedText;
  /** The note that the description continues in the annexure; no lines if it is complete. */
  readonly continued: PlacedText;
  readonly quantity: SetText;
  readonly rate: SetText;
  readonly total: SetText;
}

/** A page with rows of the product table. */
export interface PrintedProductPage {
  /** Present on the first page. */
  readonly opening?: PrintedOpening;
  readonly tableTop: number;
  /** Empty if the opening fills the page. */
  readonly rows: readonly PrintedRow[];
}

/** The text of a line that did not fit in its row. */
export interface RestOfLine {
  readonly number: number;
  readonly name: string;
  readonly text: string;
}

interface SetRow {
  readonly row: Omit<PrintedRow, 'top'>;
  /** The least room that the row needs to begin on a page: the name and three lines. */
  readonly least: number;
  readonly rest: RestOfLine | undefined;
}

/** The product table, divided into pages. */
export interface PrintedRows {
  readonly measures: RowMeasures;
  readonly pages: readonly PrintedProductPage[];
  readonly rests: readonly RestOfLine[];
}

const { table } = printedMeasures;
const figurePoints = 10;
/** Totals from one crore are longer than this and get smaller type. */
const longestUsualTotal = '99,99,999.99'.length;
const rowsPerPage = 3;
/** Up to this many products, a document has three per page. */
const maxRoomyRows = 12;
/** Longer names continue in the annexure. No current product has one. */
const maxNameLines = 24;

/** The part of the paragraphs after the given number of their lines. A word that the end of a line has cut is whole again. */
function restOf(paragraphs: readonly string[], lines: readonly (readonly string[])[], lineCount: number): string {
  let left = lineCount;
  const rest = paragraphs.map((paragraph, index) => {
    const before = lines[index]?.slice(0, left) ?? [];
    left -= before.length;
    return paragraph.slice(before.reduce((end, line) => paragraph.indexOf(line, end) + line.length, 0)).trimStart();
  });
  return rest.filter(Boolean).join('\n');
}

class RowSetter {
  readonly #setter: Setter;
  readonly #measures: RowMeasures;

  constructor(setter: Setter, measures: RowMeasures) {
    this.#setter = setter;
    this.#measures = measures;
  }

  #figure(text: string, column: number, weight: 'regular' | 'semibold' = 'regular', points = figurePoints): SetText {
    return this.#setter.figure(text, weight, (this.#measures.columns[column] ?? 0) - table.inset, points);
  }

  /** Sets a row that is at most `room` high. */
  set(line: PrintedLine, room: number): SetRow {
    const { firstBaseline, textWidth, name: names, description: type, ending, height } = this.#measures;
    const nameSet = this.#setter.fit(line.name, 'semibold', textWidth, [
      { points: names.points, lines: 3 },
      { points: names.smallPoints, lines: maxNameLines },
    ]);
    const isLarge = nameSet.points === names.points;
    const name = {
      ...nameSet,
      lines: nameSet.lines.slice(0, maxNameLines),
      baseline: firstBaseline,
      pitch: isLarge ? names.pitch : names.smallPitch,
    };
    const baseline = firstBaseline + Math.max(0, name.lines.length - 1) * name.pitch + type.below;

    const paragraphs = this.#setter.wrapParagraphs(line.description, 'regular', type.points, textWidth);
    const lines = paragraphs.flat();
    const most = Math.floor((room - ending - baseline) / type.pitch) + 1;
    const nameRest = nameSet.lines.slice(maxNameLines).join(' ');
    const isWhole = lines.length <= most && !nameRest;
    // The last line of a divided text says where it continues.
    const kept = isWhole ? lines : lines.slice(0, Math.max(0, most - 1));
    const lineCount = kept.length + (isWhole ? 0 : 1);
    const unbroken = isWhole ? [] : this.#setter.wrapParagraphs(line.description, 'regular', type.points, Infinity).flat();
    const text = [nameRest, restOf(unbroken, paragraphs, kept.length)].filter(Boolean).join('\n');
    const rowHeight = Math.max(height, baseline + Math.max(0, lineCount - 1) * type.pitch + ending);
    return {
      least: Math.min(rowHeight, Math.max(height, baseline + 2 * type.pitch + ending)),
      row: {
        number: this.#figure(String(line.number), 0),
        photo: line.photo,
        height: rowHeight,
        name,
        description: { lines: kept, points: type.points, baseline, pitch: type.pitch },
        continued: {
          ...this.#setter.fit(isWhole ? '' : printedWords.continued, 'regular', textWidth, [
            { points: type.points, lines: 1 },
            { points: 7, lines: 1 },
          ]),
          baseline: baseline + kept.length * type.pitch,
          pitch: 0,
        },
        quantity: this.#figure(line.quantity, 3),
        rate: this.#figure(line.rate, 4),
        total: this.#figure(line.total, 5, 'semibold', line.total.length > longestUsualTotal ? 9 : figurePoints),
      },
      rest: isWhole ? undefined : { number: line.number, name: line.name, text },
    };
  }
}

/** Divides the products into pages. The first page begins with `opening`. `bottom` is the lowest place where a row may end. */
export function setRows(setter: Setter, lines: readonly PrintedLine[], opening: PrintedOpening, bottom: number): PrintedRows {
  const isRoomy = lines.length <= maxRoomyRows;
  const measures = isRoomy ? roomyRow : closeRow;
  const rows = new RowSetter(setter, measures);
  const most = isRoomy ? rowsPerPage : Infinity;
  const rests: RestOfLine[] = [];
  const pages: { opening?: PrintedOpening; tableTop: number; rows: PrintedRow[] }[] = [{ opening, tableTop: opening.tableTop, rows: [] }];
  const wholePage = bottom - table.top - table.headHeight;
  let y = opening.tableTop + table.headHeight;

  for (const line of lines) {
    let set = rows.set(line, wholePage);
    const current = pages.at(-1)?.rows ?? [];
    const hasRoom = y + (current.length > 0 ? set.row.height : set.least) <= bottom;
    if (!hasRoom || current.length >= most) {
      pages.push({ tableTop: table.top, rows: [] });
      y = table.top + table.headHeight;
    } else if (y + set.row.height > bottom) {
      // The first row below the opening uses the room that is left, so that the page is not empty.
      set = rows.set(line, bottom - y);
    }
    pages.at(-1)?.rows.push({ ...set.row, top: y });
    y += set.row.height;
    if (set.rest) rests.push(set.rest);
  }
  return { measures, pages, rests };
}
