/**
 * The customers' SQL. Reading: pageOfCustomers, findCustomer, findCustomerToUse, listSameGstin, isOwnPending. Writing: insertCustomer,
 * lockCustomer, updateCustomer, refreshSearchText.
 */
import { contactPersonsText } from '@vikray/contract/customers/contact-person.ts';
import type { CustomerFilters } from '@vikray/contract/customers/customer-filters.ts';
import type { CustomerStatus } from '@vikray/contract/customers/customer-status.ts';
import type { Customer } from '@vikray/contract/customers/customer.ts';
import { presumedCategory } from '@vikray/contract/gst/gst-category.ts';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import { idInLookup } from '../lookups/public.ts';
import { isNotDeleted, mustChange, updateIfUnchanged } from '../platform/database/conditional-updates.ts';
import { lockRow, lockedAgainstRemoval } from '../platform/database/row-locks.ts';
import { isAmong } from '../platform/database/is-among.ts';
import { is, isWithinDays } from '../platform/database/lists/filter-conditions.ts';
import { readPage, type ListedTable, type RowsAndTotal, type Window } from '../platform/database/lists/list-page.ts';
import { nameKey } from '../platform/database/name-key.ts';
import { searchTextOf } from '../platform/database/search/search.ts';
import type { Db, Tables } from '../platform/database/tables.ts';
import type { WaitingRows } from '../platform/database/lists/waiting-rows.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { contactsOf } from './contact-store.ts';
import type { CustomerDetails, CustomerGst } from './customers-tables.ts';

/** The filters of the customer list, with dates for relative words. Absent ones match everything. */
export interface CustomerFilter extends CustomerFilters {
  readonly customerId?: number | undefined;
  readonly gstin?: string | null | undefined;
  readonly companyName?: string | undefined;
}

/** The customer list, described for the platform's paging. */
export function listedCustomers(db: Db, filter: CustomerFilter): ListedTable<Customer> {
  const filters: RawBuilder<boolean>[] = [];
  if (filter.customerId !== undefined) filters.push(sql`customers.id = ${filter.customerId}`);
  if (filter.companyName !== undefined) filters.push(sql`customers.name_key = ${nameKey(filter.companyName)}`);
  if (filter.gstin) filters.push(sql`customers.gstin = ${filter.gstin} and customers.gstin <> ''`);
  return {
    table: 'customers',
    listed: sql`customers.status <> 'Deleted'`,
    filters,
    indexedFilters: [
      ...is('customers.status', filter.status),
      ...is('customers.state_id', filter.stateId),
      ...is('customers.industry_id', filter.industry && idInLookup('industries', filter.industry)),
      ...is('customers.data_source', filter.dataSource),
      ...isWithinDays('customers.created_at', filter),
    ],
    sortColumns: { companyName: 'name_key', updatedOn: 'updated_at', bestMatch: 'name_key' },
    rowsOf: (ids) => customersOf(db, ids),
    idOf: (customer) => customer.customerId,
  };
}

/** One window of the customers that are not deleted. */
export async function pageOfCustomers(db: Db, filter: CustomerFilter, window: Window): Promise<RowsAndTotal<Customer>> {
  return readPage(db, listedCustomers(db, filter), window);
}

function selectCustomers(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('customers')
    .innerJoin('users', 'users.id', 'customers.entered_by_id')
    .selectAll('customers')
    .select('users.name as entered_by')
    .where(isAmong(db, 'customers.id', ids));
}

/** The customers with these ids, deleted ones included, in no order. */
export async function customersOf(db: Db, ids: readonly number[]): Promise<Customer[]> {
  return withContacts(db, await selectCustomers(db, ids).execute());
}

async function withContacts(db: Db, rows: readonly CustomerRow[]): Promise<Customer[]> {
  if (rows.length === 0) return [];
  const contacts = await contactsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => asCustomer(row, contacts.get(row.id) ?? []));
}

type CustomerRow = Selectable<Tables['customers']> & { readonly entered_by: string };

function asCustomer(row: CustomerRow, contacts: Customer['contacts']): Customer {
  return {
    customerId: row.id,
    companyName: row.company_name,
    companyType: row.company_type_id,
    type: row.company_type,
    industry: row.industry,
    industryId: row.industry_id,
    phone: row.phone,
    email: row.email,
    website: row.website,
    address: row.address,
    city: row.city,
    cityId: row.city_id,
    state: row.state,
    stateId: row.state_id,
    country: row.country,
    countryId: row.country_id,
    pincode: row.pincode,
    dataSource: row.data_source,
    enteredBy: row.entered_by,
    status: row.status,
    updatedOn: row.updated_at,
    version: row.version,
    gstin: row.gstin,
    gstCategory: row.gst_category === '' ? presumedCategory(row) : row.gst_category,
    gstCategoryIsChosen: row.gst_category === '' ? 'No' : 'Yes',
    creditDays: row.credit_days,
    settlement: row.settlement,
    noReminders: row.no_reminders === 1 ? 'Yes' : 'No',
    contactPersons: contactPersonsText(contacts),
    contacts,
  };
}

