import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly title: string;
  /** What the head shows instead of its title, such as a box for all rows. */
  readonly head?: ReactNode;
  /** What the cell shows; `serial` counts the rows of the whole list from 1. */
  readonly cell: (row: Row, serial: number) => ReactNode;
  readonly width?: number;
  /** Amounts, quantities and counts: right-aligned, with aligned digits. */
  readonly isNumber?: boolean;
  /** Names and other texts: they share the remaining width, take two lines where one is too short, and then end in an ellipsis. */
  readonly isText?: boolean;
  /** Shown in full, on as many lines as it needs. */
  readonly isWhole?: boolean;
  /** How many icons it has. Such a column is as wide as its icons and stays in view at the end. */
  readonly icons?: number;
  /** Whether it holds the actions of the row as labelled buttons. Such a column stays in view at the end too. */
  readonly isAction?: boolean;
  /** Stays in view while the others scroll, if there is room: number at the start, status at the end. */
  readonly fixed?: 'start' | 'end';
  /** Stays in view before the user scrolls, like the columns that a phone shows. */
  readonly isKey?: boolean;
  /** The order that a press on the head requests, as the list names it. */
  readonly sort?: string;
  /** Its place in the two lines of a row on phones, or below them. Columns without a place appear when the row is opened. */
  readonly onPhone?: 'picture' | 'name' | 'figure' | 'detail' | 'state' | 'below';
}

/** The serial number of a row, counted from 1 over the whole list. */
export const serialColumn: Column<unknown> = {
  title: 'S.No.',
  width: 64,
  isNumber: true,
  fixed: 'start',
  cell: (_, serial) => serial,
};

/** A line of the table: a row, or its skeleton while it is loading. */
export interface Line<Row> {
  readonly key: number;
  readonly serial: number;
  readonly row: Row | undefined;
}
