import { CarOutlined } from '@ant-design/icons';
import { dispatchMessages as say } from '@vikray/contract/dispatches/dispatch-messages.ts';
import type { Order } from '@vikray/contract/orders/order.ts';
import { orderToDispatchCsv } from '@vikray/contract/orders/orders-operations.ts';
import { dashedDate } from '@vikray/contract/platform/dates.ts';
import { orderColumns, orderSorts, useOrdersToDispatch } from '../orders/public.ts';
import { csvAddress } from '../platform/call.ts';
import { DataTable } from '../ui/lists/DataTable.tsx';
import { IfAllowed } from '../ui/page/IfAllowed.tsx';
import { searchAndOrder, useListSearch } from '../ui/lists/list-search.ts';
import { ListToolbar } from '../ui/lists/ListToolbar.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { RowLink } from '../ui/lists/RowAction.tsx';

const title = 'Dispatch Management';

const columns = orderColumns({ dateText: dashedDate, action: { title: 'Action', cell: (order) => <DispatchLink order={order} /> } });

/** The orders that still have a pending quantity. */
export function AddDispatchPage() {
  const list = useListSearch({ sorts: orderSorts });
  const csv = { address: csvAddress('GetOrderToDispatch', searchAndOrder(list)), fileName: orderToDispatchCsv.fileName };
  return (
    <>
      <PageHeading title={title}>
        <ListToolbar list={list} csv={csv} />
      </PageHeading>
      <DataTable
        columns={columns}
        list={list}
        rows={useOrdersToDispatch(list)}
        idOf={(each) => each.orderId}
        label={title}
        empty={say.noneFound}
      />
    </>
  );
}

function DispatchLink({ order: { orderId, number } }: { readonly order: Order }) {
  return (
    <IfAllowed to="AddDispatch">
      <RowLink to="/dispatch" search={{ id: orderId }} icon={<CarOutlined aria-hidden />} label={`Dispatch ${number}`} />
    </IfAllowed>
  );
}
