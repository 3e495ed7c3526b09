import { mergeMessages as say } from '@vikray/contract/customer-merges/merge-messages.ts';
import { maxSites } from '@vikray/contract/customers/customer-site.ts';
import { maxContacts } from '@vikray/contract/customers/customer.ts';
import { contactsOfCustomer, sitesOfCustomer } from '../customers/public.ts';
import { sameCheque, sameOpeningBill } from '../money/public.ts';
import type { MergedPair, RowsOfCustomer } from '../platform/database/rows-of-customer.ts';
import type { Db } from '../platform/database/tables.ts';

/** The sentence that says why two customers cannot become one; undefined if they can. */
export async function whatPreventsMerge(db: Db, pair: MergedPair): Promise<string | undefined> {
  const { mergedId, keptId } = pair;
  const together = async ({ count }: Pick<RowsOfCustomer<never>, 'count'>) => (await count(db, mergedId)) + (await count(db, keptId));
  if ((await together(sitesOfCustomer)) > maxSites) return say.tooManySites(maxSites);
  if ((await together(contactsOfCustomer)) > maxContacts) return say.tooManyContacts(maxContacts);
  const bill = await sameOpeningBill(db, pair);
  if (bill !== undefined) return say.sameBill(bill);
  const cheque = await sameCheque(db, pair);
  return cheque === undefined ? undefined : say.sameCheque(cheque);
}
