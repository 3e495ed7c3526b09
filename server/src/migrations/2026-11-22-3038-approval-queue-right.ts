import type { Kysely } from 'kysely';
import { addMenu, addRights } from '../platform/database/for-migrations/add-rights.ts';

/** The menu of the approval queue. Approving itself needs Approve Quotation, as before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addMenu(db, { name: 'Approval', icon: 13 });
  await addRights(db, [{ menu: 'Approval', position: 1, name: 'Approval Queue', page: 'approvals' }]);
}
