import type { Customer } from '@vikray/contract/customers/customer.ts';
import { customersOf } from '../customers/public.ts';
import type { Db } from '../platform/database/tables.ts';
import { hasAccount, type Account } from './account-store.ts';

/**
 * The customer of an account. A deleted one can still pay its bills and be paid back, so it keeps the accounts that it has; it gets no new
 * one.
 */
export async function customerOfAccount(db: Db, account: Account): Promise<Customer | undefined> {
  const [customer] = await customersOf(db, [account.customerId]);
  return customer?.status === 'Deleted' && !(await hasAccount(db, account)) ? undefined : customer;
}
