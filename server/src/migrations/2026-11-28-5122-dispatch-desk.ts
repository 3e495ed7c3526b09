import type { Kysely } from 'kysely';
import { addMenu, addRights } from './parts/add-rights.ts';

/** The page with every open order line. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addMenu(db, { name: 'Dispatch Desk', icon: 20 });
  await addRights(db, [{ menu: 'Dispatch Desk', position: 1, name: 'View Dispatch Desk', page: 'dispatchdesk' }]);
}
