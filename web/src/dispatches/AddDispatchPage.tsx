import { CarIcon } from '../ui/icons/CarIcon.tsx';
import { dispatchMessages as say } from '@vikray/contract/dispatches/dispatch-messages.ts';
import type { Order } from '@vikray/contract/orders/order.ts';
import { dashedDate } from '@vikray/contract/platform/dates.ts';
import { orderColumns, orderSorts, useOrdersToDispatch } from '../orders/public.ts';
import { fileOf } from '../platform/list-file.ts';
import { IfAllowed } from '../ui/page/IfAllowed.tsx';
import { searchAndOrder, useListSearch } from '../ui/lists/list-search.ts';
import { TablePage } from '../ui/lists/TablePage.tsx';
import { RowLink } from '../ui/lists/RowAction.tsx';

const title = 'Dispatch Management';

const columns = orderColumns({ dateText: dashedDate, action: { title: 'Action', cell: (order) => <DispatchLink order={order} /> } });

/** The orders that still have a pending quantity. */
export function AddDispatchPage() {
  const list = useListSearch({ sorts: orderSorts });
  const csv = fileOf('GetOrderToDispatch', searchAndOrder(list));
  return (
    <TablePage
      title={title}
      list={list}
      csv={csv}
      columns={columns}
      rows={useOrdersToDispatch(list)}
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
