import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { pincodeOfCountry } from '../lookups/pincode-of-country.ts';
import { firstMessage } from '../platform/check.ts';
import { addressDetails, companyDetails, newCustomer } from './customer.ts';

const company = {
  industry: 1,
  companyName: 'Akshar',
  companyType: 4,
  phone: '02026120000',
  email: 'office@akshar.example.in',
  website: '',
};
const address = { address: 'College Road', country: 101, state: 4008, city: 133504, pincode: '411004' };

describe('the pincode', () => {
  test.each<[number | string, string, string | undefined]>([
    [101, '411004', undefined],
    [101, '011004', 'Please enter valid Pincode.'],
    ['India', '011004', 'Please enter valid Pincode.'],
    [' india ', '011004', 'Please enter valid Pincode.'],
    [14, '011004', undefined],
    ['Australia', '011004', undefined],
  ])('in %j: %s (CUS-18)', (country, pincode, message) => {
    expect(firstMessage({ ...address, country, pincode }, z.object(addressDetails), pincodeOfCountry)?.message).toBe(message);
  });

  test.each(['41100', '4110045', '41 1004', 'ABCDEF', '४११००४'])('is exactly six digits, which %s is not (CUS-18)', (pincode) => {
    expect(firstMessage({ ...address, pincode }, z.object(addressDetails))).toEqual({
      field: 'pincode',
      message: 'Please enter valid Pincode.',
    });
  });
});

test('the steps ask for their fields in order, each with its own sentence (CUS-07, CUS-08, CUS-09, CUS-10, CUS-12)', () => {
  const step = z.object(companyDetails);
  const asked = Object.keys(company).map((missing) => {
    const rest = Object.fromEntries(Object.entries(company).filter(([field]) => field !== missing));
    return firstMessage(rest, step)?.message;
  });
  expect(asked).toEqual([
    'Please select Industry.',
    'Please enter Company Name.',
    'Please select Company Type.',
    'Please enter Phone Number.',
    'Please enter Email Address.',
    undefined,
  ]);
  expect(firstMessage({}, step)?.message).toBe('Please select Industry.');
});

test('contacts may follow in later calls, but an empty list of contacts is refused (CUS-27)', () => {
  const wire = z.encode(newCustomer, { ...company, ...address, dataSource: 'Enquiry' });
  expect(firstMessage(wire, newCustomer)).toBeUndefined();
  expect(firstMessage({ ...wire, contacts: [] }, newCustomer)).toEqual({ field: 'contacts', message: 'Add atleast 1 Contact Person.' });
});
