/** How the credit notes of a customer move when it is merged: creditNotesOfCustomer. */
import './credit-notes-tables.ts';
import { sql } from 'kysely';
import { rowsThatFollow } from '../platform/database/rows-of-customer.ts';

/** They follow their consignment back. */
export const creditNotesOfCustomer = rowsThatFollow(
  'credit_notes',
  (customerId) => sql<boolean>`consignment_id in (select consignments.id from consignments where consignments.customer_id = ${customerId})`,
);
