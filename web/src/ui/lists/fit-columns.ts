/** Fits the columns of a table into the available width, so that the fixed columns at the edge do not cut another column in mid-word. */
import { isActions, minText, sum, type FittedColumn } from './fitted-column.ts';
import { fitKeys, showsKeys } from './key-columns.ts';
import type { Column } from './table-columns.ts';

const cellPadding = 32;
/** Below this width in px, cells have half their padding. */
const narrowRoom = 800;
/** Below this width in px, the window is that of a tablet. A window of 1280 px has at least this much beside its menu and scroll bar. */
const smallRoom = 980;
/** The width in px that the fixed columns must leave for the others. */
const minMiddle = 140;
/** The width in px of a column of icons: its padding, and each icon. */
const iconsWidth = (icons: number) => 16 + 32 * icons;

/** A table that scrolls sideways is at most this wide in px, unless its heads and the columns in view need more. */
const maxWhole = 1500;

/** The arrows of a head that sorts, in px. */
const sortArrows = 16;
/** Characters of about the same width in px, as heads show them. All others are 8 px wide. */
const charWidths: readonly (readonly [RegExp, number])[] = [
  [/[ .'ijlI]/, 3],
  [/[frt]/, 5],
  [/[mwMW]/, 12],
  [/[A-Z]/, 9],
];

/** Whether cells have less padding, so that amounts stay in view. */
export const isNarrow = (room: number) => room > 0 && room < narrowRoom;

const paddingIn = (room: number) => (isNarrow(room) ? cellPadding / 2 : cellPadding);
/** The padding that the style sheet draws, in px. */
const drawnPaddingIn = (room: number) => (isNarrow(room) ? 16 : 24);

/** The width in px that shows the whole head, and its arrows where it sorts. The heads of icons may take two lines. */
function headWidth<Row>({ title, sort, icons }: Column<Row>, room: number): number {
  if (icons !== undefined) return 0;
  const text = sum(Array.from(title, (char) => charWidths.find(([chars]) => chars.test(char))?.[1] ?? 8));
  return text + (sort === undefined ? 0 : sortArrows) + drawnPaddingIn(room);
}

/**
 * Widths, order and fixed columns for an available width of `room` px, which is 0 until it is known. The table is at least `total` px wide.
 * If the columns between the fixed ones have too little room, S.No. and then the status are no longer fixed. Where a table in a small
 * window would still hide what a row is about, the columns of less weight move behind it. No column is narrower than its head.
 */
export function fitColumns<Row>(columns: readonly Column<Row>[], room: number, total: number): FittedColumn<Row>[] {
  const whole = Math.max(room, total);
  const widths = declaredWidths(columns, whole, room);
  const fitted = fitInOrder(columns, widths, room, whole);
  const isInOrder = room === 0 || room >= smallRoom || showsKeys(fitted, room);
  return unsqueezed(isInOrder ? fitted : (fitKeys(columns, widths, room, whole) ?? fitted), columns, widths, room);
}

/** All columns show their heads. Those out of view get their declared width back, as far as the table stays within `maxWhole`. */
function unsqueezed<Row>(
  fitted: readonly FittedColumn<Row>[],
  columns: readonly Column<Row>[],
  declared: readonly number[],
  room: number,
): FittedColumn<Row>[] {
  const edge = room - sum(fitted.filter(({ fixed }) => fixed === 'end').map(({ width }) => width));
  let start = 0;
  const headed = fitted.map((each) => {
    const isOut = each.fixed === undefined && start >= edge - 1;
    start += each.width;
    const width = Math.max(each.width, headWidth(each.column, room));
    return { ...each, width, lost: isOut ? Math.max(0, (declared[columns.indexOf(each.column)] ?? 0) - width) : 0 };
  });
  const spare = Math.max(room, maxWhole) - sum(headed.map(({ width }) => width));
  const share = Math.min(1, Math.max(0, spare / (sum(headed.map(({ lost }) => lost)) || 1)));
  return headed.map(({ lost, ...each }) => ({ ...each, width: Math.floor(each.width + lost * share) }));
}

/** Widths and fixed columns in the declared order. */
function fitInOrder<Row>(columns: readonly Column<Row>[], declared: readonly number[], room: number, whole: number): FittedColumn<Row>[] {
  const padding = paddingIn(room);
  const widths = [...declared];
  const heads = columns.map((column) => headWidth(column, room));
  const isText = (index: number) => columns[index]?.isText === true;
  const widen = (indexes: readonly number[], by: number) => {
    for (const index of indexes)
      widths[index] = Math.max((widths[index] ?? 0) + by / indexes.length, Math.min(widths[index] ?? 0, minText));
  };
  const fixed = fixedColumns(columns, widths, room);
  const inner = columns.map((_, index) => index).filter((index) => fixed[index] !== 'end');
  const edge = room - sum(widths.filter((_, index) => fixed[index] === 'end'));
  const takers = (own: readonly number[]) => (own.some(isText) ? own.filter(isText) : own.slice(-1));
  // Where some columns are out of view anyway, they take the extra width, so that it does not push others out.
  const isWithin = room === 0 || sum(widths) <= room;
  if (isWithin) widen(inner.filter(isText), Math.max(0, whole - sum(widths)));

  const cut = room === 0 ? undefined : findCut(inner, widths, edge);
  let textWidth: number | undefined;
  if (cut === undefined && !isWithin) widen(inner.slice(-1), Math.max(0, whole - sum(widths)));
  if (cut !== undefined) {
    const earlier = inner.filter((index) => index < cut);
    const left = edge - sum(earlier.map((index) => widths[index] ?? 0));
    let hidden = inner.filter((index) => index > cut);
    const isShown = isText(cut) && left >= Math.max(minText, heads[cut] ?? 0);
    if (isShown && (hidden.length > 0 || columns[cut]?.isWhole)) widths[cut] = left;
    else if (isShown) {
      textWidth = left - padding;
      hidden = [cut];
    } else {
      widen([earlier.findLast(isText) ?? earlier.at(-1) ?? cut], left);
      hidden = [cut, ...hidden];
    }
    // Columns that are not in view yet make up for the difference.
    widen(takers(hidden), whole - sum(widths));
  }
  return columns.map((column, index) => ({
    column,
    width: Math.floor(widths[index] ?? 0),
    fixed: fixed[index],
    textWidth: index === cut ? textWidth : undefined,
  }));
}

/** The column that begins before the edge and ends after it. */
function findCut(inner: readonly number[], widths: readonly number[], edge: number): number | undefined {
  let start = 0;
  return inner.find((index) => {
    const end = start + (widths[index] ?? 0);
    const isCut = start < edge - 1 && end > edge + 1;
    start = end;
    return isCut;
  });
}

/** Widths as declared, less what a narrow table saves, but enough for the heads. Numbers give up only the padding that is not drawn. */
function declaredWidths<Row>(columns: readonly Column<Row>[], whole: number, room: number): number[] {
  const declared = columns.map((column) => {
    if (column.icons !== undefined) return iconsWidth(column.icons);
    const saved = column.isNumber ? drawnPaddingIn(0) - drawnPaddingIn(room) : cellPadding - paddingIn(room);
    return column.width && Math.max(column.width - saved, headWidth(column, room));
  });
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
    if (middle >= minMiddle) break;
    fixed[index] = undefined;
  }
  return fixed;
}
