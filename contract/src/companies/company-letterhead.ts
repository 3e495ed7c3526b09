/** The letterhead of an issuing company, as every paper prints it. */
import { placeLine } from '../lookups/place-line.ts';
import type { PrintableDocument } from '../printing/printable-document.ts';
import type { Company } from './company.ts';

const countryPrefix = '+91';
const nothing = '-';
/** The country of an address without one. */
const standardCountry = 'India';

/** The lines of an address; none if nothing of it is known. */
export function placeLines(address: string, city: string, state: string, pincode: string, country: string): string[] {
  if (![address, city, state, pincode, country].some(Boolean)) return [];
  const place = placeLine({ city, state, pincode, country: country || standardCountry });
  return [...address.split('\n'), place].map((line) => line.trim()).filter(Boolean);
}

/** What a letterhead prints of a company. */
export type LetterheadFacts = Pick<
  Company,
  'companyName' | 'image' | 'address' | 'city' | 'state' | 'pincode' | 'country' | 'mobileNumber' | 'email' | 'gst' | 'msme'
>;

/** Makes the letterhead. What is unknown prints as a dash. */
export function companyLetterhead(company: LetterheadFacts): PrintableDocument['issuer'] {
  const { companyName, image, address, city, state, pincode, country, mobileNumber, email, gst, msme } = company;
  return {
    name: companyName,
    image,
    address: placeLines(address, city, state, pincode, country),
    facts: [
      { label: 'Phone', text: mobileNumber ? `${countryPrefix} ${mobileNumber}` : nothing },
      { label: 'Email', text: email || nothing },
      { label: 'GST No.', text: gst || nothing },
      ...(msme ? [{ label: 'MSME No.', text: msme }] : []),
    ],
  };
}
