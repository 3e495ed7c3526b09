/** The SQL for customers that an import updates. Reading: customersByKeys. Writing: updateImportedCustomer, restoreCustomer. */
import './customers-tables.ts';
import type { Customer } from '@vikray/contract/customers/customer.ts';
import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import { nameKey } from '../platform/database/name-key.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { customersOf, findCustomer, refreshSearchText, updateCustomer } from './customer-store.ts';
import type { NewImportedCustomer } from './imported-customer-store.ts';

/** The customers that are not deleted and have one of these names or GSTINs. */
export async function customersByKeys(db: Db, names: readonly string[], gstins: readonly string[]): Promise<Customer[]> {
  const keys = [...new Set(names.map(nameKey))];
  const byName = sql`select id from customers where name_key in (${sql.join(keys)}) and status <> 'Deleted'`;
  const byGstin = sql`select id from customers where gstin in (${sql.join(gstins)}) and gstin <> '' and status <> 'Deleted'`;
  const queries = [...(keys.length > 0 ? [byName] : []), ...(gstins.length > 0 ? [byGstin] : [])];
  if (queries.length === 0) return [];
  const { rows } = await sql<{ id: number }>`${sql.join(queries, sql` union `)}`.execute(db);
  return rows.length === 0
    ? []
    : customersOf(
        db,
        rows.map(({ id }) => id),
      );
}

/** A customer before and after a change, and the columns that restore it. */
export interface ChangedCustomer {
  readonly before: Customer;
  readonly after: Customer;
  readonly columns: object;
}

type CustomerChange = Parameters<typeof updateCustomer>[2];

/** Updates a customer that still has this version; undefined otherwise. Its contact persons stay. Violates customers_name_key. */
export async function updateImportedCustomer(
  db: Db,
  seen: Pick<Customer, 'customerId' | 'version'>,
  { details, status }: NewImportedCustomer,
  stamp: WriteStamp,
): Promise<ChangedCustomer | undefined> {
  const before = await findCustomer(db, seen.customerId);
  const change: CustomerChange = { ...details, status };
  const columns = await columnsBefore(db, seen.customerId, change);
  if (!before || !columns || !(await updateCustomer(db, seen, change, stamp))) return undefined;
  const after = await refreshSearchText(db, seen.customerId);
  return after && { before, after, columns };
}

/** Gives a customer the columns that it had; a deleted one stays as it is. */
export async function restoreCustomer(db: Db, customerId: number, columns: object, stamp: WriteStamp) {
  const before = await findCustomer(db, customerId);
  // These columns have been read from the table.
  if (!before || !(await updateCustomer(db, before, columns as CustomerChange, stamp))) return undefined;
  return { before, after: await refreshSearchText(db, customerId) };
}

async function columnsBefore(db: Db, customerId: number, change: object): Promise<object | undefined> {
  const row = await db.selectFrom('customers').selectAll().where('id', '=', customerId).executeTakeFirst();
  return row && Object.fromEntries(Object.entries(row).filter(([name]) => name in change));
}
