import { findCallingCode } from './geography.ts';

const home = 'India';
const mobileNumber = /^\d{10}$/;
const indianMobile = /^[6-9]\d{9}$/;

/**
 * A mobile number in the form of WhatsApp: the calling code of the country, and digits only. Blank for other numbers. A company that is not
 * a customer yet has no country; its number counts as Indian.
 */
export async function whatsAppNumber(mobile: string, country: string | null): Promise<string> {
  const name = country || home;
  const isMobile = (name === home ? indianMobile : mobileNumber).test(mobile);
  const code = isMobile ? await findCallingCode(name) : undefined;
  return code === undefined ? '' : `${code}${mobile}`;
}
