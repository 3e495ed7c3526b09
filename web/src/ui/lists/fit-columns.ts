/** Fits the columns of a table into the room it has, so that none ends in mid-word below those that stay at its edge. */
import type { Column } from './table-columns.tsx';

export interface FittedColumn<Row> {
  readonly column: Column<Row>;
  readonly width: number;
  readonly fixed: 'start' | 'end' | undefined;
  /** How much of a text may be shown, where its column runs on below the edge. */
  readonly textWidth?: number | undefined;
}

const cellPadding = 32;
/** In a room as narrow as this, cells have half their padding. */
const narrowRoom = 800;
/** A text that has less room than this is not worth beginning. */
const leastText = 120;
/** Between the columns that stay there is room for at least this much of the others. */
const leastMiddle = 140;
/** A column of icons: the first with its padding, and each further one. */
const iconsWidth = (icons: number) => 16 + 32 * icons;

/** Whether a column holds what can be done to its row. */
export const isActions = (column: Pick<Column<unknown>, 'icons' | 'isAction'> | undefined) =>
  column?.icons !== undefined || column?.isAction === true;

/** Whether cells are drawn with less padding, so that amounts stay in sight. */
export const isNarrow = (room: number) => room > 0 && room < narrowRoom;

const paddingIn = (room: number) => (isNarrow(room) ? cellPadding / 2 : cellPadding);

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/**
 * Widths and fixed columns in a room of so many px; 0 while it is not known yet. The table is `total` wide, or as wide as the room. What
 * stays at an edge is given up, S.No. first and then the status, until the columns between have room.
 */
export function fitColumns<Row>(columns: readonly Column<Row>[], room: number, total: number): FittedColumn<Row>[] {
  const whole = Math.max(room, total);
  const padding = paddingIn(room);
  const widths = declaredWidths(columns, whole, cellPadding - padding);
  const isText = (index: number) => columns[index]?.isText === true;
  const widen = (indexes: readonly number[], by: number) => {
    for (const index of indexes)
      widths[index] = Math.max((widths[index] ?? 0) + by / indexes.length, Math.min(widths[index] ?? 0, leastText));
  };
  const fixed = fixedColumns(columns, widths, room);
  const inner = columns.map((_, index) => index).filter((index) => fixed[index] !== 'end');
  const edge = room - sum(widths.filter((_, index) => fixed[index] === 'end'));
  widen(inner.filter(isText), Math.max(0, whole - sum(widths)));

  const cut = room === 0 ? undefined : findCut(inner, widths, edge);
  let textWidth: number | undefined;
  if (cut !== undefined) {
    const earlier = inner.filter((index) => index < cut);
    const left = edge - sum(earlier.map((index) => widths[index] ?? 0));
    let hidden = inner.filter((index) => index > cut);
    if (isText(cut) && left >= leastText && (hidden.length > 0 || columns[cut]?.isWhole)) widths[cut] = left;
    else if (isText(cut) && left >= leastText) {
      textWidth = left - padding;
      hidden = [cut];
    } else {
      widen([earlier.findLast(isText) ?? earlier.at(-1) ?? cut], left);
      hidden = [cut, ...hidden];
    }
    // What was given or taken is made up for where it is not in sight yet.
    const takers = hidden.filter(isText);
    widen(takers.length > 0 ? takers : hidden.slice(-1), whole - sum(widths));
  }
  return columns.map((column, index) => ({
    column,
    width: Math.floor(widths[index] ?? 0),
    fixed: fixed[index],
    textWidth: index === cut ? textWidth : undefined,
  }));
}

/** The column that begins before the edge and ends behind it. */
function findCut(inner: readonly number[], widths: readonly number[], edge: number): number | undefined {
  let start = 0;
  return inner.find((index) => {
    const end = start + (widths[index] ?? 0);
    const isCut = start < edge - 1 && end > edge + 1;
    start = end;
    return isCut;
  });
}

/** Widths as declared, less what a narrow room saves of their padding. */
function declaredWidths<Row>(columns: readonly Column<Row>[], whole: number, saved: number): number[] {
  const declared = columns.map(({ width, icons }) => (icons === undefined ? width && width - saved : iconsWidth(icons)));
  const open = declared.filter((width) => width === undefined).length;
  const rest = Math.max((whole - sum(declared.map((width) => width ?? 0))) / Math.max(open, 1), 160);
  return declared.map((width) => width ?? rest);
}

function fixedColumns<Row>(columns: readonly Column<Row>[], widths: readonly number[], room: number): ('start' | 'end' | undefined)[] {
  const fixed = columns.map((column) => (isActions(column) ? 'end' : column.fixed));
  if (room === 0) return fixed;
  const lastAtStart = fixed.lastIndexOf('start');
  const start = sum(widths.slice(0, lastAtStart + 1));
  const givenUp = [...fixed.keys()].filter(
    (index) => (fixed[index] === 'start' && index !== lastAtStart) || (fixed[index] === 'end' && !isActions(columns[index])),
  );
  for (const index of givenUp) {
    const middle = room - start - sum(widths.filter((_, each) => fixed[each] === 'end'));
    if (middle >= leastMiddle) break;
    fixed[index] = undefined;
  }
  return fixed;
}
