/** Keeps in view what a row is about: the columns that a phone shows too, and those that are named. */
import { isActions, minText, sum, type FittedColumn } from './fitted-column.ts';
import type { Column } from './table-columns.ts';

/** Whether a row cannot do without this column. S.No. is fixed, but only counts the rows. */
const isKey = <Row>(column: Column<Row>) =>
  column.isKey === true || isActions(column) || (column.onPhone === 'detail' ? column.fixed !== undefined : column.onPhone !== undefined);

/** A name gets this width in px before S.No., details and what a phone does not show get any. */
const goodText = 200;

/** Whether all key columns are in view before the user scrolls, and texts among them are as wide as a name needs. */
export function showsKeys<Row>(fitted: readonly FittedColumn<Row>[], room: number): boolean {
  const edge = room - sum(fitted.filter(({ fixed }) => fixed === 'end').map(({ width }) => width));
  let start = 0;
  return fitted.every(({ column, width, fixed }) => {
    if (fixed === 'end') return true;
    const needed = column.isText ? Math.min(column.width ?? goodText, goodText) : width;
    const isInView = start + needed <= edge + 1;
    start += width;
    return isInView || !isKey(column);
  });
}

/**
 * The key columns fill the room: texts share what the others leave. S.No. and details come along if that leaves the texts enough. All other
 * columns follow where the user scrolls, so that the table is `whole` px wide. Nothing, if even the key columns have too little room.
 * `widths` are as declared.
 */
export function fitKeys<Row>(
  columns: readonly Column<Row>[],
  widths: readonly number[],
  room: number,
  whole: number,
): FittedColumn<Row>[] | undefined {
  const all = columns.map((column, index) => ({
    column,
    width: widths[index] ?? 0,
    fixed: isActions(column) ? ('end' as const) : column.fixed,
  }));
  const needed = (shown: typeof all, least: number) =>
    sum(shown.map(({ column, width }) => (column.isText ? Math.min(width, least) : width)));
  let inView = all.filter(({ column }) => isKey(column));
  // What a phone shows below the two lines goes first, then the state.
  for (const least of ['below', 'state'])
    if (needed(inView, minText) > room) inView = inView.filter(({ column }) => column.onPhone !== least || isActions(column));
  if (needed(inView, minText) > room) return undefined;
  for (const each of all.filter(({ column }) => !isKey(column) && (column.fixed === 'start' || column.onPhone === 'detail'))) {
    const more = all.filter((other) => other === each || inView.includes(other));
    if (needed(more, goodText) <= room) inView = more;
  }
  const shown = fill(inView, room);
  const later = all.filter((each) => !inView.includes(each)).map((each) => ({ ...each, fixed: undefined }));
  return [
    ...shown.filter(({ fixed }) => fixed !== 'end'),
    ...fill(later, whole - room),
    ...shown.filter(({ fixed }) => fixed === 'end'),
  ].map((each) => ({ ...each, width: Math.floor(each.width) }));
}

/** The columns with texts as wide as it takes to fill `room` px; without a text, the last column is. */
function fill<Row>(columns: readonly FittedColumn<Row>[], room: number): FittedColumn<Row>[] {
  const texts = columns.some(({ column }) => column.isText) ? columns.filter(({ column }) => column.isText) : columns.slice(-1);
  const more = (room - sum(columns.map(({ width }) => width))) / Math.max(texts.length, 1);
  return columns.map((each) =>
    texts.includes(each) ? { ...each, width: Math.max(each.width + more, Math.min(each.width, minText)) } : each,
  );
}
