import { CaretDownIcon } from '../icons/CaretDownIcon.tsx';
import { CaretUpIcon } from '../icons/CaretUpIcon.tsx';
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
        {columns.map(({ column: { title, head, sort }, className, style, lines }) =>
          sort === undefined ? (
            <th key={title} scope="col" className={className} style={style}>
              {head ?? (lines ? <div className="one-line">{title}</div> : title)}
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
  return (
    <th
      scope="col"
      className={`${className} sort-head`}
      style={style}
      aria-sort={order && (order === 'asc' ? 'ascending' : 'descending')}
      onClick={ask}
    >
      {/* The button is for keyboards and screen readers. Its press arrives at the head, which the mouse can press anywhere. */}
      <button type="button" className="sort-title">
        <span className="one-line">{title}</span>
        <span className="sort-arrows" aria-hidden>
          <CaretUpIcon className={order === 'asc' ? 'sort-active' : undefined} />
          <CaretDownIcon className={order === 'desc' ? 'sort-active' : undefined} />
        </span>
      </button>
    </th>
  );
}
