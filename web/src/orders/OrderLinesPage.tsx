import { orderLineFilters } from '@vikray/contract/orders/order-line.ts';
import { orderLineWords as say } from '@vikray/contract/orders/order-messages.ts';
import { fileOf } from '../platform/list-file.ts';
import { FilteredTablePage } from '../ui/filters/FilteredTablePage.tsx';
import { useListFilters } from '../ui/filters/list-filters.ts';
import { searchAndOrder, useListSearch } from '../ui/lists/list-search.ts';
import { orderLineColumns } from './order-line-columns.tsx';
import { useAllOrderLines } from './order-queries.ts';

/** The lines of all orders. The figures of reports by line lead here. */
export function OrderLinesPage() {
  const list = useListSearch({ sorts: ['goodsValue'] });
  const filters = useListFilters(orderLineFilters);
  return (
    <FilteredTablePage
      title={say.title}
      list={list}
      filters={filters}
      csv={fileOf('GetOrderLine', { ...filters.values, ...searchAndOrder(list) })}
      columns={orderLineColumns}
      rows={useAllOrderLines(list, filters.values)}
      idOf={(line) => line.id}
      empty={say.none}
    />
  );
}
