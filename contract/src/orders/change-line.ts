import { orderChangeMessages as say } from '../order-changes/order-change-messages.ts';
import type { Order } from './order.ts';

/** What an order prints of its last approved change. */
export type PrintedChange = Pick<Order, 'approvedChange' | 'changedOn'>;

/** The change and its day, as papers print them; blank for an order that was not changed. */
export function changeLine({ approvedChange, changedOn }: PrintedChange): string {
  return approvedChange === 0 ? '' : say.changeOf(approvedChange, changedOn);
}
