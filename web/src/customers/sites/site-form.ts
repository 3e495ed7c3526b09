import { siteDetails, type CustomerSite } from '@vikray/contract/customers/customer-site.ts';
import { pincodeOfCountry } from '@vikray/contract/lookups/pincode-of-country.ts';
import { normalGstin } from '@vikray/contract/gst/normal-gstin.ts';
import { indiaId } from '@vikray/contract/lookups/lookup.ts';
import type { InputOf } from '@vikray/contract/operations.ts';
import { firstMessage, type FailedCheck } from '@vikray/contract/platform/check.ts';
import * as z from 'zod';
import type { Address } from '../../ui/forms/address.ts';
import { addressFailure } from '../customer-checks.ts';

/** A site as entered. */
export interface SiteForm extends Address {
  readonly name: string;
  readonly gstin: string;
  readonly contactPersonId: number | undefined;
}

const emptySite: SiteForm = {
  name: '',
  address: '',
  country: indiaId,
  state: undefined,
  city: undefined,
  pincode: '',
  gstin: '',
  contactPersonId: undefined,
};

/** The form of a saved site; an empty one for a new site. */
export function siteFormOf(site: CustomerSite | undefined): SiteForm {
  if (!site) return emptySite;
  const { name, address, countryId, stateId, cityId, pincode, gstin, contactPersonId } = site;
  return {
    name,
    address,
    country: countryId,
    state: stateId ?? '',
    city: cityId ?? '',
    pincode,
    gstin,
    contactPersonId: contactPersonId ?? undefined,
  };
}

/** The first thing to correct in a site. */
export function siteFailure(form: SiteForm): FailedCheck | undefined {
  return firstMessage(form, z.object({ name: siteDetails.name })) ?? addressFailure(form) ?? firstMessage(form, site, pincodeOfCountry);
}

const site = z.object(siteDetails);

/** What a request says of a site. The form has passed its checks. */
export function enteredSite({ contactPersonId, gstin, ...form }: SiteForm): Omit<InputOf<'AddCustomerSite'>, 'customerId'> {
  return site.parse({ ...form, gstin: normalGstin(gstin), contactPersonId: contactPersonId ?? null });
}
