/** The site that a quotation keeps. */
import type { TaxEntries } from '@vikray/contract/gst/same-tax-entries.ts';
import type { StoredTaxDecision } from '@vikray/contract/gst/tax-entries.ts';
import { findSite } from '../../customers/public.ts';
import type { Db } from '../../platform/database/tables.ts';
import { noTax } from './no-tax.ts';

/** The site in a tax decision. */
export type KeptSite = Pick<
  StoredTaxDecision,
  'siteId' | 'siteName' | 'siteAddress' | 'siteCountry' | 'siteState' | 'siteCity' | 'sitePincode' | 'siteGstin'
>;

/** What is kept before a change. */
interface SiteBefore {
  readonly parties: { readonly companyId: number };
  readonly tax: KeptSite;
}

/** The chosen site as it is now, or as printed before when it has been hidden since. Undefined when it is not one of the customer. */
export async function keptSite(
  db: Db,
  { siteId, customerId }: Pick<TaxEntries, 'siteId' | 'customerId'>,
  before: SiteBefore | undefined,
): Promise<KeptSite | undefined> {
  if (siteId === null) return siteOf(noTax);
  const site = await findSite(db, siteId);
  if (site?.customerId === customerId)
    return {
      siteId,
      siteName: site.name,
      siteAddress: site.address,
      siteCountry: site.country,
      siteState: site.state,
      siteCity: site.city,
      sitePincode: site.pincode,
      siteGstin: site.gstin,
    };
  return before?.tax.siteId === siteId && before.parties.companyId === customerId ? siteOf(before.tax) : undefined;
}

function siteOf({ siteId, siteName, siteAddress, siteCountry, siteState, siteCity, sitePincode, siteGstin }: KeptSite): KeptSite {
  return { siteId, siteName, siteAddress, siteCountry, siteState, siteCity, sitePincode, siteGstin };
}

/** A site as a tax decision looks at it; nothing for the address of the customer. */
export function factsOf({ siteId, siteName, siteGstin, siteState, siteCountry }: KeptSite) {
  return siteId === null ? undefined : { name: siteName, gstin: siteGstin, state: siteState, country: siteCountry };
}
