import type { EnteredSite } from '@vikray/contract/customers/customer-site.ts';
import type { Customer } from '@vikray/contract/customers/customer.ts';
import type { Lookups, UnknownPlace } from '../lookups/public.ts';
import type { SiteDetails } from './customers-tables.ts';

/** Turns an entered site of a customer into the columns to store, or returns the failure for the first choice that does not exist. */
export async function siteDetails(
  lookups: Lookups,
  { contacts }: Pick<Customer, 'contacts'>,
  { name, address, country, state, city, pincode, gstin, contactPersonId = null }: EnteredSite,
): Promise<SiteDetails | UnknownPlace | 'ContactUnknown'> {
  const place = await lookups.findPlace(country, state, city);
  if (typeof place === 'string') return place;
  if (contactPersonId !== null && !contacts.some(({ contactId }) => contactId === contactPersonId)) return 'ContactUnknown';
  return { name, address, ...place, pincode, gstin: gstin ?? '', contact_person_id: contactPersonId };
}
