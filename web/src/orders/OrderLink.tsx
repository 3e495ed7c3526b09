import { Link } from '@tanstack/react-router';
import type { Order } from '@vikray/contract/orders/order.ts';

/** The number of an order in a list, which links to its page for every user. */
export function OrderLink({ orderId, number }: Pick<Order, 'orderId' | 'number'>) {
  return (
    <Link to="/vieworder" search={{ id: orderId }}>
      <strong className="unbroken">{number}</strong>
    </Link>
  );
}
