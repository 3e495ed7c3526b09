/** Whether a consignment is in the accountant's files, or why it is left out. */
import { isDecided } from '../gst/tax-heads.ts';
import type { Consignment } from './consignment.ts';

/** The reasons in the order in which the first one counts; the last is none. */
export const bookStatuses = ['cancelled', 'void', 'replacement', 'withoutInvoice', 'undecided', 'taxNotAllowed', 'inBooks'] as const;
export type BookStatus = (typeof bookStatuses)[number];

/**
 * The status of a consignment in the books: cancelled ones, void invoices, replacements of returned goods, and those without a decided and
 * allowed tax, have no voucher.
 */
export function bookStatusOf(
  consignment: Pick<Consignment, 'invoiceNumber' | 'paperState' | 'replacement' | 'heads' | 'taxNotAllowed'>,
): BookStatus {
  if (consignment.paperState === 'Cancelled') return 'cancelled';
  if (consignment.paperState === 'Void') return 'void';
  if (consignment.replacement === 'Yes') return 'replacement';
  if (consignment.invoiceNumber === '') return 'withoutInvoice';
  if (!isDecided(consignment)) return 'undecided';
  return consignment.taxNotAllowed === 'Yes' ? 'taxNotAllowed' : 'inBooks';
}
