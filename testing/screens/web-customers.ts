/** Customers and lookup lists as the server answers them, for component tests. */
import { screen } from '@testing-library/react';
import { choose, enter, press } from './web-form-actions.ts';
import { answer } from './web-server-stub.ts';

/** A contact person in an answer. */
export function contactRow(id: number, name: string, change: object = {}) {
  return {
    fld_contactid: id,
    fld_name: name,
    fld_designation: 'Purchase Manager',
    fld_email: 'purchase@example.in',
    fld_mobile: '9000000041',
    fld_phone: '',
    fld_title: name.slice(0, 3),
    ...change,
  };
}

/** A customer in an answer. */
export function customerRow(id: number, companyName: string, change: object = {}) {
  return {
    fld_customerid: id,
    fld_companyname: companyName,
    fld_companytype: 2,
    fld_type: 'LLP',
    fld_industry: 'Hospital',
    fld_industry_id: 1,
    fld_phone: '02530000041',
    fld_email: 'office@example.in',
    fld_website: '',
    fld_address: 'Survey No. 118, Lotus Road',
    fld_city: 'Nagpur',
    fld_city_id: 3102,
    fld_state: 'Maharashtra',
    fld_state_id: 21,
    fld_country: 'India',
    fld_country_id: 101,
    fld_pincode: '440015',
    fld_datasource: 'Enquiry',
    fld_enteredby: 'Asha Rao',
    fld_status: 'Pending',
    fld_updatedon: '2026-11-20T10:00:00.000Z',
    fld_version: 3,
    fld_gstin: '',
    fld_gstcategory: 'Unregistered',
    fld_gstcategoryischosen: 'No',
    fld_creditdays: 0,
    fld_settlement: 'By Bill',
    fld_noreminders: 'No',
    contact_persons: '',
    contacts: [contactRow(51, 'Dr. Asmita Gokhale')],
    ...change,
  };
}

/** A site of a customer in an answer. */
export function siteRow(id: number, name: string, change: object = {}) {
  return {
    fld_siteid: id,
    fld_customerid: 12,
    fld_name: name,
    fld_address: 'Plot 7, Ring Road',
    fld_city: 'Surat',
    fld_city_id: 1041,
    fld_state: 'Gujarat',
    fld_state_id: 12,
    fld_country: 'India',
    fld_country_id: 101,
    fld_pincode: '395002',
    fld_gstin: '',
    fld_contactpersonid: null,
    fld_version: 1,
    ...change,
  };
}

/** The replies with the lookup lists of the customer pages, each as short as possible. */
export const lookups = {
  GetIndustry: answer([
    { label: 'Hospital', value: 1 },
    { label: 'Education', value: 2 },
  ]),
  GetCompanyType: answer([
    { label: 'Partnership', value: 1 },
    { label: 'LLP', value: 2 },
  ]),
  GetCountry: answer([
    { label: 'India', value: 101 },
    { label: 'Nepal', value: 154 },
    { label: 'Monaco', value: 145 },
  ]),
  GetState: answer([
    { label: 'Goa', value: 11 },
    { label: 'Maharashtra', value: 21 },
  ]),
  GetCity: answer([
    { label: 'Akola', value: 3101 },
    { label: 'Nagpur', value: 3102 },
  ]),
};

/** Fills in step 1 of the customer wizard, in order. */
async function fillCompany(): Promise<void> {
  await choose('Industry', 'Hospital');
  enter('Company Name', 'Niramaya Lotus');
  await choose('Company Type', 'LLP');
  enter('Phone', '02531234567');
  enter('Email', 'office@example.in');
}

/** Fills in step 2; leaves the chosen country, state and city. */
async function fillAddress(): Promise<void> {
  await screen.findByDisplayValue('Akola');
  enter('Address', 'Survey No. 118');
  enter('Pincode', '403507');
}

/** Fills the fields of a contact person. */
export function fillContact(name = 'Asha Rao'): void {
  enter('Name', name);
  enter('Designation', 'Manager');
  enter('Email', 'asha@example.in');
  enter('Mobile', '9000000041');
}

/** Fills the first step and opens the second. */
export async function goToAddress(): Promise<void> {
  await fillCompany();
  press('Next');
}

/** Fills the first two steps and opens the third. */
export async function goToContacts(): Promise<void> {
  await goToAddress();
  await fillAddress();
  press('Next');
}

/** Fills the first three steps and opens the last. */
export async function goToDataSource(): Promise<void> {
  await goToContacts();
  fillContact();
  press('Add');
  press('Next');
}
