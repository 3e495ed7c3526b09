/** The SQL of the customer of an imported bill. Reading: findCustomerIdByGstin, findCreditDays. */
import './customers-tables.ts';
import type { Db } from '../platform/database/tables.ts';

/** The only customer with a GSTIN; nothing when there is none, or several branches have it. */
export async function findCustomerIdByGstin(db: Db, gstin: string): Promise<number | undefined> {
  const rows = await db.selectFrom('customers').select('id').where('gstin', '=', gstin).where('status', '<>', 'Deleted').limit(2).execute();
  return rows.length === 1 ? rows[0]?.id : undefined;
}

/** How many days a customer has to pay. */
export async function findCreditDays(db: Db, customerId: number): Promise<number> {
  const row = await db.selectFrom('customers').select('credit_days').where('id', '=', customerId).executeTakeFirst();
  return row?.credit_days ?? 0;
}
