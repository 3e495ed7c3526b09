import type { Column } from './table-columns.ts';

export interface FittedColumn<Row> {
  readonly column: Column<Row>;
  readonly width: number;
  readonly fixed: 'start' | 'end' | undefined;
  /** The width in px at which a text ends, if its column continues under the fixed columns. */
  readonly textWidth?: number | undefined;
}

/** A text column gets at least this width in px, or is not shown at all. */
export const minText = 120;

/** Whether a column holds the actions of its row. */
export const isActions = (column: Pick<Column<unknown>, 'icons' | 'isAction'> | undefined) =>
  column?.icons !== undefined || column?.isAction === true;

export const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
