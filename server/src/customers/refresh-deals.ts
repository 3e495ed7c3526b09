import type { Customer } from '@vikray/contract/customers/customer.ts';
import { refreshDealsOfCustomer } from '../deals/public.ts';
import type { Db } from '../platform/database/tables.ts';

/** Makes the search find the deals of a customer by its contact persons, if these have changed. */
export async function refreshDeals(db: Db, before: Customer, after: Customer | undefined): Promise<void> {
  if (after && contactsKey(before) !== contactsKey(after)) await refreshDealsOfCustomer(db, after.customerId);
}

/** The contact persons with their numbers, as a text to compare. */
function contactsKey({ contacts }: Customer): string {
  return JSON.stringify(contacts.map(({ contactId, name, mobile, phone }) => [contactId, name, mobile, phone]));
}
