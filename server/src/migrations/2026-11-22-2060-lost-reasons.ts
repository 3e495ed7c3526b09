import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';

const reasons = ['Price', 'Delivery time', 'Specification', 'Bought elsewhere', 'Budget postponed', 'No reply', 'Other'];

/** Why quotations are lost; the office adds further reasons. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await db.schema
    .createTable('lost_reasons')
    .addColumn('id', kind.id, kind.primaryKey)
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', kind.key, (column) => column.notNull())
    .addUniqueConstraint('lost_reasons_name_key', ['name_key'])
    .execute();
  for (const name of reasons) await sql`insert into lost_reasons (name, name_key) values (${name}, ${name.toLowerCase()})`.execute(db);
}