/** A customer with its contact persons; nothing when it does not exist or is deleted. */
export async function findCustomer(db: Db, customerId: number): Promise<Customer | undefined> {
  return notDeleted(await customersOf(db, [customerId]));
}

/** The same for a record that will depend on the customer: until the transaction ends, the customer's import cannot be taken back. */
export async function findCustomerToUse(tx: Db, customerId: number): Promise<Customer | undefined> {
  const rows = await selectCustomers(tx, [customerId]).$call(lockedAgainstRemoval(tx, 'customers')).execute();
  return notDeleted(await withContacts(tx, rows));
}

function notDeleted([customer]: readonly Customer[]): Customer | undefined {
  return customer?.status === 'Deleted' ? undefined : customer;
}

/** The names of up to `most` other customers with this GSTIN, by name. */
export async function listSameGstin(
  db: Db,
  { customerId, gstin }: Pick<Customer, 'customerId' | 'gstin'>,
  most: number,
): Promise<string[]> {
  if (gstin === '') return [];
  const rows = await db
    .selectFrom('customers')
    .select('company_name')
    .where('gstin', '=', gstin)
    // The condition of customers_gstin, without which no database uses it.
    .where('gstin', '<>', sql.lit(''))
    .where('id', '<>', customerId)
    .where('status', '<>', 'Deleted')
    .orderBy('name_key')
    .limit(most)
    .execute();
  return rows.map((row) => row.company_name);
}

/** The customers that wait for approval. */
export const pendingCustomers: WaitingRows = { table: 'customers', condition: sql`status = 'Pending'` };

/** Whether the user entered this customer and no one has approved it yet. */
export async function isOwnPending(db: Db, customerId: number, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customerId)
    .where('status', '=', 'Pending')
    .where('entered_by_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds a pending customer and returns its number. Violates customers_name_key when the name is taken. */
export async function insertCustomer(db: Db, details: CustomerDetails & CustomerGst, { userId, now }: WriteStamp): Promise<number> {
  const { id } = await db
    .insertInto('customers')
    .values({
      ...details,
      status: 'Pending',
      version: 1,
      search_text: '',
      entered_by_id: userId,
      updated_by_id: userId,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks a customer until the transaction ends. */
export async function lockCustomer(db: Db, customerId: number): Promise<void> {
  await lockRow(db, 'customers', customerId);
}

/**
 * Changes details or status of a customer if it still has the version that the change is based on. Otherwise nothing changes and the answer
 * is false.
 */
export async function updateCustomer(
  db: Db,
  { customerId, version }: Pick<Customer, 'customerId' | 'version'>,
  change: Partial<CustomerDetails> & CustomerGst & { readonly status: CustomerStatus },
  stamp: WriteStamp,
): Promise<boolean> {
  return updateIfUnchanged(db, 'customers', { id: customerId, version }, change, stamp, isNotDeleted);
}

/** Gives a deleted customer back the status that it had. Violates customers_name_key when another has its name now. */
export async function restoreDeleted(
  db: Db,
  { customerId: id, version }: Pick<Customer, 'customerId' | 'version'>,
  status: Exclude<CustomerStatus, 'Deleted'>,
  stamp: WriteStamp,
): Promise<void> {
  await mustChange(updateIfUnchanged(db, 'customers', { id, version }, { status }, stamp));
}

/** Changes what a customer is allowed when paying. The customer stays approved. */
export async function updateCredit(
  db: Db,
  { customerId: id, version }: Pick<Customer, 'customerId' | 'version'>,
  { creditDays, settlement, noReminders }: Pick<Customer, 'creditDays' | 'settlement' | 'noReminders'>,
  stamp: WriteStamp,
): Promise<boolean> {
  return updateIfUnchanged(
    db,
    'customers',
    { id, version },
    { credit_days: creditDays, settlement, no_reminders: noReminders === 'Yes' ? 1 : 0 },
    stamp,
    isNotDeleted,
  );
}

/** Makes the search find the customer by what its card shows; a deleted customer is never found. Call it after every change. */
export async function refreshSearchText(db: Db, customerId: number): Promise<Customer | undefined> {
  const customer = await findCustomer(db, customerId);
  await db
    .updateTable('customers')
    .set({ search_text: customer ? customerSearchText(customer) : '' })
    .where('id', '=', customerId)
    .execute();
  return customer;
}

type ShownContact = Pick<Customer['contacts'][number], 'name' | 'designation' | 'mobile' | 'phone' | 'email'>;
type ShownCustomer = Pick<Customer, 'companyName' | 'type' | 'industry' | 'city' | 'state' | 'phone' | 'email' | 'status'> &
  Partial<Pick<Customer, 'gstin'>>;

/** The search text of a customer that is not deleted: everything that its card shows, and its GSTIN. */
export function customerSearchText(customer: ShownCustomer & { readonly contacts: readonly ShownContact[] }): string {
  const { companyName, type, industry, city, state, phone, email, status, gstin = '', contacts } = customer;
  return searchTextOf([
    companyName,
    type,
    industry,
    city,
    state,
    phone,
    email,
    status,
    gstin,
    ...contacts.flatMap((contact) => [contact.name, contact.designation, contact.mobile, contact.phone, contact.email]),
  ]);
}
