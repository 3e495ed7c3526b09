/** A date, an amount, a GSTIN, a PAN, a document's number: one short word with a figure in it. */
const oneNumber = /^(?=.*\d)[₹+\w/.,-]{2,24}$/u;

/** The classes of a shown value. A number gets another class, which keeps it on one line. */
export function unbroken(value: unknown, className = ''): string {
  return typeof value === 'string' && oneNumber.test(value) ? `${className} unbroken`.trim() : className;
}
