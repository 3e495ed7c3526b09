import { findOpenCompany } from '../companies/public.ts';
import { lockRow } from '../platform/database/row-locks.ts';
import type { Db } from '../platform/database/tables.ts';
import type { OperationFailure } from '../platform/handler.ts';
import type { Account } from './account-store.ts';
import { customerOfAccount } from './customer-of-account.ts';

interface Asked {
  readonly db: Db;
  fail(name: 'CustomerUnknown' | 'CompanyUnknown' | 'NotKept'): OperationFailure;
}

/** The customer and the company of an account, under the lock of the customer. Refuses a company that keeps no money here. */
export async function openAccount({ db, fail }: Asked, { customerId, companyId }: Account) {
  await lockRow(db, 'customers', customerId);
  const customer = await customerOfAccount(db, { customerId, companyId });
  if (!customer) throw fail('CustomerUnknown');
  const company = await findOpenCompany(db, companyId);
  if (!company) throw fail('CompanyUnknown');
  if (company.moneyFrom === '') throw fail('NotKept');
  return { customer, company };
}
