import { findCompany } from '../companies/public.ts';
import type { Db } from '../platform/database/tables.ts';
import { settingValue } from '../settings/public.ts';

/** A company as customers pay it: its account, and up to which amount by UPI. */
export async function companyToPay(db: Db, companyId: number) {
  const company = await findCompany(db, companyId);
  return company && { ...company, mostByUpi: await settingValue(db, 'upilimit') };
}
