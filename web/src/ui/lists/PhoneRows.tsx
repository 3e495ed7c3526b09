import type { ListSearch } from './list-search.ts';
import './phone-rows.css';
import { PhoneRow } from './PhoneRow.tsx';
import { PhoneSort } from './PhoneSort.tsx';
import type { Column, Line } from './table-columns.ts';

interface PhoneRowsProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly lines: readonly Line<Row>[];
  readonly list: ListSearch;
  readonly label: string;
  readonly isStale: boolean;
}

/** The rows of a list on a phone, two lines each, with the sorting field above them. */
export function PhoneRows<Row>({ columns, lines, list, label, isStale }: PhoneRowsProps<Row>) {
  return (
    <>
      {columns.some((column) => column.sort) && <PhoneSort columns={columns} list={list} />}
      <ul className={isStale ? 'phone-rows rows-stale' : 'phone-rows'} aria-label={label}>
        {lines.map(({ key, row, serial }) =>
          row === undefined ? (
            <li key={key} className="phone-row phone-row-skeleton">
              <span className="skeleton" />
              <span className="skeleton" />
            </li>
          ) : (
            <PhoneRow key={key} columns={columns} row={row} serial={serial} />
          ),
        )}
      </ul>
    </>
  );
}
