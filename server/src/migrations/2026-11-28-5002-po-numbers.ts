import { sql, type Kysely } from 'kysely';
import { addRights } from './parts/add-rights.ts';

/** The customer's own number of an order, and the right to change what is agreed about an order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column po_number text not null default ''`.execute(db);
  await sql`alter table orders add column po_on text not null default ''`.execute(db);
  await addRights(db, [{ menu: 'Order', position: 4, name: 'Edit Order' }]);
}
