import type { Customer } from '@vikray/contract/customers/customer.ts';
import { findCustomer } from '../customers/public.ts';
import type { Context } from '../platform/handler.ts';

type Merging = Pick<Context<'GetCustomerMerge' | 'MergeCustomers'>, 'db' | 'input' | 'user' | 'fail'>;

/** The customer that stays and the one that goes. Refuses users without both rights, the same customer twice, and deleted ones. */
export async function pairToMerge({ db, input, user, fail }: Merging): Promise<{ readonly kept: Customer; readonly merged: Customer }> {
  if (!user.rights.has('Edit Customer')) throw fail('Forbidden');
  if (input.keepId === input.mergeId) throw fail('SameCustomer');
  const kept = await findCustomer(db, input.keepId);
  const merged = await findCustomer(db, input.mergeId);
  if (!kept || !merged) throw fail('CustomerNotFound');
  return { kept, merged };
}
