/** How the consignments of a customer move when it is merged: consignmentsOfCustomer. */
import './consignments-tables.ts';
import { sql } from 'kysely';
import { rowsThatFollow } from '../platform/database/rows-of-customer.ts';

/** They follow their order back. */
export const consignmentsOfCustomer = rowsThatFollow(
  'consignments',
  (customerId) => sql<boolean>`order_id in (select orders.id from orders where orders.customer_id = ${customerId})`,
);
