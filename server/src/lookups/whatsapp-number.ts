import { findCallingCode } from './geography.ts';

const home = 'India';
const mobileNumber = /^\d{10}$/;
const indianMobile = /^[6-9]\d{9}$/;

/**
 * A mobile number as WhatsApp takes it: with the code of the country and digits only. Blank for anything else. A company that is not a
 * customer yet has no country, and its number is taken for an Indian one.
 */
export async function whatsAppNumber(mobile: string, country: string | null): Promise<string> {
  const name = country || home;
  const isMobile = (name === home ? indianMobile : mobileNumber).test(mobile);
  const code = isMobile ? await findCallingCode(name) : undefined;
  return code === undefined ? '' : `${code}${mobile}`;
}
