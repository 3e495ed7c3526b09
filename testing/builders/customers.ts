import type { Customer } from '@vikray/contract/customers/customer.ts';
import type { InputOf } from '@vikray/contract/operations.ts';
import type { Caller } from '../panel/caller.ts';

let lastNumber = 0;

/** A new customer as a user would enter it, with one contact person. */
export function aCustomer(change: Partial<InputOf<'AddCustomer'>> = {}): InputOf<'AddCustomer'> {
  const number = ++lastNumber;
  return {
    industry: 1,
    companyName: `Sahyadri Hospital ${number}`,
    companyType: 4,
    phone: '02026120000',
    email: `office${number}@sahyadri.example.in`,
    website: 'https://sahyadri.example.in',
    address: '12, Deccan Gymkhana',
    country: 101,
    state: 4008,
    city: 133504,
    pincode: '411004',
    dataSource: 'Exhibition',
    contacts: [aContact()],
    ...change,
  };
}

/** Adds a customer. Returns its number. */
export async function addCustomer(caller: Caller, change: Partial<InputOf<'AddCustomer'>> = {}): Promise<number> {
  const [added] = await caller.call('AddCustomer', aCustomer(change));
  return added?.customerId ?? 0;
}

/** A customer as it is now. Fails if it is not listed. */
export async function readCustomer(caller: Caller, customerId: number): Promise<Customer> {
  const { rows } = await caller.call('GetCustomerList', { customerId });
  const [customer] = rows;
  if (!customer) throw new Error(`customer ${customerId} is not listed`);
  return customer;
}

type Contact = NonNullable<InputOf<'AddCustomer'>['contacts']>[number];

/** A contact person as a user would enter one. */
export function aContact(change: Partial<Contact> = {}): Contact {
  return {
    name: 'Dr. Asmita Gokhale',
    designation: 'Medical Superintendent',
    email: 'ms@sahyadri.example.in',
    mobile: '9000000091',
    phone: '02026120095',
    ...change,
  };
}

/** Gives a customer these entries, and new ones otherwise. The contact persons stay. */
export async function correctCustomer(caller: Caller, customerId: number, change: Partial<InputOf<'AddCustomer'>>): Promise<void> {
  await caller.call('UpdateCustomer', { ...aCustomer(change), customerId, contacts: undefined });
}
