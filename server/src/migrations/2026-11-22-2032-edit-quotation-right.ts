import type { Kysely } from 'kysely';
import { addRights } from '../platform/database/for-migrations/add-rights.ts';

/** The right to change quotations that others have prepared. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addRights(db, [{ menu: 'Quotation', position: 4, name: 'Edit Quotation' }]);
}
