import { Table, type TableRef } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import { useIsPhone } from '../platform/media.ts';
import './list.css';
import { lineColumns, type Column, type Line } from './table-columns.tsx';
import { ListFailure } from './ListFailure.tsx';
import { useListPlace } from './list-place.ts';
import { ListPager } from './ListPager.tsx';
import type { ListRows } from './list-rows.ts';
import type { ListSearch } from './list-search.ts';

interface DataTableProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly list: ListSearch;
  readonly rows: ListRows<Row>;
  readonly idOf: (row: Row) => number;
  /** The name of the table for screen readers. */
  readonly label: string;
  /** What stands there when nothing was found. */
  readonly empty: ReactNode;
  /** The width to which the columns scroll: 1400 to 1500, less for the few columns of a short list. */
  readonly width?: number;
}

const skeletonLines = 12;

/** The rows of a list as a table: the head stays, columns scroll inside the sheet, the pager stays at the foot. */
export function DataTable<Row>({ columns, list, rows, idOf, label, empty, width = 1400 }: DataTableProps<Row>) {
  const isPhone = useIsPhone();
  const table = useRef<TableRef>(null);
  useEffect(() => {
    // What scrolls must be within reach of the keyboard; antd offers no place for it.
    table.current?.nativeElement.querySelector('.ant-table-body, .ant-table-content')?.setAttribute('tabindex', '0');
  });
  const sheet = useRef<HTMLElement>(null);
  useListPlace(sheet, list.shownAt, rows.total !== undefined);
  if (rows.failure) return <ListFailure sentence={rows.failure} retry={rows.retry} />;
  if (rows.total === 0 && !rows.isStale) return <section className="list-sheet">{empty}</section>;
  const isLoading = rows.total === undefined;
  const firstSerial = (list.page - 1) * list.pageSize + 1;
  const lines: Line<Row>[] = isLoading
    ? Array.from({ length: skeletonLines }, (_, index) => ({ key: index, serial: index + 1, row: undefined }))
    : rows.rows.map((row, index) => ({ key: idOf(row), serial: firstSerial + index, row }));
  return (
    <section className="list-sheet" ref={sheet} aria-label={label} aria-busy={isLoading || rows.isStale}>
      <Table<Line<Row>>
        ref={table}
        className={rows.isStale ? 'data-table rows-stale' : 'data-table'}
        size="large"
        columns={lineColumns(columns, list, isPhone)}
        dataSource={lines}
        pagination={false}
        showSorterTooltip={false}
        scroll={isPhone ? { x: width } : { x: width, y: '100%' }}
        onChange={(_pagination, _filters, sorter) => {
          const { columnKey, order } = Array.isArray(sorter) ? { ...sorter[0] } : sorter;
          const sort = columns.find((column) => column.title === columnKey)?.sort;
          list.ask(order ? { sort, order: order === 'ascend' ? 'asc' : 'desc' } : { sort: undefined, order: undefined });
        }}
      />
      <ListPager list={list} rows={rows} />
    </section>
  );
}
