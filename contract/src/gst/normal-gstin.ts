/** The length of a GSTIN. */
export const gstinLength = 15;

/** A GSTIN as it is stored: in capitals, without blanks. */
export function normalGstin(typed: string): string {
  return typed.replaceAll(/\s/g, '').toUpperCase();
}
