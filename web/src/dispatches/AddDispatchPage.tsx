import { CarIcon } from '../ui/icons/CarIcon.tsx';
import { dispatchMessages as say } from '@vikray/contract/dispatches/dispatch-messages.ts';
import type { Order } from '@vikray/contract/orders/order.ts';
import { dashedDate } from '@vikray/contract/platform/dates.ts';
import { orderColumns, orderSorts, useOrdersToDispatch } from '../orders/public.ts';
import { fileOf } from '../platform/list-file.ts';
import { IfAllowed } from '../ui/page/IfAllowed.tsx';
import { orderToDispatchFilters } from '@vikray/contract/orders/order-filters.ts';
import { useListFilters } from '../ui/filters/list-filters.ts';
import { DeskLink } from './DeskLink.tsx';
import { searchAndOrder, useListSearch } from '../ui/lists/list-search.ts';
import { FilteredTablePage } from '../ui/filters/FilteredTablePage.tsx';
import { RowLink } from '../ui/lists/RowAction.tsx';

const title = 'Dispatch Management';

const columns = orderColumns({ dateText: dashedDate, action: { title: 'Action', cell: (order) => <DispatchLink order={order} /> } });

/** The orders that still have a pending quantity. */
export function AddDispatchPage() {
  const list = useListSearch({ sorts: orderSorts });
  const filters = useListFilters(orderToDispatchFilters);
  const csv = fileOf('GetOrderToDispatch', { ...filters.values, ...searchAndOrder(list) });
  return (
    <FilteredTablePage
      title={title}
      tag={<DeskLink />}
      list={list}
      filters={filters}
      csv={csv}
      columns={columns}
      rows={useOrdersToDispatch(list, filters.values)}
      idOf={(each) => each.orderId}
      empty={say.noneFound}
    />
  );
}

function DispatchLink({ order: { orderId, number } }: { readonly order: Order }) {
  return (
    <IfAllowed to="AddDispatch">
      <RowLink to="/dispatch" search={{ id: orderId }} icon={<CarIcon />} label={`Dispatch ${number}`} />
    </IfAllowed>
  );
}
