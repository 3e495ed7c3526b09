import { orderChangeWords } from '@vikray/contract/order-changes/order-change-messages.ts';
import { orderMessages as say } from '@vikray/contract/orders/order-messages.ts';
import type { Order } from '@vikray/contract/orders/order.ts';
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { DealLink } from '../deals/public.ts';
import { StatusTag } from '../ui/page/StatusTag.tsx';
import './order-list.css';
import { PromisedDate } from './PromisedDate.tsx';
import { serialColumn, type Column } from '../ui/lists/table-columns.ts';
import { totalColumn } from '../ui/lists/total-column.tsx';

/** The fields that lists of orders can be sorted by. */
export const orderSorts = ['date', 'totalAmount', 'companyName'] as const;

/** The differences between the lists of orders. */
interface OrderColumnsFacts {
  /** Formats a date of the list. */
  readonly dateText: (date: string) => string;
  /** The last column: what the user can do with an order. */
  readonly action: Pick<Column<Order>, 'title' | 'cell'>;
  /** The column with the boxes, while rows are selected. */
  readonly tick?: Column<Order> | undefined;
  /** Whether the goods value stands beside the amount, because a figure of a report sums it up. */
  readonly hasGoodsValue?: boolean;
}

/** The customer and, if they gave one, their own number of the order, which the search finds; and the next date promised to them. */
function customerCell({ companyName, poNumber, nextPromisedOn }: Order) {
  return (
    <>
      {companyName}
      {poNumber !== '' && <span className="order-po"> {say.poOf(poNumber)}</span>}
      {nextPromisedOn !== '' && ' '}
      <PromisedDate date={nextPromisedOn} />
    </>
  );
}

/** The status, and whether a change of the order waits for approval. */
function statusCell({ shownStatus, changeState }: Order) {
  return (
    <>
      <StatusTag status={shownStatus} />
      {changeState === 'Waiting' && <small className="order-change-waits">{orderChangeWords.waitsInList}</small>}
    </>
  );
}

const goodsValueColumn: Column<Order> = {
  title: 'Goods Value',
  width: 156,
  onPhone: 'below',
  isNumber: true,
  cell: ({ totalDiscountAmount }) => formatRupees(totalDiscountAmount),
};

/** The columns of every list of orders. */
export function orderColumns({ dateText, action, tick, hasGoodsValue = false }: OrderColumnsFacts): Column<Order>[] {
  return [
    ...(tick ? [tick] : []),
    serialColumn,
    {
      title: 'Number',
      width: 224,
      fixed: 'start',
      isWhole: true,
      onPhone: 'detail',
      cell: ({ dealId, number }) => <DealLink dealId={dealId} number={number} />,
    },
    { title: 'Date', width: 116, onPhone: 'detail', sort: 'date', cell: ({ date }) => dateText(date) },
    totalColumn,
    ...(hasGoodsValue ? [goodsValueColumn] : []),
    { title: 'Customer', width: 336, isText: true, onPhone: 'name', sort: 'companyName', cell: customerCell },
    { title: 'Prepared By', width: 242, isText: true, cell: ({ preparedBy }) => preparedBy },
    { title: 'Status', width: 178, fixed: 'end', onPhone: 'state', cell: statusCell },
    { ...action, icons: 1 },
  ];
}
