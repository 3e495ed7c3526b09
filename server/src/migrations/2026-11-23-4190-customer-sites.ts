import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';

const printed = ['site_name', 'site_address', 'site_country', 'site_state', 'site_city', 'site_pincode', 'site_gstin'];

/**
 * The sites of customers: at most 50 that are not hidden, each in a slot of its own. Quotations and orders keep the site to which their
 * goods go as it was then.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await db.schema
    .createTable('customer_sites')
    .addColumn('id', kind.id, kind.primaryKey)
    .addColumn('customer_id', kind.reference, (column) => column.notNull())
    // Null for a hidden one.
    .addColumn('slot', kind.integer)
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('country_id', kind.reference, (column) => column.notNull())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('state_id', kind.reference)
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('city_id', kind.reference)
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('pincode', 'text', (column) => column.notNull())
    .addColumn('gstin', 'text', (column) => column.notNull())
    .addColumn('contact_person_id', kind.reference)
    .addColumn('version', kind.integer, (column) => column.notNull())
    .addColumn('updated_by_id', kind.reference, (column) => column.notNull())
    .addColumn('created_at', kind.instant, (column) => column.notNull())
    .addColumn('updated_at', kind.instant, (column) => column.notNull())
    .addUniqueConstraint('customer_sites_slot', ['customer_id', 'slot'])
    .addCheckConstraint('customer_sites_slots', sql`slot between 1 and 50`)
    .addForeignKeyConstraint('customer_sites_customer', ['customer_id'], 'customers', ['id'])
    .addForeignKeyConstraint('customer_sites_contact', ['contact_person_id'], 'contact_persons', ['id'])
    .addForeignKeyConstraint('customer_sites_updated_by', ['updated_by_id'], 'users', ['id'])
    .execute();

  for (const table of ['quotations', 'orders']) {
    await db.schema.alterTable(table).addColumn('site_id', kind.reference).execute();
    for (const name of printed)
      await db.schema
        .alterTable(table)
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
        .execute();
  }
}
