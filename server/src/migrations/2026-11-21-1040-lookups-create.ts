import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';

/** What a furniture and equipment seller starts with; further entries are added by the office. */
const lists = {
  industries: ['Hospital', 'Hotel', 'Education', 'Corporate Office', 'Government', 'Manufacturing', 'Retail', 'Laboratory'],
  company_types: ['Proprietorship', 'Partnership', 'LLP', 'Private Limited', 'Public Limited', 'Government/PSU', 'Trust/Society'],
  product_categories: [
    'Office Seating',
    'Desking',
    'Storage',
    'Hospital Furniture',
    'Medical Equipment',
    'Industrial Racking',
    'Material Handling',
    'Laboratory Furniture',
  ],
  department_types: ['Sales', 'Accounts', 'Purchase', 'Stores', 'Dispatch', 'Administration'],
} as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  for (const [table, names] of Object.entries(lists)) {
    await db.schema
      .createTable(table)
      .addColumn('id', kind.id, kind.primaryKey)
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('name_key', kind.key, (column) => column.notNull())
      .addUniqueConstraint(`${table}_name_key`, ['name_key'])
      .execute();
    for (const name of names) {
      await sql`insert into ${sql.table(table)} (name, name_key) values (${name}, ${name.toLowerCase()})`.execute(db);
    }
  }
}
