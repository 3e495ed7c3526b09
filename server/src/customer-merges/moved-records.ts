import { movedKinds, type MovedCounts, type MovedKind } from '@vikray/contract/customer-merges/customer-merge.ts';
import { consignmentsOfCustomer } from '../consignments/public.ts';
import { creditNotesOfCustomer } from '../credit-notes/public.ts';
import { contactLike, contactsOfCustomer, sitesOfCustomer } from '../customers/public.ts';
import { dealsOfCustomer } from '../deals/public.ts';
import { receiptsOfCustomer } from '../money/public.ts';
import { orderChangesOfCustomer } from '../order-changes/public.ts';
import { ordersOfCustomer } from '../orders/public.ts';
import {
  changeContact,
  rowsOfCustomer,
  strayContacts,
  type MergedPair,
  type RowsOfCustomer,
} from '../platform/database/rows-of-customer.ts';
import type { Db } from '../platform/database/tables.ts';
import { quotationsOfCustomer } from '../quotations/public.ts';
import { callsOfCustomer } from '../sales-calls/public.ts';
import { filesOfCustomer, notesOfCustomer } from '../thread/public.ts';

/**
 * Everything that refers to a customer, in the order in which it moves, there and back: what follows others stands after them. A test
 * compares it with the tables of the database.
 */
const records = {
  contacts: contactsOfCustomer,
  sites: sitesOfCustomer,
  deals: dealsOfCustomer,
  quotations: quotationsOfCustomer,
  orders: ordersOfCustomer,
  orderChanges: orderChangesOfCustomer,
  consignments: consignmentsOfCustomer,
  creditNotes: creditNotesOfCustomer,
  calls: callsOfCustomer,
  notes: notesOfCustomer,
  files: filesOfCustomer,
  receipts: receiptsOfCustomer,
  bills: rowsOfCustomer('entered_bills'),
  refunds: rowsOfCustomer('refunds'),
  reminders: rowsOfCustomer('reminders'),
} as const satisfies Record<MovedKind | 'orderChanges' | 'reminders', RowsOfCustomer>;

/** How many records of each kind a customer has. */
export async function countRecords(db: Db, customerId: number): Promise<MovedCounts> {
  const counts: Partial<Record<MovedKind, number>> = {};
  for (const kind of kinds) counts[kind] = await records[kind].count(db, customerId);
  // Each kind has been counted.
  return counts as MovedCounts;
}

// The keys of a constant.
const kinds = Object.keys(movedKinds) as MovedKind[];

/** Moves everything of the customer that goes. Returns what moved, by its kind. */
export async function moveRecords(db: Db, pair: MergedPair): Promise<Readonly<Record<string, unknown>>> {
  const moved: Record<string, unknown> = {};
  for (const [kind, rows] of Object.entries<RowsOfCustomer>(records)) moved[kind] = await rows.move(db, pair);
  return moved;
}

/** Puts back what has moved. */
export async function moveRecordsBack(db: Db, moved: Readonly<Record<string, unknown>>, pair: MergedPair): Promise<void> {
  // Each kind gets what it has stored of itself.
  for (const [kind, rows] of Object.entries<RowsOfCustomer>(records)) await rows.moveBack(db, moved[kind], pair);
}

const withContacts = ['quotations', 'orders', 'order_changes', 'customer_sites'] as const;

/** Gives what was added since a merge a contact person of its own customer, after everything was put back. */
export async function settleContacts(db: Db, pair: MergedPair): Promise<void> {
  for (const table of withContacts)
    for (const stray of await strayContacts(db, table, pair))
      await changeContact(db, table, stray, await contactLike(db, stray.contactId, stray.customerId));
}
