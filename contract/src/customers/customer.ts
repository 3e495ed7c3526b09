import * as z from 'zod';
import { chosenCategory, typedGstin } from '../gst/gst-fields.ts';
import { settlementModes } from '../money/receipt-words.ts';
import { gstCategories } from '../gst/gst-category.ts';
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
  yesOrNo,
} from '../platform/fields.ts';
import { readPhone } from '../platform/read-phone.ts';
import { readPin } from '../platform/read-pin.ts';
import { expectedVersion } from '../platform/version.ts';
import { body, row } from '../platform/wire.ts';
import { contactPerson, contactPersonInput } from './contact-person.ts';
import { customerMessages as say } from './customer-messages.ts';
import { customerStatuses } from './customer-status.ts';

/** How the office came to know a customer. */
export const dataSources = ['Exhibition', 'Enquiry', 'Existing Data'] as const;
export type DataSource = (typeof dataSources)[number];

/** Step 1 of the customer wizards, in the order of its checks. */
export const companyDetails = {
  industry: choice(say.selectIndustry),
  companyName: requiredLine(200, say.enterCompanyName),
  companyType: choice(say.selectCompanyType),
  phone: requiredLine(40, say.enterPhone).overwrite(readPhone).regex(digits(1, 20), { error: say.invalidPhone }),
  email: requiredLine(254, say.enterEmail).regex(emailPattern, { error: say.invalidEmail }),
  website: optionalWebsite(say.invalidWebsite),
};

/** Step 2 of the customer wizards. */
export const addressDetails = {
  address: requiredParagraph(500, say.enterAddress),
  country: choice(say.selectCountry),
  state: optionalChoice,
  city: optionalChoice,
  pincode: requiredLine(20, say.enterPincode).overwrite(readPin).regex(digits(6, 6), { error: say.invalidPincode }),
};

/** The GST details of a customer, at the end of step 2. Both are optional; a change leaves omitted ones unchanged. */
export const gstDetails = { gstin: typedGstin, gstCategory: chosenCategory };

const details = {
  ...companyDetails,
  ...addressDetails,
  dataSource: z.enum(dataSources),
  ...gstDetails,
  status: statedByClient,
  enteredBy: statedByClient,
  updatedBy: statedByClient,
  updatedOn: statedByClient,
};

/** No real company has more; a longer list is a mistake or an attack. */
export const maxContacts = 100;

const contactList = z.array(contactPersonInput, { error: say.addContact }).min(1, { error: say.addContact }).max(maxContacts);

/** With `contacts`, the customer and its contact persons are saved together. Without it, the contact persons follow, one per call. */
export const newCustomer = body({
  ...details,
  contacts: contactList.optional(),
});

/** A customer in an import, which always has contact persons. */
export const importedCustomer = body({ ...details, contacts: contactList });

/** With `contacts`, the whole set is replaced: known ids are updated, new contact persons added, missing ones deleted. */
export const changedCustomer = body({
  customerId: id,
  ...details,
  ...expectedVersion,
  contacts: contactList.optional(),
});

/** A customer in an answer: lookups and places by name, with their ids in separate fields. */
export const customer = row(
  {
    customerId: id,
    companyName: z.string(),
    /** The id of the company type; `type` is its name. */
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
    gstin: z.string(),
    /** The chosen category, or the one that follows from GSTIN and country. */
    gstCategory: z.enum(gstCategories),
    gstCategoryIsChosen: yesOrNo,
    /** A bill is due so many days after its date, unless that was changed. */
    creditDays: z.int(),
    /** Whether money without a mark settles the oldest bills. */
    settlement: z.enum(settlementModes),
    /** Whether no reminder of payment goes to the customer. */
    noReminders: yesOrNo,
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
