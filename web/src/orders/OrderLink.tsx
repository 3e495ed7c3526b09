import { Link } from '@tanstack/react-router';
import type { Order } from '@vikray/contract/orders/order.ts';
import { DocumentNumber } from '../ui/page/DocumentNumber.tsx';

/** The number of an order in a list, which links to its page for every user. */
export function OrderLink({ orderId, number }: Pick<Order, 'orderId' | 'number'>) {
  return (
    <Link to="/vieworder" search={{ id: orderId }}>
      <strong>
        <DocumentNumber number={number} />
      </strong>
    </Link>
  );
}
