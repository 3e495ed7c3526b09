import type { Kysely } from 'kysely';
import { addMenu, addRights } from '../platform/database/for-migrations/add-rights.ts';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';

/** Enquiries have a list and rights. Brochure requests and sales calls lead to the deal that they became. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  for (const table of ['brochure_requests', 'sales_calls']) {
    await db.schema
      .alterTable(table)
      .addColumn('deal_id', kind.reference, (column) => column.references('deals.id'))
      .execute();
    await db.schema.createIndex(`${table}_deal_id`).on(table).column('deal_id').where('deal_id', 'is not', null).execute();
  }
  await addMenu(db, { name: 'Enquiry', icon: 14 });
  await addRights(db, [
    { menu: 'Enquiry', position: 1, name: 'Enquiry List', page: 'enquiries' },
    { menu: 'Enquiry', position: 2, name: 'Add Enquiry' },
  ]);
}
