/**
 * What a quotation or order prints of its parties and terms, as they were when it was made. A printed field is declared here and copied
 * from its record here; server and preview use the same copy. It is stored with the others and needs no migration: documents made before
 * have it blank.
 */
import * as z from 'zod';
import type { Company } from '../companies/company.ts';
import type { ContactPerson } from '../customers/contact-person.ts';
import type { Customer } from '../customers/customer.ts';
import { id } from '../platform/fields.ts';
import { renamed, renamedBack } from '../platform/renamed.ts';
import type { LoginRecord } from '../session/login-record.ts';
import { termTexts, type TermField } from './term-texts.ts';

const text = z.string();

const printedTermFields = {
  delivery: text,
  price: text,
  payment: text,
  taxes: text,
  freight: text,
  validity: text,
  warranty: text,
  others: text,
} satisfies Record<TermField, z.ZodType>;

/** The parties and terms in an answer. */
export const printedParties = {
  companyId: id,
  contactPersonId: id,
  companyName: text,
  name: text,
  designation: text,
  email: text,
  address: text,
  country: text,
  state: text,
  city: text,
  pincode: text,
  preparedBy: text,
  preparedByMobile: text,
  preparedByEmail: text,
  companyForName: text,
  companyForId: id,
  companyForCountry: text,
  companyForCity: text,
  companyForState: text,
  companyForPincode: text,
  companyForAddress: text,
  companyForEmail: text,
  companyForImage: text,
  gst: text,
  phoneNumber: text,
  msme: text,
  ...printedTermFields,
};

/** The wire names of the parties as printed on a document. */
export const printedPartiesNames = {
  companyForName: 'fld_company_for_name',
  companyForId: 'fld_company_id',
  companyForCountry: 'fld_company_for_country',
  companyForCity: 'fld_company_for_city',
  companyForState: 'fld_company_for_state',
  companyForPincode: 'fld_company_for_pincode',
  companyForAddress: 'fld_company_for_address',
  companyForEmail: 'fld_company_for_email',
  companyForImage: 'fld_company_for_image',
} as const;

/** The parties and terms of one document. */
export type PrintedParties = { readonly [K in keyof typeof printedParties]: z.output<(typeof printedParties)[K]> };

/** A document that prints nothing of its parties: every text blank, every id 0. */
export const blankParties = Object.fromEntries(
  Object.entries(printedParties).map(([name, field]) => [name, field === text ? '' : 0]),
) as unknown as PrintedParties; // The keys are those of the declaration.

/** For each printed field of a party, the field of its record. */
type Sources<R> = { readonly [K in keyof PrintedParties]?: keyof R };

const customerSources = {
  companyId: 'customerId',
  companyName: 'companyName',
  address: 'address',
  country: 'country',
  state: 'state',
  city: 'city',
  pincode: 'pincode',
} as const satisfies Sources<Customer>;

const contactSources = {
  contactPersonId: 'contactId',
  name: 'name',
  designation: 'designation',
  email: 'email',
} as const satisfies Sources<ContactPerson>;

const companySources = {
  companyForName: 'companyName',
  companyForId: 'companyId',
  companyForCountry: 'country',
  companyForCity: 'city',
  companyForState: 'state',
  companyForPincode: 'pincode',
  companyForAddress: 'address',
  companyForEmail: 'email',
  companyForImage: 'image',
  gst: 'gst',
  phoneNumber: 'mobileNumber',
  msme: 'msme',
} as const satisfies Sources<Company>;

const preparerSources = {
  preparedBy: 'name',
  preparedByMobile: 'officeMobile',
  preparedByEmail: 'officeEmail',
} as const satisfies Sources<LoginRecord>;

/** What is printed of a customer. */
export type PrintedCustomer = Pick<Customer, (typeof customerSources)[keyof typeof customerSources]>;
/** What is printed of a contact person. */
export type PrintedContact = Pick<ContactPerson, (typeof contactSources)[keyof typeof contactSources]>;
/** What is printed of an issuing company. */
export type PrintedCompany = Pick<Company, (typeof companySources)[keyof typeof companySources]>;
/** What is printed of a preparer. */
export type PrintedPreparer = Pick<LoginRecord, (typeof preparerSources)[keyof typeof preparerSources]>;

/** The customer as a document prints them. */
export const printedCustomer = (customer: PrintedCustomer) => renamed(customerSources, customer);

/** The contact person as a document prints them. */
export const printedContact = (contact: PrintedContact) => renamed(contactSources, contact);

/** The issuing company as a document prints it. */
export const printedCompany = (company: PrintedCompany) => renamed(companySources, company);

/** The preparer as a document prints them. */
export const printedPreparer = (preparer: PrintedPreparer) => renamed(preparerSources, preparer);

const termFields = Object.keys(termTexts) as TermField[]; // The keys of the declaration.

/** The terms as a document prints them; blank where none is entered. */
export function printedTermTexts(terms: { readonly [K in TermField]?: string | null | undefined }): Record<TermField, string> {
  return Object.fromEntries(termFields.map((field) => [field, terms[field] ?? ''])) as Record<TermField, string>; // Those keys.
}

const places = [
  'address',
  'country',
  'state',
  'city',
  'pincode',
  'companyForCountry',
  'companyForCity',
  'companyForState',
  'companyForPincode',
  'companyForAddress',
  'gst',
] as const satisfies readonly (keyof PrintedParties)[];

/** What a document prints of its parties that decides its tax: the addresses, and the GSTIN of the issuing company. */
export function printedPlaces(company: PrintedCompany, customer: PrintedCustomer): Pick<PrintedParties, (typeof places)[number]> {
  const printed = { ...printedCustomer(customer), ...printedCompany(company) };
  return Object.fromEntries(places.map((name) => [name, printed[name]])) as Pick<PrintedParties, (typeof places)[number]>; // Those keys.
}

/** The customer of a document, as it prints them. */
export const customerOf = (printed: PrintedParties): PrintedCustomer => renamedBack(customerSources, printed);

/** The contact person of a document, as it prints them. */
export const contactOf = (printed: PrintedParties): PrintedContact => renamedBack(contactSources, printed);

/** The preparer of a document, as it prints them. */
export const preparerOf = (printed: Pick<PrintedParties, keyof typeof preparerSources>): PrintedPreparer =>
  renamedBack(preparerSources, printed);

/** The issuing company of a document, as it prints it. */
export const companyOf = (printed: PrintedParties): PrintedCompany => renamedBack(companySources, printed);
