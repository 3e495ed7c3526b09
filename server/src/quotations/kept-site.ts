/** The site that a quotation keeps. */
import type { TaxEntries } from '@vikray/contract/gst/same-tax-entries.ts';
import { findSite } from '../customers/public.ts';
import type { Db } from '../platform/database/tables.ts';
import type { PrintedColumns, SiteColumns } from './quotations-tables.ts';

/** The address of the customer. */
export const noSite: SiteColumns = {
  site_id: null,
  site_name: '',
  site_address: '',
  site_country: '',
  site_state: '',
  site_city: '',
  site_pincode: '',
  site_gstin: '',
};

/**
 * The columns of the chosen site as it is now, or as printed before when it has been hidden since. Undefined when it is not one of the
 * customer.
 */
export async function siteColumns(
  db: Db,
  { siteId, customerId }: Pick<TaxEntries, 'siteId' | 'customerId'>,
  before: (PrintedColumns & SiteColumns) | undefined,
): Promise<SiteColumns | undefined> {
  if (siteId === null) return noSite;
  const site = await findSite(db, siteId);
  if (site?.customerId === customerId)
    return {
      site_id: siteId,
      site_name: site.name,
      site_address: site.address,
      site_country: site.country,
      site_state: site.state,
      site_city: site.city,
      site_pincode: site.pincode,
      site_gstin: site.gstin,
    };
  return before?.site_id === siteId && before.customer_id === customerId ? printedSite(before) : undefined;
}

/** The site of a row. */
export function printedSite(row: SiteColumns): SiteColumns {
  const { site_id, site_name, site_address, site_country, site_state, site_city, site_pincode, site_gstin } = row;
  return { site_id, site_name, site_address, site_country, site_state, site_city, site_pincode, site_gstin };
}

/** A site as a tax decision looks at it; nothing for the address of the customer. */
export function factsOf({ site_id, site_name, site_gstin, site_state, site_country }: SiteColumns) {
  return site_id === null ? undefined : { name: site_name, gstin: site_gstin, state: site_state, country: site_country };
}
