import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../parts/column-kinds.ts';

/** What a seller of furniture and equipment starts with. The office adds further entries. */
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
  lost_reasons: ['Price', 'Delivery time', 'Specification', 'Bought elsewhere', 'Budget postponed', 'No reply', 'Other'],
};

/** The lists from which forms choose. */
export async function createLookups(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  for (const [table, names] of Object.entries(lists)) {
    await sql`
      create table ${sql.table(table)} (
        id ${kind.id},
        name text not null,
        name_key ${kind.key} not null,
        constraint ${sql.ref(`${table}_name_key`)} unique (name_key)
      )`.execute(db);
    for (const name of names)
      await sql`insert into ${sql.table(table)} (name, name_key) values (${name}, ${name.toLowerCase()})`.execute(db);
  }
}
