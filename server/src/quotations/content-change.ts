import './quotations-tables.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import type { Updateable } from 'kysely';
import type { Tables } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';

/** The columns of a quotation that is not returned. */
export const notReturned: Updateable<Tables['quotations']> = { returned_note: '', returned_by_id: null };

/** The columns that change whenever someone changes header or lines of a quotation. A returned one waits for approval again. */
export function contentChange(
  { returnedNote }: Pick<Quotation, 'returnedNote'>,
  { userId, now }: WriteStamp,
): Updateable<Tables['quotations']> {
  return { content_changed_by_id: userId, ...(returnedNote !== '' && { ...notReturned, waiting_since: now }) };
}
