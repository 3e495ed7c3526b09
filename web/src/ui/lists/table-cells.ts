import type { CSSProperties } from 'react';
import { sum, type FittedColumn } from './fitted-column.ts';

/** A column with what its head and its cells have in common. */
export interface CellColumn<Row> extends FittedColumn<Row> {
  readonly className: string;
  /** The distance in px at which a fixed column stays from its edge of the table. */
  readonly style: CSSProperties | undefined;
  /** Whether a text ends in an ellipsis before the cell does, or the cell casts a shadow, which it would cut. */
  readonly isWrapped: boolean;
}

/**
 * The columns with their classes, and the places of those that stay in view. The innermost of these cast a shadow on the others. `sortedBy`
 * is the order that the user has chosen.
 */
export function cellColumns<Row>(columns: readonly FittedColumn<Row>[], sortedBy: string | undefined): CellColumn<Row>[] {
  const innermost = [columns.findLastIndex(({ fixed }) => fixed === 'start'), columns.findIndex(({ fixed }) => fixed === 'end')];
  return columns.map((fitted, index) => {
    const {
      column: { icons, isNumber, isWhole, sort },
      fixed,
      textWidth,
    } = fitted;
    const isEdge = innermost.includes(index);
    const isOneLine = !isWhole && icons === undefined;
    const isWrapped = textWidth !== undefined || (isOneLine && isEdge);
    const classes = [
      icons !== undefined ? 'icon-cell' : isNumber && 'number-cell tabular',
      isOneLine && !isWrapped && 'one-line',
      fixed && `cell-fixed-${fixed}`,
      isEdge && 'cell-edge',
      sort !== undefined && sort === sortedBy && 'cell-sorted',
    ];
    return { ...fitted, className: classes.filter(Boolean).join(' '), style: placeOf(columns, index), isWrapped };
  });
}

function placeOf<Row>(columns: readonly FittedColumn<Row>[], index: number): CSSProperties | undefined {
  const beside = (part: readonly FittedColumn<Row>[], edge: 'start' | 'end') =>
    sum(part.filter(({ fixed }) => fixed === edge).map(({ width }) => width));
  const fixed = columns[index]?.fixed;
  if (fixed === 'start') return { insetInlineStart: beside(columns.slice(0, index), fixed) };
  return fixed && { insetInlineEnd: beside(columns.slice(index + 1), fixed) };
}
