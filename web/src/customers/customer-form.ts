/** A customer as entered in the wizards, and the conversion to and from the contract's records. */
import type { ContactPersonInput } from '@vikray/contract/customers/contact-person.ts';
import { addressDetails, companyDetails, dataSources, type Customer, type DataSource } from '@vikray/contract/customers/customer.ts';
import type { GstCategory } from '@vikray/contract/gst/gst-category.ts';
import { gstMessages } from '@vikray/contract/gst/gst-messages.ts';
import { normalGstin } from '@vikray/contract/gst/normal-gstin.ts';
import { indiaId } from '@vikray/contract/lookups/lookup.ts';
import type { InputOf } from '@vikray/contract/operations.ts';
import { longInstant } from '@vikray/contract/platform/dates.ts';
import type { LoginRecord } from '@vikray/contract/session/login-record.ts';
import * as z from 'zod';
import { addressLabels } from '../ui/forms/address-labels.ts';
import type { Address } from '../ui/forms/address.ts';
import { blankEntry, isBlank, withEntry, type ContactEntry } from './contact-entry.ts';

export interface CustomerForm extends Address {
  readonly industry: number | undefined;
  readonly companyName: string;
  readonly companyType: number | undefined;
  readonly phone: string;
  readonly email: string;
  readonly website: string;
  readonly gstin: string;
  readonly gstCategory: GstCategory | typeof gstMessages.byData;
  readonly contacts: readonly ContactPersonInput[];
  readonly entry: ContactEntry;
  readonly dataSource: DataSource;
  readonly disclaimer: boolean;
}

export const emptyCustomer: CustomerForm = {
  industry: undefined,
  companyName: '',
  companyType: undefined,
  phone: '',
  email: '',
  website: '',
  address: '',
  country: indiaId,
  state: undefined,
  city: undefined,
  pincode: '',
  gstin: '',
  gstCategory: gstMessages.byData,
  contacts: [],
  entry: blankEntry,
  dataSource: 'Exhibition',
  disclaimer: false,
};

/** The labels of the fields. */
export const fieldLabels: Readonly<Record<keyof CustomerForm, string>> = {
  industry: 'Industry',
  companyName: 'Company Name',
  companyType: 'Company Type',
  phone: 'Phone',
  email: 'Email',
  website: 'Website',
  ...addressLabels,
  gstin: gstMessages.gstin,
  gstCategory: gstMessages.category,
  contacts: 'Contact Person',
  entry: 'Contact Person',
  dataSource: 'Data Source',
  disclaimer: 'Disclaimer',
};

/** The form of a saved customer. */
export function formOf(customer: Customer): CustomerForm {
  const { companyName, companyType, industryId, phone, email, website, address, countryId, stateId, cityId, pincode, dataSource } =
    customer;
  return {
    industry: industryId,
    companyName,
    companyType,
    phone,
    email,
    website,
    address,
    country: countryId,
    state: stateId ?? '',
    city: cityId ?? '',
    pincode,
    gstin: customer.gstin,
    gstCategory: customer.gstCategoryIsChosen === 'Yes' ? customer.gstCategory : gstMessages.byData,
    contacts: customer.contacts.map(({ title: _inName, ...contact }) => contact),
    entry: blankEntry,
    dataSource,
    disclaimer: false,
  };
}

/** What a form says of GST, as far as it differs from what is stored. */
function changedGst({ gstin: typed, gstCategory }: GstOfForm, before: GstOfForm): Pick<InputOf<'AddCustomer'>, keyof GstOfForm> {
  const gstin = normalGstin(typed);
  return {
    ...(gstin !== before.gstin && { gstin }),
    ...(gstCategory !== before.gstCategory && { gstCategory: gstCategory === gstMessages.byData ? '' : gstCategory }),
  };
}

type GstOfForm = Pick<CustomerForm, 'gstin' | 'gstCategory'>;

/** Fields about user, time and status that the specified request must carry. The server ignores them and decides for itself. */
function stated(by: LoginRecord) {
  return { updatedBy: by.userId, updatedOn: longInstant(new Date()), status: 'Pending' };
}

const savedDetails = z.object({ ...companyDetails, ...addressDetails, dataSource: z.enum(dataSources) });

/** The request that adds the customer. The form has passed all checks. */
export function newCustomerOf(form: CustomerForm, by: LoginRecord): InputOf<'AddCustomer'> {
  return { ...savedDetails.parse(form), ...changedGst(form, emptyCustomer), contacts: contactsOf(form), enteredBy: by.name, ...stated(by) };
}

/** The request that saves the edited customer; `version` is the version of the record that the changes are based on. */
export function changedCustomerOf(form: CustomerForm, customer: Customer, version: number, by: LoginRecord): InputOf<'UpdateCustomer'> {
  const { customerId, enteredBy } = customer;
  const gst = changedGst(form, formOf(customer));
  return { customerId, version, ...savedDetails.parse(form), ...gst, contacts: contactsOf(form), enteredBy, ...stated(by) };
}

/** The contact persons, including one that is complete although Add was not pressed. */
export function contactsOf({ contacts, entry }: CustomerForm): ContactPersonInput[] {
  return isBlank(entry) ? [...contacts] : withEntry(contacts, entry);
}
