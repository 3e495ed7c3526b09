import * as z from 'zod';
import { typedGstin } from '../gst/gst-fields.ts';
import { id, requiredLine } from '../platform/fields.ts';
import { body, row } from '../platform/wire.ts';
import { addressDetails } from './customer.ts';
import { siteMessages as say } from './site-messages.ts';

/** The most sites of a customer, without the hidden ones. */
export const maxSites = 50;

/** A site as entered, in the order of its checks. The address is checked like that of a customer. */
export const siteDetails = {
  name: requiredLine(100, say.enterName),
  ...addressDetails,
  gstin: typedGstin,
  /** One of the contact persons of the customer. */
  contactPersonId: id.nullish(),
};

/** The site to change, and the version that the user has seen. */
export const seenSite = { siteId: id, version: id };

/** A new site of a customer. */
export const newSite = body({ customerId: id, ...siteDetails });

/** A site with new details. */
export const changedSite = body({ ...seenSite, ...siteDetails });

/** A site in an answer: places by name, with their ids in separate fields. */
export const customerSite = row(
  {
    siteId: id,
    customerId: id,
    name: z.string(),
    address: z.string(),
    city: z.string(),
    cityId: z.int().nullable(),
    state: z.string(),
    stateId: z.int().nullable(),
    country: z.string(),
    countryId: z.int(),
    pincode: z.string(),
    gstin: z.string(),
    contactPersonId: id.nullable(),
    version: z.int(),
  },
  { cityId: 'fld_city_id', stateId: 'fld_state_id', countryId: 'fld_country_id' },
);

export type CustomerSite = z.output<typeof customerSite>;
/** A site as entered, without its customer. */
export type EnteredSite = Omit<z.output<typeof newSite>, 'customerId'>;
