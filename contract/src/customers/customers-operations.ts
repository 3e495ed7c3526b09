import * as z from 'zod';
import { typedGstin } from '../gst/gst-fields.ts';
import { pincodeOfCountry } from '../lookups/pincode-of-country.ts';
import { changed, created, rows, withHints } from '../platform/answers.ts';
import { read, write } from '../platform/declare-call.ts';
import { bestMatch, list } from '../platform/declare-list.ts';
import { conflict, forbidden, invalid, notFound } from '../platform/failures.ts';
import { id, line, statedByClient } from '../platform/fields.ts';
import { fileColumns } from '../platform/list-file.ts';
import { versionConflict, expectedVersion } from '../platform/version.ts';
import { body } from '../platform/wire.ts';
import { contactDetails, contactPerson } from './contact-person.ts';
import { customerCsv, customerImportCsv } from './customer-csv.ts';
import { customerFilterFields } from './customer-filters.ts';
import { customerMessages as say } from './customer-messages.ts';
import { changedCustomer, customer, newCustomer } from './customer.ts';
import { likelyCustomer, likelyQuery } from './likely-customer.ts';

const unknownCustomer = { CustomerNotFound: notFound(say.notFound) };

const wrongDetails = {
  CompanyAlreadyExists: conflict(say.companyExists, 'companyName'),
  IndustryUnknown: invalid('industry', say.selectIndustry),
  CompanyTypeUnknown: invalid('companyType', say.selectCompanyType),
  CountryUnknown: invalid('country', say.selectCountry),
  StateUnknown: invalid('state', say.selectState),
  CityUnknown: invalid('city', say.selectCity),
  ContactUnknown: invalid('contacts', say.unknownContact),
};

const customerRows = {
  right: 'signed-in',
  row: customer,
  sorts: ['companyName', 'updatedOn', bestMatch],
  filters: {
    customerId: id.optional(),
    /** Only the customer of this name. Names are compared as in the check for duplicates. */
    companyName: line(200).optional(),
    /** Only customers with this GSTIN. */
    gstin: typedGstin,
  },
} as const;

/** The operations on customers, by name. */
export const customersOperations = {
  /** All customers that are not deleted, by company name. */
  GetCustomerList: list({
    ...customerRows,
    filters: { ...customerRows.filters, ...customerFilterFields, ...fileColumns },
    csv: customerCsv,
    importCsv: customerImportCsv,
  }),
  /** The same customers, for pickers and for the warning that a name already exists. */
  GetCustomer: list(customerRows),

  GetCustomerContactPerson: read({
    method: 'POST',
    right: 'signed-in',
    input: body({ customerId: id }, { customerId: 'customer_id' }),
    answer: rows(contactPerson),
    failures: unknownCustomer,
  }),

  /** Up to five customers that may be the same: those with this GSTIN, one of these mobile numbers, or a similar name. */
  GetLikelyCustomers: read({ method: 'POST', right: 'signed-in', input: likelyQuery, answer: rows(likelyCustomer) }),

  AddCustomer: write({
    right: 'Add Customer',
    input: newCustomer,
    rules: [pincodeOfCountry],
    answer: withHints(created('customerId')),
    failures: wrongDetails,
  }),

  /**
   * Adds a contact person. One with the same name and mobile number is updated instead, so that sending it again adds no duplicate. Users
   * without Edit Customer can do this only for pending customers that they added.
   */
  AddCustomerContactPerson: write({
    right: ['Add Customer', 'Edit Customer'],
    input: body({ customerId: id, ...contactDetails, updatedBy: statedByClient, updatedOn: statedByClient }),
    answer: created('contactId'),
    failures: { ...unknownCustomer, ...versionConflict, Forbidden: forbidden },
  }),

  /** Saves an edited customer, which becomes Pending again. */
  UpdateCustomer: write({
    right: 'Edit Customer',
    input: changedCustomer,
    rules: [pincodeOfCountry],
    answer: withHints(changed('customerId')),
    failures: { ...unknownCustomer, ...versionConflict, ...wrongDetails },
  }),

  ApproveCustomer: write({
    right: 'Approve Customer',
    input: body({
      customerId: id,
      status: z.literal('Approved').optional(),
      updatedBy: statedByClient,
      updatedOn: statedByClient,
      ...expectedVersion,
    }),
    answer: changed('customerId'),
    failures: { ...unknownCustomer, ...versionConflict },
  }),

  /** Removes the customer from all lists. Documents that name it still show it. */
  DeleteCustomer: write({
    right: 'Delete Customer',
    input: body({ id, ...expectedVersion }),
    answer: changed('customerId'),
    failures: { ...unknownCustomer, ...versionConflict },
  }),
};
