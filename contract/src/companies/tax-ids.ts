/** Hints about Indian tax and bank numbers. They never prevent saving, because special registrants deviate from the patterns. */
import { gstMessages } from '../gst/gst-messages.ts';
import { saysNoGstin } from '../gst/normal-gstin.ts';
import { gstinCheckCharacter, hasGstinPattern } from '../gst/gstin.ts';
import type { CompanyGst } from './company-gst.ts';
import { companyMessages as say } from './company-messages.ts';

/** A hint at what may be wrong with a GSTIN; undefined if it is correct or blank. */
export function gstinHint(gstin: string): string | undefined {
  if (gstin === '') return undefined;
  if (saysNoGstin(gstin)) return gstMessages.none;
  if (!hasGstinPattern(gstin)) return say.hints.gstin;
  const expected = gstinCheckCharacter(gstin.slice(0, 14));
  return gstin.endsWith(expected) ? undefined : say.hints.gstinCheck(expected);
}

function hintUnless(pattern: RegExp, hint: string) {
  return (value: string) => (value === '' || pattern.test(value) ? undefined : hint);
}

/** A hint at a prefix whose invoice numbers the e-invoice portal refuses; undefined for all others. */
export function prefixHint(prefix: string, { eInvoices, invoicesIssuedHere }: Numbering): string | undefined {
  const counts = eInvoices === 'Yes' && invoicesIssuedHere === 'Yes';
  return counts && !/^[A-Z1-9]/.test(prefix) ? say.hints.prefixForIrn : undefined;
}

type Numbering = Pick<CompanyGst, 'eInvoices' | 'invoicesIssuedHere'>;

/** The same for a PAN. */
export const panHint = hintUnless(/^[A-Z]{5}[0-9]{4}[A-Z]$/, say.hints.pan);
/** The same for a TAN. */
export const tanHint = hintUnless(/^[A-Z]{4}[0-9]{5}[A-Z]$/, say.hints.tan);
/** The same for a bank's IFSC. */
export const ifscHint = hintUnless(/^[A-Z]{4}0[A-Z0-9]{6}$/, say.hints.ifsc);
