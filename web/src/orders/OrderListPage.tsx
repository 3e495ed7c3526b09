import { orderLineWords, orderMessages as say } from '@vikray/contract/orders/order-messages.ts';
import { slashedDate } from '@vikray/contract/platform/dates.ts';
import { printingMessages } from '@vikray/contract/printing/printing-messages.ts';
import { fileOf } from '../platform/list-file.ts';
import { ExportButton } from '../ui/lists/ExportButton.tsx';
import { orderFilters } from '@vikray/contract/orders/order-filters.ts';
import { useListFilters } from '../ui/filters/list-filters.ts';
import { searchAndOrder, useListSearch } from '../ui/lists/list-search.ts';
import { FilteredTablePage } from '../ui/filters/FilteredTablePage.tsx';
import { ButtonLink } from '../ui/page/ButtonLink.tsx';
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
  const filters = useListFilters(orderFilters);
  const csv = fileOf('GetOrder', { ...filters.values, ...searchAndOrder(list) });
  return (
    <FilteredTablePage
      title={title}
      list={list}
      filters={filters}
      filter={
        <ButtonLink to="/orderlines" className="order-lines-link">
          {orderLineWords.title}
        </ButtonLink>
      }
      csv={csv}
      columns={columns}
      rows={useOrderList(list, filters.values)}
      idOf={(each) => each.orderId}
      empty={say.noneFound}
    />
  );
}
