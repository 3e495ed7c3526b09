/** The obstacles that exclude a consignment from all files: contradictory heads, sums that do not add up, a number that is too long. */
import type { ConsignmentDetails } from '../consignments/consignment.ts';
import { isDecided } from '../gst/tax-heads.ts';
import { taxDocumentMessages as say } from './tax-documents-messages.ts';
import type { TaxedItem } from './taxed-items.ts';

/** The longest number of a document that the portals take. */
export const longestNumber = 16;

/** Whether the number of a document has only characters that the portals take. True for a blank one. */
export function hasPortalCharacters(number: string): boolean {
  return /^[A-Za-z0-9/-]*$/.test(number);
}

type Facts = Pick<
  ConsignmentDetails,
  'number' | 'invoiceNumber' | 'heads' | 'taxNotAllowed' | 'taxable' | 'cgst' | 'sgst' | 'igst' | 'roundOff' | 'total'
>;

/** A sentence if the consignment contradicts itself; undefined for a sound one. `items` are compared with its sums if they are given. */
export function contradiction(consignment: Facts, items?: readonly TaxedItem[]): string | undefined {
  const { number, invoiceNumber, taxNotAllowed, taxable, cgst, sgst, igst, roundOff, total } = consignment;
  if (invoiceNumber.length > longestNumber) return say.longNumber(invoiceNumber);
  if (igst !== 0 && (cgst !== 0 || sgst !== 0)) return say.mixedHeads(number);
  if (!isDecided(consignment)) return undefined;
  if (taxNotAllowed === 'Yes') return say.chargesTax(invoiceNumber === '' ? number : say.invoiceOf(invoiceNumber, number));
  const sum = (key: 'taxable' | 'cgst' | 'sgst' | 'igst') => (items ?? []).reduce((whole, item) => whole + item[key], 0);
  const addsUp = taxable + cgst + sgst + igst + roundOff === total && cgst === sgst;
  const itemsAddUp = !items || (sum('taxable') === taxable && sum('cgst') === cgst && sum('sgst') === sgst && sum('igst') === igst);
  return addsUp && itemsAddUp ? undefined : say.wrongSums(number);
}

/** The names of what is missing, each once. */
export function namesOf(needs: readonly [isMissing: boolean, name: string][]): string[] {
  return [...new Set(needs.flatMap(([isMissing, name]) => (isMissing ? [name] : [])))];
}
