/** The SQL for imported contact persons. Reading: findCustomerIdNamed, takenContacts. Writing: insertImportedContacts, takeBackContacts. */
import './customers-tables.ts';
import type { ContactPersonInput } from '@vikray/contract/customers/contact-person.ts';
import { sql } from 'kysely';
import { nameKey } from '../platform/database/name-key.ts';
import type { Db } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { contactColumns } from './contact-store.ts';
import { findCustomer, lockCustomer, refreshSearchText, updateCustomer } from './customer-store.ts';
import { refreshDeals } from './refresh-deals.ts';

/** A contact person ready to be stored. */
export interface NewImportedContact {
  readonly customerId: number;
  readonly contact: Omit<ContactPersonInput, 'contactId'>;
}

/** The customer with this name that is not deleted. */
export async function findCustomerIdNamed(db: Db, name: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('customers')
    .select('id')
    .where('name_key', '=', nameKey(name))
    // Written out, as in the condition of customers_name_key: SQLite does not use this index for a parameter.
    .where('status', '<>', sql.lit('Deleted'))
    .executeTakeFirst();
  return row?.id;
}

/** The key of a contact person of a customer. */
export function contactKey(customerId: number, { name, mobile }: Pick<ContactPersonInput, 'name' | 'mobile'>): string {
  return `${customerId} ${mobile} ${nameKey(name)}`;
}

/** The given keys whose contact person exists. */
export async function takenContacts(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('contact_persons')
    .select(['customer_id', 'name', 'mobile'])
    .where('customer_id', 'in', [...new Set(keys.map((key) => Number(key.split(' ')[0])))])
    .where('is_hidden', '=', 0)
    .execute();
  return new Set(rows.map((row) => contactKey(row.customer_id, row)));
}

/** Adds contact persons to their customers, which are Pending then, as in the form. Returns how many: fewer if a customer is deleted. */
export async function insertImportedContacts(
  db: Db,
  contacts: readonly NewImportedContact[],
  importId: number,
  stamp: WriteStamp,
): Promise<number> {
  let added = 0;
  for (const [customerId, own] of byCustomer(contacts)) {
    await lockCustomer(db, customerId);
    const before = await findCustomer(db, customerId);
    if (!before || !(await updateCustomer(db, before, { status: 'Pending' }, stamp))) return added;
    await db
      .insertInto('contact_persons')
      .values(
        own.map(({ contact }) => ({
          customer_id: customerId,
          import_id: importId,
          ...contactColumns(contact, stamp),
          created_at: stamp.now,
        })),
      )
      .execute();
    await refreshDeals(db, before, await refreshSearchText(db, customerId));
    added += own.length;
  }
  return added;
}

/** In the order of their numbers, so that two transactions cannot deadlock. */
function byCustomer(contacts: readonly NewImportedContact[]) {
  return [...Map.groupBy(contacts, ({ customerId }) => customerId)].toSorted(([one], [other]) => one - other);
}

/** Hides imported contact persons. */
export async function takeBackContacts(db: Db, ids: readonly number[], { userId, now }: WriteStamp): Promise<void> {
  const rows = await db
    .selectFrom('contact_persons')
    .select('customer_id')
    .distinct()
    .where('id', 'in', ids)
    .orderBy('customer_id')
    .execute();
  for (const { customer_id: customerId } of rows) {
    await lockCustomer(db, customerId);
    const before = await findCustomer(db, customerId);
    await db
      .updateTable('contact_persons')
      .set({ is_hidden: 1, updated_by_id: userId, updated_at: now })
      .where('customer_id', '=', customerId)
      .where('id', 'in', ids)
      .execute();
    if (before) await refreshDeals(db, before, await refreshSearchText(db, customerId));
  }
}
