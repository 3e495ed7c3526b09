/** The SQL for imported customers. Writing: insertCustomers, takeBackCustomers. */
import './customers-tables.ts';
import type { ContactPersonInput } from '@vikray/contract/customers/contact-person.ts';
import type { CustomerStatus } from '@vikray/contract/customers/customer-status.ts';
import { insertInChunks } from '../platform/database/insert-many.ts';
import type { Db } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { contactColumns } from './contact-store.ts';
import { customerSearchText } from './customer-store.ts';
import type { CustomerDetails, CustomerGst } from './customers-tables.ts';

/** A customer with its contact persons, ready to be stored. */
export interface NewImportedCustomer {
  readonly details: CustomerDetails & CustomerGst;
  readonly contacts: readonly Omit<ContactPersonInput, 'contactId'>[];
  readonly status: Exclude<CustomerStatus, 'Deleted'>;
}

/** Adds customers with their contact persons. Violates customers_name_key when a name is taken. */
export async function insertCustomers(
  db: Db,
  customers: readonly NewImportedCustomer[],
  importId: number,
  stamp: WriteStamp,
): Promise<void> {
  const { userId, now } = stamp;
  const added = await insertInChunks(customers, (chunk) =>
    db
      .insertInto('customers')
      .values(
        chunk.map((customer) => ({
          gstin: '',
          gst_category: '' as const,
          ...customer.details,
          status: customer.status,
          version: 1,
          search_text: searchText(customer),
          import_id: importId,
          entered_by_id: userId,
          updated_by_id: userId,
          created_at: now,
          updated_at: now,
        })),
      )
      .returning(['id', 'name_key'])
      .execute(),
  );
  const ids = new Map(added.map(({ id, name_key }) => [name_key, id]));
  const contacts = customers.flatMap(({ details, contacts: own }) => {
    const id = ids.get(details.name_key);
    return id === undefined ? [] : own.map((contact) => ({ customer_id: id, ...contactColumns(contact, stamp), created_at: now }));
  });
  await insertInChunks(contacts, async (chunk) =>
    db
      .insertInto('contact_persons')
      .values([...chunk])
      .execute(),
  );
}

function searchText({ details, contacts, status }: NewImportedCustomer): string {
  const { company_name: companyName, company_type: type, ...shown } = details;
  return customerSearchText({
    ...shown,
    companyName,
    type,
    status,
    contacts: contacts.map((contact) => ({ ...contact, phone: contact.phone ?? '' })),
  });
}

/** Hides imported customers from the lists. Their names are free again. */
export async function takeBackCustomers(db: Db, ids: readonly number[], { userId, now }: WriteStamp): Promise<void> {
  await db
    .updateTable('customers')
    .set((eb) => ({ status: 'Deleted', version: eb('version', '+', 1), search_text: '', updated_by_id: userId, updated_at: now }))
    .where('id', 'in', ids)
    .execute();
}
