import type { TableColumnType } from 'antd';
import type { ReactNode } from 'react';
import type { ListSearch } from './list-search.ts';

export interface Column<Row> {
  readonly title: string;
  /** What the cell shows; `serial` counts the rows of the whole list from 1. */
  readonly cell: (row: Row, serial: number) => ReactNode;
  readonly width?: number;
  /** Amounts, quantities and counts: right-aligned, figures below each other. */
  readonly isNumber?: boolean;
  /** Stays in sight while the others scroll: number at the start, status and icons at the end. On phones only the last of the start does. */
  readonly fixed?: 'start' | 'end';
  /** The order that a press on the head asks for, as the list names it. */
  readonly sort?: string;
}

/** A line of the table: a row, or the skeleton of one that is not here yet. */
export interface Line<Row> {
  readonly key: number;
  readonly serial: number;
  readonly row: Row | undefined;
}

/** The columns as antd takes them. */
export function lineColumns<Row>(columns: readonly Column<Row>[], list: ListSearch, isPhone: boolean): TableColumnType<Line<Row>>[] {
  const lastAtStart = columns.findLastIndex((column) => column.fixed === 'start');
  return columns.map(({ title, cell, width, isNumber, fixed, sort }, index) => ({
    key: title,
    title,
    width,
    align: isNumber ? 'end' : 'start',
    className: isNumber ? 'tabular' : undefined,
    fixed: isPhone && index !== lastAtStart ? undefined : fixed,
    sorter: sort !== undefined,
    sortOrder: sort === undefined || list.sort !== sort ? null : list.order === 'desc' ? 'descend' : 'ascend',
    render: (_: unknown, { row, serial }: Line<Row>) => (row === undefined ? <span className="skeleton" /> : cell(row, serial)),
  }));
}
