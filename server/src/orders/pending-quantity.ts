/** What order lines still have to dispatch, and which orders and lines are open. The contract's `pending-quantity.ts` says the same. */
import type { ShownOrderStatus } from '@vikray/contract/orders/order-status.ts';
import { sql } from 'kysely';

export { isOpenLine, pendingQuantity } from '../products/public.ts';

/** Whether an order still has something to dispatch. */
export const isOpenOrder = sql<boolean>`orders.status <> 'Dispatched' and orders.is_closed = 0`;

/** The status of an order that lists show. */
export const shownOrderStatus = sql<ShownOrderStatus>`case when orders.is_closed = 1 then 'Closed' else orders.status end`;
