import type { Customer } from '@vikray/contract/customers/customer.ts';
import { refreshDealsOfCustomer } from '../deals/public.ts';
import type { Db } from '../platform/database/tables.ts';

/** Makes the search find the deals of a customer by its contact persons, if these have changed. */
export async function refreshDeals(db: Db, before: Customer, after: Customer | undefined): Promise<void> {
  if (after && reachedAt(before) !== reachedAt(after)) await refreshDealsOfCustomer(db, after.customerId);
}

/** Whom to speak to, and under which numbers, as one text. */
function reachedAt({ contacts }: Customer): string {
  return JSON.stringify(contacts.map(({ contactId, name, mobile, phone }) => [contactId, name, mobile, phone]));
}
