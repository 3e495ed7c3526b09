import type { CSSProperties } from 'react';
import { sum, type FittedColumn } from './fitted-column.ts';

/** A column with what its head and its cells have in common. */
export interface CellColumn<Row> extends FittedColumn<Row> {
  readonly className: string;
  /** The distance in px at which a fixed column stays from its edge of the table. */
  readonly style: CSSProperties | undefined;
  /** How many lines a text has inside the cell before it ends in an ellipsis; undefined where the cell itself ends it. */
  readonly lines: 'one-line' | 'two-lines' | undefined;
}

/**
 * The columns with their classes, and the places of those that stay in view. The innermost of these cast a shadow on the others. `sortedBy`
 * is the order that the user has chosen.
 */
export function cellColumns<Row>(columns: readonly FittedColumn<Row>[], sortedBy: string | undefined): CellColumn<Row>[] {
  const innermost = [columns.findLastIndex(({ fixed }) => fixed === 'start'), columns.findIndex(({ fixed }) => fixed === 'end')];
  return columns.map((fitted, index) => {
    const {
      column: { icons, isNumber, isText, isWhole, sort },
      fixed,
      textWidth,
    } = fitted;
    const isEdge = innermost.includes(index);
    const isOneLine = !isWhole && icons === undefined;
    const isTwoLines = isText === true && isOneLine;
    // A text may end before its cell does, and a cell that casts a shadow would cut it.
    const isWrapped = textWidth !== undefined || (isOneLine && isEdge);
    const lines = isTwoLines ? 'two-lines' : isWrapped ? 'one-line' : undefined;
    const classes = [
      icons !== undefined ? 'icon-cell' : isNumber && 'number-cell tabular',
      isTwoLines ? 'text-cell' : isOneLine && !isWrapped && 'one-line',
      fixed && `cell-fixed-${fixed}`,
      isEdge && 'cell-edge',
      sort !== undefined && sort === sortedBy && 'cell-sorted',
    ];
    return { ...fitted, className: classes.filter(Boolean).join(' '), style: placeOf(columns, index), lines };
  });
}

function placeOf<Row>(columns: readonly FittedColumn<Row>[], index: number): CSSProperties | undefined {
  const beside = (part: readonly FittedColumn<Row>[], edge: 'start' | 'end') =>
    sum(part.filter(({ fixed }) => fixed === edge).map(({ width }) => width));
  const fixed = columns[index]?.fixed;
  if (fixed === 'start') return { insetInlineStart: beside(columns.slice(0, index), fixed) };
  return fixed && { insetInlineEnd: beside(columns.slice(index + 1), fixed) };
}
