import type { InputOf } from '@vikray/contract/operations.ts';

/** A new site of a customer as a user would enter it, in Gujarat. */
export function aSite(customerId: number, change: Partial<InputOf<'AddCustomerSite'>> = {}): InputOf<'AddCustomerSite'> {
  return {
    customerId,
    name: 'Surat Wing',
    address: '7, Ring Road',
    country: 'India',
    state: 'Gujarat',
    city: 'Surat',
    pincode: '395002',
    ...change,
  };
}
