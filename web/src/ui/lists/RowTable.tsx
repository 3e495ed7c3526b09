import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { tableLines, useDrawnRows } from './drawn-rows.ts';
import { fitColumns, isNarrow } from './fit-columns.ts';
import { sum } from './fitted-column.ts';
import type { ListSearch } from './list-search.ts';
import './row-table.css';
import { cellColumns } from './table-cells.ts';
import type { Column, Line } from './table-columns.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';

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
  const room = useRoom(frame);
  const cells = useMemo(() => cellColumns(fitColumns(columns, room, width), list.sort), [columns, room, width, list.sort]);
  const drawn = useDrawnRows(frame, lines, tableLines, list.shownAt);
  useLayoutEffect(() => {
    if (frame.current) markEdges(frame.current);
  }, [cells]);
  const fixedWidth = (edge: 'start' | 'end') => sum(cells.filter(({ fixed }) => fixed === edge).map((cell) => cell.width));
  const [fixedStart, fixedEnd] = [fixedWidth('start'), fixedWidth('end')];
  const classes = [
    'data-table',
    isStale && 'rows-stale',
    isNarrow(room) && 'data-table-narrow',
    fixedStart === 0 && 'open-start',
    fixedEnd === 0 && 'open-end',
  ];
  return (
    <div className="table-frame">
      {/* A scrolling area must be reachable with the keyboard. */}
      <div
        ref={frame}
        className={classes.filter(Boolean).join(' ')}
        style={{ '--row-height': `${tableLines.height}px`, '--fixed-start': `${fixedStart}px`, '--fixed-end': `${fixedEnd}px` }}
        tabIndex={0}
        onScroll={({ currentTarget }) => markEdges(currentTarget)}
        onFocus={({ target, currentTarget }) => target !== currentTarget && uncover(target)}
      >
        <table style={{ width: room === 0 ? width : sum(cells.map((cell) => cell.width)) }}>
          <colgroup>
            {cells.map((cell) => (
              <col key={cell.column.title} style={{ width: cell.width }} />
            ))}
          </colgroup>
          <TableHead columns={cells} list={list} />
          <tbody>
            {drawn.map(({ key, serial, row }) => (
              <TableRow
                key={key}
                id={key}
                row={row}
                serial={serial}
                columns={cells}
                isChosen={key === chosen?.id}
                onChoose={chosen?.onChoose}
              />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** Scrolls to what a key has given the focus. The browser does not when the head or fixed columns cover it. */
function uncover(focused: HTMLElement): void {
  if (focused.matches(':focus-visible')) focused.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Marks on which sides the columns go on beyond the visible part, so that the fixed ones, or the edge itself, cast a shadow there. */
function markEdges(frame: HTMLElement): void {
  // Not `scrollWidth`, which a word in a narrow head enlarges until its font has been loaded.
  const width = frame.firstElementChild?.clientWidth ?? 0;
  frame.toggleAttribute('data-more-before', frame.scrollLeft > 0);
  frame.toggleAttribute('data-more-after', frame.scrollLeft + frame.clientWidth < width - 1);
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
      lastRoom = outer.clientWidth;
      setRoom(lastRoom);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    return () => observer.disconnect();
  }, [frame]);
  return room;
}
