/** What order lines still have to dispatch, and which orders and lines are open. The contract's `pending-quantity.ts` says the same. */
import type { ShownOrderStatus } from '@vikray/contract/orders/order-status.ts';
import { sql } from 'kysely';

/** Pending = ordered − dispatched − closed, in whole pieces (DSK-01). */
export const pendingQuantity = sql<number>`order_lines.quantity - order_lines.dispatched_quantity - order_lines.closed_quantity`;

/** Whether a line still has something to dispatch: the condition of the index of open lines. */
export const isOpenLine = sql<boolean>`${pendingQuantity} > 0`;

/** Whether an order still has something to dispatch. */
export const isOpenOrder = sql<boolean>`orders.status <> 'Dispatched' and orders.is_closed = 0`;

/** The status of an order that lists show. */
export const shownOrderStatus = sql<ShownOrderStatus>`case when orders.is_closed = 1 then 'Closed' else orders.status end`;
