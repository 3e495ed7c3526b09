import type { Kysely } from 'kysely';
import { addMenu, addRights } from '../platform/database/for-migrations/add-rights.ts';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';

/** A consignment keeps what the portals answer. A company has the amount above which goods need an e-way bill: ₹50,000. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  for (const name of ['eway_on', 'eway_valid_until', 'ack_number', 'ack_on', 'signed_qr'])
    await db.schema
      .alterTable('consignments')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  await db.schema
    .alterTable('companies')
    .addColumn('eway_limit_paise', kind.hundredths, (column) => column.notNull().defaultTo(50_000_00))
    .execute();
  // The files of a month or a period read the consignments of a company by their invoice dates.
  await db.schema.createIndex('consignments_company_period').on('consignments').columns(['company_id', 'invoiced_on', 'id']).execute();

  await addMenu(db, { name: 'Tax Document', icon: 17 });
  await addRights(db, [
    { menu: 'Tax Document', position: 1, name: 'View Tax Documents', page: 'taxdocuments' },
    { menu: 'Tax Document', position: 2, name: 'Add Tax Document' },
    { menu: 'Tax Document', position: 6, name: 'Void Tax Document' },
  ]);
}
