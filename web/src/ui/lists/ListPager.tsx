import { Pagination } from 'antd';
import { useIsPhone } from '../../platform/media.ts';
import './list.css';
import type { ListRows } from './list-rows.ts';
import { pageSizes, type ListSearch } from './list-search.ts';
import { OfferedSizes, PageSize } from './PageSize.tsx';

interface ListPagerProps {
  readonly list: ListSearch;
  readonly rows: Pick<ListRows<unknown>, 'rows' | 'total' | 'totalIsCapped'>;
}

const parts = { sizeChanger: PageSize };
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
      <OfferedSizes value={offered}>
        <Pagination
          current={list.page}
          pageSize={list.pageSize}
          total={known}
          pageSizeOptions={[...offered]}
          showSizeChanger={offered.length > 1}
          components={parts}
          showLessItems={isPhone}
          onChange={(page, pageSize) => list.ask(pageSize === list.pageSize ? { page } : { pageSize })}
        />
      </OfferedSizes>
    </footer>
  );
}
