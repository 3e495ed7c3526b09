import { orderMessages as say } from '@vikray/contract/orders/order-messages.ts';
import { slashedDate } from '@vikray/contract/platform/dates.ts';
import { printingMessages } from '@vikray/contract/printing/printing-messages.ts';
import { csvAddress } from '../platform/call.ts';
import { DataTable } from '../ui/lists/DataTable.tsx';
import { ExportButton } from '../ui/lists/ExportButton.tsx';
import { searchAndOrder, useListSearch } from '../ui/lists/list-search.ts';
import { ListToolbar } from '../ui/lists/ListToolbar.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { orderColumns, orderSorts } from './order-columns.tsx';
import { useOrderList } from './order-queries.ts';

const title = 'Order List';
const { pdfFailed } = printingMessages;

const columns = orderColumns({
  dateText: slashedDate,
  action: {
    title: 'Export',
    cell: ({ orderId, number }) => <ExportButton address={`/api/orders/${orderId}.pdf`} label={number} failed={pdfFailed} />,
  },
});

export function OrderListPage() {
  const list = useListSearch({ sorts: orderSorts });
  const csv = { address: csvAddress('GetOrder', searchAndOrder(list)), fileName: 'order_list.csv' };
  return (
    <>
      <PageHeading title={title}>
        <ListToolbar list={list} csv={csv} />
      </PageHeading>
      <DataTable
        columns={columns}
        list={list}
        rows={useOrderList(list)}
        idOf={(each) => each.orderId}
        label={title}
        empty={say.noneFound}
      />
    </>
  );
}
