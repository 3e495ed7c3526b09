import { sql, type Kysely } from 'kysely';
import { addMenu, addRights } from './parts/add-rights.ts';

/** The menu of credit notes with its rights, and the lines of a return by the return. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addMenu(db, { name: 'Credit Note', icon: 23 });
  await addRights(db, [
    { menu: 'Credit Note', position: 1, name: 'Credit Note List', page: 'creditnotes' },
    { menu: 'Credit Note', position: 2, name: 'Add Credit Note' },
    { menu: 'Credit Note', position: 6, name: 'Void Credit Note' },
  ]);
  await sql`create index return_lines_return on return_lines (return_id)`.execute(db);
}
