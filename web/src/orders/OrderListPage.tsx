import { orderLineWords, orderMessages as say } from '@vikray/contract/orders/order-messages.ts';
import { isOpenOrder } from '@vikray/contract/orders/order-status.ts';
import type { Order } from '@vikray/contract/orders/order.ts';
import { slashedDate } from '@vikray/contract/platform/dates.ts';
import { printingMessages } from '@vikray/contract/printing/printing-messages.ts';
import { useSearch } from '@tanstack/react-router';
import { fileOf } from '../platform/list-file.ts';
import { ExportButton } from '../ui/lists/ExportButton.tsx';
import { orderFilters } from '@vikray/contract/orders/order-filters.ts';
import { useListFilters } from '../ui/filters/list-filters.ts';
import { searchAndOrder, useListSearch } from '../ui/lists/list-search.ts';
import { FilteredTablePage } from '../ui/filters/FilteredTablePage.tsx';
import { useColumns } from '../ui/lists/use-columns.ts';
import { ButtonLink } from '../ui/page/ButtonLink.tsx';
import { useAllowed } from '../ui/page/IfAllowed.tsx';
import { tickColumn } from '../ui/several/RowTick.tsx';
import { SelectBar } from '../ui/several/SelectBar.tsx';
import { SelectButton } from '../ui/several/SelectButton.tsx';
import { useSelection, type Ticked } from '../ui/several/use-selection.ts';
import { orderColumns, orderSorts } from './order-columns.tsx';
import { refreshOrders, useOrderList } from './order-queries.ts';
import { namedOrders, orderActions } from './order-several.tsx';

const title = 'Order List';
const { pdfFailed } = printingMessages;

const none: readonly Order[] = [];

interface Selected {
  readonly ticked: Ticked<Order>;
  readonly onTicked: (ticked: Ticked<Order>) => void;
  /** The rows of the page. */
  readonly among: readonly Order[];
  readonly hasGoodsValue: boolean;
}

function listColumns({ ticked, onTicked, among, hasGoodsValue }: Selected) {
  return orderColumns({
    dateText: slashedDate,
    action: {
      title: 'Export',
      cell: ({ orderId, number }) => <ExportButton address={`/api/orders/${orderId}.pdf`} label={number} failed={pdfFailed} />,
    },
    tick: ticked && tickColumn({ ticked, onTicked, among, fits: isOpenOrder, ...namedOrders }),
    hasGoodsValue,
  });
}

export function OrderListPage() {
  const list = useListSearch({ sorts: orderSorts });
  const filters = useListFilters(orderFilters);
  const hasGoodsValue = useSearch({ strict: false, select: (address: { readonly goodsvalue?: unknown }) => address.goodsvalue === 'Yes' });
  const rows = useOrderList(list, filters.values);
  const selection = useSelection('GetOrder', list, filters.values, rows);
  const { ticked, setTicked } = selection;
  const mayPromise = useAllowed('UpdateOrderPromise');
  const csv = fileOf('GetOrder', { ...filters.values, ...searchAndOrder(list) });
  return (
    <FilteredTablePage
      title={title}
      list={list}
      filters={filters}
      select={mayPromise && <SelectButton ticked={ticked} onSelect={(isOn) => setTicked(isOn ? new Map() : undefined)} />}
      filter={
        <ButtonLink to="/orderlines" className="order-lines-link">
          {orderLineWords.title}
        </ButtonLink>
      }
      csv={csv}
      columns={useColumns(listColumns, { ticked, onTicked: setTicked, among: ticked ? rows.rows : none, hasGoodsValue })}
      rows={rows}
      idOf={(each) => each.orderId}
      empty={say.noneFound}
    >
      <SelectBar selection={selection} named={namedOrders} actions={orderActions} onDone={() => void refreshOrders()} />
    </FilteredTablePage>
  );
}
