import './quotations-tables.ts';
import type { Updateable } from 'kysely';
import type { Tables } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';

/** The columns that change whenever someone changes header or lines of a quotation. */
export function contentChange({ userId }: WriteStamp): Updateable<Tables['quotations']> {
  return { content_changed_by_id: userId };
}
