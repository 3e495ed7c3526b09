/** What the accountant's files of a month hold and leave out, in one sentence, before anyone takes one. */
import type { BookStatus } from '../consignments/book-status.ts';

/** How many consignments there are, and how many of them the files hold and leave out. */
export interface FileCounts {
  readonly count: number;
  readonly inBooks: number;
  readonly undecided: number;
  readonly taxNotAllowed: number;
  readonly withoutInvoice: number;
  readonly voidInvoices: number;
  readonly replacement: number;
  readonly cancelled: number;
  /** Of those in the books: supplies to an SEZ and deemed exports that GSTR-1 leaves out, because it enters them by the GSTIN of the buyer. */
  readonly withoutGstin: number;
}

const reasons = [
  ['undecided', 'its tax is not decided', 'their tax is not decided'],
  ['taxNotAllowed', 'it charges GST that is not allowed', 'they charge GST that is not allowed'],
  ['withoutInvoice', 'it has no invoice number', 'they have no invoice number'],
  ['voidInvoices', 'its invoice is void', 'their invoices are void'],
  ['replacement', 'its goods replace returned ones', 'their goods replace returned ones'],
  ['cancelled', 'it was cancelled', 'they were cancelled'],
] as const satisfies readonly (readonly [Exclude<BookStatus, 'void' | 'inBooks'> | 'voidInvoices', string, string])[];

/** `The file holds 1 of 5 consignments. 4 are left out: their tax is not decided.` Several reasons are counted. Blank for no consignments. */
export function fileHolds(counts: FileCounts): string {
  return counts.count === 0 ? '' : heldOf(counts) + leftOutOfGstr1(counts.withoutGstin);
}

function leftOutOfGstr1(count: number): string {
  if (count === 0) return '';
  const supplies = count === 1 ? 'a supply to an SEZ or a deemed export' : `${count} supplies to SEZs or deemed exports`;
  return ` GSTR-1 also leaves out ${supplies}: the buyer has no GSTIN.`;
}

function heldOf(counts: FileCounts): string {
  const { count, inBooks } = counts;
  if (inBooks === count) return count === 1 ? 'The file holds the only consignment.' : `The file holds all ${count} consignments.`;
  const found = reasons.flatMap(([key, one, many]) => (counts[key] === 0 ? [] : [{ number: counts[key], one, many }]));
  const why =
    found.length === 1
      ? found.map(({ number, one, many }) => (number === 1 ? one : many))
      : found.map(({ number, one, many }) => `${number} because ${number === 1 ? one : many}`);
  const left = count - inBooks;
  return `The file holds ${inBooks} of ${count} consignments. ${left} ${left === 1 ? 'is' : 'are'} left out: ${why.join(', ')}.`;
}
