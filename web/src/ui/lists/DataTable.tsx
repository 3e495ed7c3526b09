import { useRef } from 'react';
import { useIsPhone } from '../../platform/media.ts';
import type { AddAction } from './AddButton.tsx';
import './list.css';
import { ListEmpty } from './ListEmpty.tsx';
import { ListFailure } from './ListFailure.tsx';
import { useListPlace } from './list-place.ts';
import { ListPager } from './ListPager.tsx';
import type { ListRows } from './list-rows.ts';
import type { ListSearch } from './list-search.ts';
import { PhoneRows } from './PhoneRows.tsx';
import { RowTable, type ChosenRow } from './RowTable.tsx';
import type { Column, Line } from './table-columns.ts';
import { useLastPage } from './use-last-page.ts';
import { useListKeys } from './use-list-keys.ts';

export interface DataTableProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly list: ListSearch;
  readonly rows: ListRows<Row>;
  readonly idOf: (row: Row) => number;
  /** The name of the table for screen readers. */
  readonly label: string;
  /** The sentence shown when nothing was found. */
  readonly empty: string;
  /** The action that adds the first record to an empty list. */
  readonly add?: AddAction | undefined;
  /** Shows all rows again, where a filter of the page hides some. */
  readonly clearFilter?: (() => void) | undefined;
  /** The width of all columns together, in px: 1400 to 1500, or less for a list with few columns. */
  readonly width?: number;
  /** The row that is shown beside the table, and what a press on another row does. */
  readonly chosen?: ChosenRow<Row> | undefined;
}

const skeletonLines = 12;

/** The rows of a list: a table with a fixed head and a pager; on phones, rows of two lines. */
export function DataTable<Row>({ columns, list, rows, idOf, label, empty, add, clearFilter, width = 1400, chosen }: DataTableProps<Row>) {
  const isPhone = useIsPhone();
  const sheet = useRef<HTMLElement>(null);
  useListPlace(sheet, list.shownAt, rows.total !== undefined);
  useLastPage(list, rows);
  useListKeys(sheet, !chosen && rows.rows.length > 0 && !rows.isStale, list.shownAt === undefined);
  if (rows.failure) return <ListFailure sentence={rows.failure} retry={rows.retry} />;
  if (rows.total === 0 && !rows.isStale) return <ListEmpty list={list} sentence={empty} add={add} clearFilter={clearFilter} />;
  const isLoading = rows.total === undefined;
  const firstSerial = (list.page - 1) * list.pageSize + 1;
  const lines: Line<Row>[] = isLoading
    ? Array.from({ length: skeletonLines }, (_, index) => ({ key: index, serial: index + 1, row: undefined }))
    : rows.rows.map((row, index) => ({ key: idOf(row), serial: firstSerial + index, row }));
  const shown = { columns, lines, list, isStale: rows.isStale };
  return (
    <section className="list-sheet" ref={sheet} aria-label={label} aria-busy={isLoading || rows.isStale}>
      {isPhone ? <PhoneRows {...shown} label={label} /> : <RowTable {...shown} width={width} chosen={chosen} />}
      <ListPager list={list} rows={rows} />
    </section>
  );
}
