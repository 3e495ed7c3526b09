import type { Kysely } from 'kysely';
import { addRights } from './parts/add-rights.ts';

/** The page on which a whole quotation is entered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addRights(db, [{ menu: 'Quotation', position: 7, name: 'Quick Quotation', page: 'quickquotation' }]);
}
