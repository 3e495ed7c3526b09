import { changed, created, rows } from '../platform/answers.ts';
import { read, write } from '../platform/declare-call.ts';
import { conflict, invalid, notFound } from '../platform/failures.ts';
import { id } from '../platform/fields.ts';
import { versionConflict } from '../platform/version.ts';
import { body } from '../platform/wire.ts';
import { customerMessages } from './customer-messages.ts';
import { changedSite, customerSite, newSite, seenSite } from './customer-site.ts';
import { pincodeOfCountry } from '../lookups/pincode-of-country.ts';
import { siteMessages as say } from './site-messages.ts';

const unknownSite = { SiteNotFound: notFound(say.notFound) };
const unknownCustomer = { CustomerNotFound: notFound(customerMessages.notFound) };

const wrongSite = {
  CountryUnknown: invalid('country', customerMessages.selectCountry),
  StateUnknown: invalid('state', customerMessages.selectState),
  CityUnknown: invalid('city', customerMessages.selectCity),
  ContactUnknown: invalid('contactPersonId', customerMessages.unknownContact),
};

/** The operations on the sites of customers, by name. */
export const sitesOperations = {
  /** The sites of a customer that are not hidden, in the order in which they were added. */
  GetCustomerSite: read({
    method: 'POST',
    right: 'signed-in',
    input: body({ customerId: id }, { customerId: 'customer_id' }),
    answer: rows(customerSite),
    failures: unknownCustomer,
  }),

  AddCustomerSite: write({
    right: 'Edit Customer',
    input: newSite,
    rules: [pincodeOfCountry],
    answer: created('siteId'),
    failures: { ...unknownCustomer, ...wrongSite, TooManySites: conflict(say.tooMany) },
  }),

  UpdateCustomerSite: write({
    right: 'Edit Customer',
    input: changedSite,
    rules: [pincodeOfCountry],
    answer: changed('siteId'),
    failures: { ...unknownSite, ...versionConflict, ...wrongSite },
  }),

  /** Removes a site from the choices. Quotations and orders that name it still show it. */
  HideCustomerSite: write({
    right: 'Edit Customer',
    input: body(seenSite),
    answer: changed('siteId'),
    failures: { ...unknownSite, ...versionConflict },
  }),
};
