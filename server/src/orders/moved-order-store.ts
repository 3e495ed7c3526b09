/** How the orders of a customer move when it is merged: ordersOfCustomer. */
import './orders-tables.ts';
import { sql } from 'kysely';
import { isAnyRevision } from '../quotations/public.ts';
import { rowsThatFollow } from '../platform/database/rows-of-customer.ts';

/** They follow their quotation back. */
export const ordersOfCustomer = rowsThatFollow(
  'orders',
  (customerId) =>
    sql<boolean>`quotation_id in (select quotations.id from quotations where quotations.customer_id = ${customerId} and ${isAnyRevision})`,
);
