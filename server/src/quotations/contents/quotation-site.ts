/** The site of a quotation. */
import type { TaxEntries } from '@vikray/contract/gst/same-tax-entries.ts';
import type { StoredTaxDecision } from '@vikray/contract/gst/tax-entries.ts';
import { findSite } from '../../customers/public.ts';
import type { Db } from '../../platform/database/tables.ts';
import { noTax } from './no-tax.ts';

/** The site in a tax decision, frozen with it. */
export type FrozenSite = Pick<
  StoredTaxDecision,
  'siteId' | 'siteName' | 'siteAddress' | 'siteCountry' | 'siteState' | 'siteCity' | 'sitePincode' | 'siteGstin'
>;

/** What a quotation has before a change. */
interface SiteBefore {
  readonly parties: { readonly companyId: number };
  readonly tax: FrozenSite;
}

/** The chosen site as it is now, or as printed before if it was hidden since. Undefined if it is not a site of the customer. */
export async function resolveSite(
  db: Db,
  { siteId, customerId }: Pick<TaxEntries, 'siteId' | 'customerId'>,
  before: SiteBefore | undefined,
): Promise<FrozenSite | undefined> {
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

function siteOf({ siteId, siteName, siteAddress, siteCountry, siteState, siteCity, sitePincode, siteGstin }: FrozenSite): FrozenSite {
  return { siteId, siteName, siteAddress, siteCountry, siteState, siteCity, sitePincode, siteGstin };
}

/** What a tax decision reads of a site; nothing for the address of the customer. */
export function factsOf({ siteId, siteName, siteGstin, siteState, siteCountry }: FrozenSite) {
  return siteId === null ? undefined : { name: siteName, gstin: siteGstin, state: siteState, country: siteCountry };
}
