import type { StoredTaxDecision } from '@vikray/contract/gst/tax-entries.ts';
import type { QuotationForm } from '../builder/quotation-form.ts';
import { useSitesOf } from '../part-queries.ts';

/** A site as a quotation keeps and prints it. */
export type PrintedSite = Pick<
  StoredTaxDecision,
  'siteName' | 'siteAddress' | 'siteCountry' | 'siteState' | 'siteCity' | 'sitePincode' | 'siteGstin'
>;

/**
 * The site to which the goods go, as it is now, or as the changed quotation printed it when it has been hidden since. Null for the address
 * of the customer, undefined while the sites load.
 */
export function useChosenSite(
  { customer, tax: { siteId } }: Pick<QuotationForm, 'customer' | 'tax'>,
  changed: StoredTaxDecision | undefined,
) {
  const { data: sites } = useSitesOf(siteId === null ? undefined : customer?.value);
  if (siteId === null) return null;
  const site = sites?.find((each) => each.siteId === siteId);
  if (site) return printedSite(site);
  return sites && changed?.siteId === siteId ? changed : undefined;
}

function printedSite(site: NonNullable<ReturnType<typeof useSitesOf>['data']>[number]): PrintedSite {
  const { name, address, country, state, city, pincode, gstin } = site;
  return {
    siteName: name,
    siteAddress: address,
    siteCountry: country,
    siteState: state,
    siteCity: city,
    sitePincode: pincode,
    siteGstin: gstin,
  };
}
