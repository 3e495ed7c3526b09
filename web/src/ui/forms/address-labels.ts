import type { Address } from './address.ts';

/** The labels of the fields of an address. */
export const addressLabels: Readonly<Record<keyof Address, string>> = {
  address: 'Address',
  country: 'Country',
  state: 'State',
  city: 'City',
  pincode: 'Pincode',
};
