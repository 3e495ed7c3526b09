import * as z from 'zod';
import { indiaId } from '../lookups/lookup.ts';
import {
  choice,
  digits,
  emailPattern,
  id,
  instant,
  optionalChoice,
  optionalWebsite,
  requiredLine,
  requiredParagraph,
  statedByClient,
} from '../platform/fields.ts';
import { madeUpon } from '../platform/version.ts';
import { body, row } from '../platform/wire.ts';
import { contactPerson, contactPersonInput } from './contact-person.ts';
import { customerMessages as say } from './customer-messages.ts';
import { customerStatuses } from './customer-status.ts';

export const dataSources = ['Exhibition', 'Enquiry', 'Existing Data'] as const;
export type DataSource = (typeof dataSources)[number];

/** Step 1 of the customer wizards, in the order in which its fields are checked. */
export const companyDetails = {
  industry: choice(say.selectIndustry),
  companyName: requiredLine(200, say.enterCompanyName),
  companyType: choice(say.selectCompanyType),
  phone: requiredLine(40, say.enterPhone).regex(digits(1, 20), { error: say.invalidPhone }),
  email: requiredLine(254, say.enterEmail).regex(emailPattern, { error: say.invalidEmail }),
  website: optionalWebsite(say.invalidWebsite),
};

/** Step 2. */
export const addressDetails = {
  address: requiredParagraph(500, say.enterAddress),
  country: choice(say.selectCountry),
  state: optionalChoice,
  city: optionalChoice,
  pincode: requiredLine(20, say.enterPincode).regex(digits(6, 6), { error: say.invalidPincode }),
};

/** Indian PIN codes never start with 0; other countries' six digits may. */
export const pincodeOfCountry = z
  .object({ country: z.union([z.number(), z.string()]), pincode: z.string() })
  .refine(({ country, pincode }) => !(isIndia(country) && pincode.startsWith('0')), { path: ['pincode'], error: say.invalidPincode });

function isIndia(country: number | string): boolean {
  return country === indiaId || (typeof country === 'string' && country.trim().toLowerCase() === 'india');
}

const details = {
  ...companyDetails,
  ...addressDetails,
  dataSource: z.enum(dataSources),
  status: statedByClient,
  enteredBy: statedByClient,
  updatedBy: statedByClient,
  updatedOn: statedByClient,
};

/** At most as many as one company plausibly has; more would only be a mistake or an attack. */
const mostContacts = 100;

const contactList = z.array(contactPersonInput, { error: say.addContact }).min(1, { error: say.addContact }).max(mostContacts);

/** With `contacts`, customer and contact persons are saved together; without, the contacts follow one call at a time. */
export const newCustomer = body({
  ...details,
  contacts: contactList.optional(),
});

/** A customer of an import, which always comes with contact persons. */
export const importedCustomer = body({ ...details, contacts: contactList });

/** With `contacts`, the whole set is replaced: known ids are updated, new ones added, missing ones taken out. */
export const changedCustomer = body({
  customerId: id,
  ...details,
  ...madeUpon,
  contacts: contactList.optional(),
});

/** A customer in an answer: lookups and places by name, with their ids beside them. */
export const customer = row(
  {
    customerId: id,
    companyName: z.string(),
    /** The chosen company type's id; its name is `type`. */
    companyType: z.int(),
    type: z.string(),
    industry: z.string(),
    industryId: z.int(),
    phone: z.string(),
    email: z.string(),
    website: z.string(),
    address: z.string(),
    city: z.string(),
    cityId: z.int().nullable(),
    state: z.string(),
    stateId: z.int().nullable(),
    country: z.string(),
    countryId: z.int(),
    pincode: z.string(),
    dataSource: z.enum(dataSources),
    enteredBy: z.string(),
    status: z.enum(customerStatuses),
    updatedOn: instant,
    version: z.int(),
    contactPersons: z.string(),
    contacts: z.array(contactPerson),
  },
  {
    industryId: 'fld_industry_id',
    cityId: 'fld_city_id',
    stateId: 'fld_state_id',
    countryId: 'fld_country_id',
    contactPersons: 'contact_persons',
    contacts: 'contacts',
  },
);

export type Customer = z.output<typeof customer>;
export type NewCustomer = z.output<typeof newCustomer>;
