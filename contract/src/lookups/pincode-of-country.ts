/** What a pincode must be besides six digits. */
import * as z from 'zod';
import { indiaId } from './lookup.ts';
import { lookupMessages as say } from './lookup-messages.ts';

/** Indian pincodes never start with 0; six-digit codes of other countries may. For the addresses of customers, sites, companies and users. */
export const pincodeOfCountry = z
  .object({ country: z.union([z.number(), z.string()]), pincode: z.string() })
  .refine(({ country, pincode }) => !(isIndia(country) && pincode.startsWith('0')), { path: ['pincode'], error: say.invalidPincode });

function isIndia(country: number | string): boolean {
  return country === indiaId || (typeof country === 'string' && country.trim().toLowerCase() === 'india');
}
