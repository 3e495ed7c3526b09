import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import type { KeyboardEvent } from 'react';
import type { ListSearch } from './list-search.ts';
import type { CellColumn } from './table-cells.ts';

interface TableHeadProps<Row> {
  readonly columns: readonly CellColumn<Row>[];
  readonly list: ListSearch;
}

/** The titles of the columns. A press on one that can be sorted by asks for its order, then the reverse, then the list's own order. */
export function TableHead<Row>({ columns, list }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {columns.map(({ column: { title, sort }, className, style, lines }) =>
          sort === undefined ? (
            <th key={title} scope="col" className={className} style={style}>
              {lines ? <div className="one-line">{title}</div> : title}
            </th>
          ) : (
            <SortedHead key={title} title={title} sort={sort} list={list} className={className} style={style} />
          ),
        )}
      </tr>
    </thead>
  );
}

interface SortedHeadProps extends Pick<CellColumn<unknown>, 'className' | 'style'> {
  readonly title: string;
  readonly sort: string;
  readonly list: ListSearch;
}

function SortedHead({ title, sort, list, className, style }: SortedHeadProps) {
  const order = list.sort === sort ? (list.order ?? 'asc') : undefined;
  const ask = () => {
    if (order === 'desc') list.ask({ sort: undefined, order: undefined });
    else list.ask({ sort, order: order === undefined ? 'asc' : 'desc' });
  };
  /** The keys that press a button; holding one down presses it once. */
  const askByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (!event.repeat) ask();
  };
  return (
    <th
      scope="col"
      className={`${className} sort-head`}
      style={style}
      tabIndex={0}
      aria-label={title}
      aria-description="sortable"
      aria-sort={order && (order === 'asc' ? 'ascending' : 'descending')}
      onClick={ask}
      onKeyDown={askByKey}
    >
      <div className="sort-title">
        <span className="one-line">{title}</span>
        <span className="sort-arrows" aria-hidden>
          <CaretUpOutlined className={order === 'asc' ? 'sort-active' : undefined} />
          <CaretDownOutlined className={order === 'desc' ? 'sort-active' : undefined} />
        </span>
      </div>
    </th>
  );
}
