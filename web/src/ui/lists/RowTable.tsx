import { Table, type TableRef } from 'antd';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useDrawnLines } from './drawn-lines.ts';
import { fitColumns, isNarrow } from './fit-columns.ts';
import type { ListSearch } from './list-search.ts';
import { lineColumns, type Column, type Line } from './table-columns.tsx';

/** A row that is shown beside the table. */
export interface ChosenRow<Row> {
  readonly id: number | undefined;
  readonly onChoose: (row: Row) => void;
}

interface RowTableProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly lines: readonly Line<Row>[];
  readonly list: ListSearch;
  readonly width: number;
  readonly isStale: boolean;
  readonly chosen?: ChosenRow<Row> | undefined;
}

/** Rows below a fixed head; the columns scroll inside the table. */
export function RowTable<Row>({ columns, lines, list, width, isStale, chosen }: RowTableProps<Row>) {
  const frame = useRef<HTMLDivElement>(null);
  const table = useRef<TableRef>(null);
  const room = useRoom(frame);
  const fitted = fitColumns(columns, room, width);
  const drawn = useDrawnLines(frame, lines, list.shownAt);
  useEffect(() => {
    // A scrolling area must be reachable with the keyboard; antd has no property for that.
    table.current?.nativeElement.querySelector('.ant-table-body, .ant-table-content')?.setAttribute('tabindex', '0');
  });
  return (
    <div className="table-frame" ref={frame}>
      <Table<Line<Row>>
        ref={table}
        className={['data-table', isStale && 'rows-stale', isNarrow(room) && 'data-table-narrow'].filter(Boolean).join(' ')}
        size="large"
        columns={lineColumns(fitted, list)}
        dataSource={drawn}
        pagination={false}
        {...(chosen && chosenRow(chosen))}
        showSorterTooltip={false}
        scroll={{ x: room === 0 ? width : fitted.reduce((sum, column) => sum + column.width, 0), y: '100%' }}
        onChange={(_pagination, _filters, sorter) => {
          const { columnKey, order } = Array.isArray(sorter) ? { ...sorter[0] } : sorter;
          const sort = columns.find((column) => column.title === columnKey)?.sort;
          list.ask(order ? { sort, order: order === 'ascend' ? 'asc' : 'desc' } : { sort: undefined, order: undefined });
        }}
      />
    </div>
  );
}

/** Marks the chosen row. A press on a row chooses it; its links and buttons keep their own. */
function chosenRow<Row>({ id, onChoose }: ChosenRow<Row>) {
  return {
    rowClassName: ({ key }: Line<Row>) => (key === id ? 'row-chosen' : ''),
    onRow: ({ key, row }: Line<Row>) => ({
      'aria-current': key === id || undefined,
      onClick: ({ target }: { readonly target: EventTarget }) => {
        if (row !== undefined && !(target instanceof Element && target.closest('a, button'))) onChoose(row);
      },
    }),
  };
}

/** The last known width of any list's rows. The next list usually has the same one, and is then drawn once, not twice. */
let lastRoom = 0;

/** The visible width of the rows in px, without the scrollbar; 0 until it is known. */
function useRoom(frame: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(lastRoom);
  useLayoutEffect(() => {
    const outer = frame.current;
    if (!outer) return undefined;
    const measure = () => {
      lastRoom = outer.querySelector('.ant-table-body')?.clientWidth ?? outer.clientWidth;
      setRoom(lastRoom);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    return () => observer.disconnect();
  }, [frame]);
  return room;
}
