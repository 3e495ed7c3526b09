/** The length of a GSTIN. */
export const gstinLength = 15;

/** What other programs write where there is no GSTIN, in capitals and without anything but letters. */
const wordsForNone = new Set([
  '',
  'NA',
  'NIL',
  'NO',
  'NONE',
  'NULL',
  'NOGST',
  'NOGSTIN',
  'NOTAPPLICABLE',
  'NOTAVAILABLE',
  'NOTREGISTERED',
  'UNREGISTERED',
  'UNREGISTEREDCONSUMER',
  'CONSUMER',
  'UNREG',
  'URD',
  'URP',
]);

/** Whether a text says that there is no GSTIN: `NA`, `URP`, `Unregistered`, `-`, `0`. False for a blank one. */
export function saysNoGstin(typed: string): boolean {
  const text = typed.trim().toUpperCase();
  return text !== '' && !/[1-9]/.test(text) && wordsForNone.has(text.replaceAll(/[^A-Z]/g, ''));
}

/** A GSTIN as it is stored: in capitals, without blanks; blank where a word says that there is none. */
export function normalGstin(typed: string): string {
  return saysNoGstin(typed) ? '' : typed.replaceAll(/\s/g, '').toUpperCase();
}
