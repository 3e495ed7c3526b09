import { placeLine } from '@vikray/contract/lookups/place-line.ts';
import type { Order } from '@vikray/contract/orders/order.ts';
import { dashedDate } from '@vikray/contract/platform/dates.ts';
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { Facts } from '../ui/page/Facts.tsx';

/** The order: its customer, its amount and the delivery address. */
export function OrderStep({ order }: { readonly order: Order }) {
  return (
    <Facts
      facts={[
        { label: 'Number', text: order.number },
        { label: 'Date', text: dashedDate(order.date) },
        { label: 'Amount', text: <span className="tabular">{formatRupees(order.totalAmount)}</span> },
        { label: 'Customer', text: order.companyName },
        { label: 'Contact Person', text: [order.name, order.designation].filter(Boolean).join(', ') },
        { label: 'Prepared By', text: order.preparedBy },
        { label: 'Address', text: [order.address, placeLine(order)].filter(Boolean).join('\n') },
        { label: 'Delivery', text: order.delivery },
        { label: 'Freight', text: order.freight },
        { label: 'Issuing Company', text: order.companyForName },
      ]}
    />
  );
}
