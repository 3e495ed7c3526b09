import { quotationDifferences, type ComparedRevision, type QuotationDifference } from '@vikray/contract/quotations/quotation-difference.ts';
import type { Db } from '../platform/database/tables.ts';
import { asAmounts, asProduct, readPrinted } from '../quotations/public.ts';
import { contentsOf, type OrderContents, type StoredChange } from './order-change-store.ts';

/** What a change makes different, unchanged rows included. The date of the order is the same in both. */
export async function changeDifferences(db: Db, change: StoredChange): Promise<QuotationDifference[]> {
  const { before, after } = await contentsOf(db, change);
  return quotationDifferences(comparedContents(before), comparedContents(after));
}

function comparedContents({ contents, lines }: OrderContents): ComparedRevision {
  const { parties } = readPrinted(contents);
  return { quotation: { ...parties, ...asAmounts(contents), date: '', validUntil: '' }, lines: lines.map(asProduct) };
}
