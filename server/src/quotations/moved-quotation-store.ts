/** How the quotations of a customer move when it is merged: quotationsOfCustomer. */
import './quotations-tables.ts';
import { sql } from 'kysely';
import { rowsThatFollow } from '../platform/database/rows-of-customer.ts';

/** They follow their deal back. A change that began before has the customer of then, so their version rises, and the change is refused. */
export const quotationsOfCustomer = rowsThatFollow(
  'quotations',
  (customerId) => sql<boolean>`deal_id in (select deals.id from deals where deals.customer_id = ${customerId})`,
  sql`, version = version + 1`,
);
