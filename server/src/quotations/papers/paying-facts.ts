import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { findCompany } from '../../companies/public.ts';
import { findCustomer } from '../../customers/public.ts';
import type { Db } from '../../platform/database/tables.ts';

/** Where the customer of a quotation or an order pays, and the GSTIN of the customer, both as they are today. */
export async function payingFacts(db: Db, { companyId, companyForId }: Pick<Quotation, 'companyId' | 'companyForId'>) {
  const customer = await findCustomer(db, companyId);
  return { bank: await findCompany(db, companyForId), gstin: customer?.gstin ?? '' };
}
