import { entriesOfDecision } from '@vikray/contract/gst/same-tax-entries.ts';
import { decideTax, type TaxDecision } from '@vikray/contract/gst/tax-decision.ts';
import { taxFacts } from '@vikray/contract/gst/tax-facts.ts';
import type { Order } from '@vikray/contract/orders/order.ts';
import { findOpenCompany } from '../companies/public.ts';
import { findCustomer } from '../customers/public.ts';
import type { Db } from '../platform/database/tables.ts';

/** Decides the tax of an order by the records of today, at the site that it prints. Nothing if company or customer is gone. */
export async function decideNow(db: Db, order: Order): Promise<TaxDecision | undefined> {
  const company = await findOpenCompany(db, order.companyForId);
  const customer = await findCustomer(db, order.companyId);
  if (!company || !customer) return undefined;
  const { installed, placeOfSupply } = entriesOfDecision(order, { companyId: order.companyForId, customerId: order.companyId });
  return decideTax(taxFacts(company, customer, { installed, placeOfSupply, site: siteOf(order) }));
}

function siteOf({ siteName, siteState, siteCountry, siteGstin }: Order) {
  return siteName === '' ? undefined : { name: siteName, state: siteState, country: siteCountry, gstin: siteGstin };
}
