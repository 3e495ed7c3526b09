import { useIsPhone } from '../../platform/media.ts';
import { Pagination } from '../controls/Pagination.tsx';
import { Select } from '../controls/Select.tsx';
import type { ListRows } from './list-rows.ts';
import { pageSizes, type ListSearch } from './list-search.ts';
import './list.css';

interface ListPagerProps {
  readonly list: ListSearch;
  readonly rows: Pick<ListRows<unknown>, 'rows' | 'total' | 'totalIsCapped'>;
}

const count = new Intl.NumberFormat('en-IN');

/** The foot of a list: how many rows there are, the pages, and how many rows a page has. */
export function ListPager({ list, rows: { rows, total, totalIsCapped } }: ListPagerProps) {
  const isPhone = useIsPhone();
  const { pageSizes: offered = pageSizes } = list;
  if (total === undefined) return <footer className="list-pager" />;
  // There are more rows than a capped total says: a full page always has a next one.
  const known = totalIsCapped && rows.length === list.pageSize ? Math.max(total, list.page * list.pageSize + 1) : total;
  return (
    <footer className="list-pager">
      <span className="list-total tabular">{`Total ${count.format(total)}${totalIsCapped ? '+' : ''} items`}</span>
      <div className="list-pages">
        <Pagination
          page={list.page}
          pages={Math.max(1, Math.ceil(known / list.pageSize))}
          around={isPhone ? 1 : 2}
          onShow={(page) => list.ask({ page })}
        />
        {offered.length > 1 && (
          <Select
            aria-label="Page size"
            className="list-page-size"
            value={list.pageSize}
            options={offered.map((size) => ({ value: size, label: `${size} / page` }))}
            onChange={(pageSize) => list.ask({ pageSize })}
          />
        )}
      </div>
    </footer>
  );
}
