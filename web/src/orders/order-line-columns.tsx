import { Link } from '@tanstack/react-router';
import type { ListedOrderLine } from '@vikray/contract/orders/order-line.ts';
import { orderLineWords as say } from '@vikray/contract/orders/order-messages.ts';
import { slashedDate } from '@vikray/contract/platform/dates.ts';
import { formatRupees, groupedPieces } from '@vikray/contract/platform/decimal.ts';
import { StatusTag } from '../ui/page/StatusTag.tsx';
import { serialColumn, type Column } from '../ui/lists/table-columns.ts';
import { OrderLink } from './OrderLink.tsx';

/** The columns of the list of all order lines. */
export const orderLineColumns: Column<ListedOrderLine>[] = [
  serialColumn,
  { title: 'Order', width: 190, isWhole: true, onPhone: 'detail', cell: (line) => <OrderLink {...line} /> },
  { title: 'Date', width: 108, onPhone: 'detail', cell: ({ date }) => slashedDate(date) },
  { title: 'Customer', width: 150, isText: true, cell: ({ companyName }) => companyName },
  { title: 'Product', width: 190, isText: true, onPhone: 'name', cell: (line) => <ProductLink line={line} /> },
  { title: 'Quantity', width: 92, isNumber: true, isKey: true, cell: ({ quantity }) => groupedPieces(quantity) },
  { title: 'Rate', width: 124, isNumber: true, cell: ({ rate }) => formatRupees(rate) },
  {
    title: say.goodsValue,
    width: 144,
    isNumber: true,
    isKey: true,
    onPhone: 'figure',
    sort: 'goodsValue',
    cell: ({ goodsValue }) => <strong>{formatRupees(goodsValue)}</strong>,
  },
  { title: 'Dispatched', width: 106, isNumber: true, cell: ({ dispatchQuantity }) => groupedPieces(dispatchQuantity) },
  { title: 'Pending', width: 92, isNumber: true, isKey: true, cell: ({ pendingQuantity }) => groupedPieces(pendingQuantity) },
  { title: 'Status', width: 168, onPhone: 'state', cell: ({ shownStatus }) => <StatusTag status={shownStatus} /> },
];

function ProductLink({ line: { productId, name } }: { readonly line: ListedOrderLine }) {
  return (
    <Link to="/viewproduct" search={{ id: productId }}>
      {name}
    </Link>
  );
}
