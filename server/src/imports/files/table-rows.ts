/** Makes rows with headings out of the lines of a table: of CSV and of a worksheet. */
import { unguardedCell } from '@vikray/contract/platform/csv.ts';
import { fileMessages as say } from '@vikray/contract/platform/file-messages.ts';
import { printable } from '../printable.ts';
import { FileProblem } from './file-problem.ts';
import { isBlank, isBlankRow, type FileRow, type ReadOptions, type TableLine } from './file-row.ts';

/** The headings are looked for in so many lines. Above them there may be the names of a company and of a report. */
const maxTitles = 15;
/** A line with fewer known headings is not one of headings. */
const fewestHeadings = 2;

/** The columns of a table with a name. Other cells of a row are not read. */
interface TableColumns {
  readonly named: readonly { readonly heading: string; readonly index: number }[];
  /** The number of all columns. */
  readonly count: number;
  /** The places of those with amounts or quantities. */
  readonly ofFigures: ReadonlySet<number>;
}

/**
 * The headings, then the rows below them, without blank lines, titles above the headings, and a row of totals at the end. Throws a
 * FileProblem for more than `maxRows`.
 */
export async function* tableRows(
  lines: AsyncIterable<TableLine>,
  { maxRows, isHeading, isOfFigures, onNote }: ReadOptions,
): AsyncGenerator<FileRow> {
  let columns: TableColumns | undefined;
  let rows = 0;
  let waiting: TableLine | undefined;
  for await (const line of belowTitles(lines, isHeading, onNote)) {
    if (columns === undefined) {
      const headings = line.cells.map(unguardedCell);
      columns = columnsBelow(headings, isOfFigures);
      yield { number: line.number, faults: [], headings };
      continue;
    }
    rows += 1;
    if (rows > maxRows) throw new FileProblem(say.tooManyRows(maxRows));
    if (waiting) yield tableRow(waiting, columns);
    waiting = isTotal(line.cells) || isSum(line, columns) ? line : undefined;
    if (!waiting) yield tableRow(line, columns);
  }
  if (waiting) onNote(say.totalLeftOut(waiting.number));
}

/** The lines from the headings on. Without a line of known headings, the first line has them. */
async function* belowTitles(
  lines: AsyncIterable<TableLine>,
  isHeading: ReadOptions['isHeading'] = () => false,
  onNote: ReadOptions['onNote'],
): AsyncGenerator<TableLine> {
  let first: TableLine[] | undefined = [];
  for await (const line of lines) {
    if (isBlankRow(line.cells) && !line.faults?.size) continue;
    if (first === undefined) yield line;
    else if (first.push(line) === maxTitles || knownIn(line, isHeading) >= fewestHeadings) {
      yield* fromHeadings(first, isHeading, onNote);
      first = undefined;
    }
  }
  if (first) yield* fromHeadings(first, isHeading, onNote);
}

function fromHeadings(
  lines: readonly TableLine[],
  isHeading: (text: string) => boolean,
  onNote: ReadOptions['onNote'],
): readonly TableLine[] {
  const titles = Math.max(
    lines.findIndex((line) => knownIn(line, isHeading) >= fewestHeadings),
    0,
  );
  if (titles > 0) onNote(say.titlesLeftOut(titles));
  return lines.slice(titles);
}

/** More columns than any list has are not looked at. */
const maxLookedAt = 300;

function knownIn({ cells }: TableLine, isHeading: (text: string) => boolean): number {
  return cells.slice(0, maxLookedAt).filter((cell) => !isBlank(cell) && isHeading(unguardedCell(cell))).length;
}

/** The word before a sum, and the figures of one. */
const totalWord = /^(?:grand\s+|sub\s*-?)?totals?\s*:?$/i;
const figures = /^[-₹(]?\s*(?:Rs\.?|INR)?\s*[\d,.]+\)?\s*(?:Dr|Cr)?\.?$/i;
/** No total has so many cells. */
const maxTotalCells = 300;

/** Whether a line is a sum: the word for it, and nothing but figures beside it. */
function isTotal(cells: readonly string[]): boolean {
  if (cells.length > maxTotalCells) return false;
  const [word = '', ...others] = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return totalWord.test(word) && others.every(isFigure);
}

/** Whether a line has figures in the columns for them, and nothing else, not even a fault. */
function isSum({ cells, faults }: TableLine, { ofFigures }: TableColumns): boolean {
  return !faults?.size && cells.every((cell, index) => isBlank(cell) || (ofFigures.has(index) && isFigure(cell.trim())));
}

function isFigure(text: string): boolean {
  return text.length < 40 && figures.test(text);
}

function columnsBelow(headings: readonly string[], isOfFigures: ReadOptions['isOfFigures'] = () => false): TableColumns {
  const named = headings.flatMap((heading, index) => (isBlank(heading) ? [] : [{ heading, index }]));
  const ofFigures = new Set(named.filter(({ heading }) => isOfFigures(heading)).map(({ index }) => index));
  return { named, count: headings.length, ofFigures };
}

/** A row below the headings, without the apostrophes of guarded cells. Cells after the last heading have no column. */
function tableRow({ number, cells, faults: cellFaults }: TableLine, { named, count }: TableColumns): FileRow {
  const values = Object.fromEntries(named.map(({ heading, index }) => [heading, unguardedCell(cells[index] ?? '')]));
  const faults = named.flatMap(({ heading, index }) => cellFaults?.get(index)?.(printable(heading)) ?? []);
  const isTooLong = cells.some((cell, index) => index >= count && !isBlank(cell));
  return isTooLong ? { number, values, faults: [...faults, say.tooManyCells], isShifted: true } : { number, values, faults };
}
