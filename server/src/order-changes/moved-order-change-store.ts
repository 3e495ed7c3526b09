/** How the changes of orders move when a customer is merged: orderChangesOfCustomer. */
import './order-changes-tables.ts';
import { sql } from 'kysely';
import { rowsThatFollow } from '../platform/database/rows-of-customer.ts';

/** They follow their order back. */
export const orderChangesOfCustomer = rowsThatFollow(
  'order_changes',
  (customerId) => sql<boolean>`order_id in (select orders.id from orders where orders.customer_id = ${customerId})`,
);
