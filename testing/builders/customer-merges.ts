import type { MovedCounts } from '@vikray/contract/customer-merges/customer-merge.ts';
import { sql } from 'kysely';
import { engineOf } from '../../server/src/platform/database/engine.ts';
import type { Db } from '../../server/src/platform/database/tables.ts';
import type { TestPanel } from '../panel/panel.ts';
import { aSite } from './customer-sites.ts';
import { aContact, addCustomer } from './customers.ts';
import { addEnquiry } from './enquiries.ts';
import { addBill, addMoneySetup, aReceipt } from './money.ts';
import type { SalesSetup } from './quotations.ts';
import { addSalesCalls } from './sales-calls.ts';
import { aPdf, attach } from './threads.ts';

/** Two customers that are the same company; everything belongs to the second one. */
export interface TwinCustomers {
  readonly keptId: number;
  readonly merged: SalesSetup & { readonly customerId: number; readonly billId: number; readonly dealId: number };
}

/** How much `addTwins` gives the customer that goes. */
export const twinCounts: MovedCounts = {
  contacts: 2,
  sites: 1,
  deals: 2,
  quotations: 1,
  orders: 1,
  consignments: 1,
  calls: 2,
  notes: 1,
  files: 1,
  receipts: 1,
  bills: 1,
  refunds: 0,
  creditNotes: 0,
};

let lastNumber = 0;

/** Adds the two, the second with something of each kind. */
export async function addTwins({ admin, db }: Pick<TestPanel, 'admin' | 'db'>): Promise<TwinCustomers> {
  const number = ++lastNumber;
  const keptId = await addCustomer(admin, { companyName: `Twin Clinics ${number} Pvt. Ltd.` });
  const company = await addMoneySetup(admin);
  const companyName = `M/s Twin Clinics ${number}`;
  const contacts = [aContact(), aContact({ name: 'Mr. Vilas Rane', mobile: `91000${String(number).padStart(5, '0')}` })];
  const customerId = await addCustomer(admin, { companyName, contacts });
  const [contact] = await admin.call('GetCustomerContactPerson', { customerId });
  const setup = { ...company, customerId, contactPersonId: contact?.contactId ?? 0 };
  const { billId, dealId } = await addBill(admin, setup, 10, String(7000 + number));
  await admin.call('AddReceipt', aReceipt(setup, 100_00, { marks: [{ billId, amount: 100_00 }] }));
  await admin.call('AddCharge', { customerId, companyId: setup.companyId, date: '2026-11-20', amount: 50_00, reason: 'Bounced cheque' });
  await addEnquiry(admin, { customerId, companyName: undefined });
  await admin.call('AddCustomerSite', aSite(customerId));
  await admin.call('AddNote', { record: 'customer', recordId: customerId, text: 'Calls after four.' });
  await attach(admin, 'customer', customerId, 'plan.pdf', aPdf(companyName));
  await admin.call('AddSalesCall', { customerId, callType: 'Phone', outcome: 'Spoke' });
  await addSalesCalls(db, { companyName });
  return { keptId, merged: { ...setup, billId, dealId } };
}

/** Tables that follow by themselves: triggers note whose money has changed, and a job stores what is open of them again. */
const following = ['account_sums', 'deal_sums', 'money_changes', 'open_parts'];

/** The tables of the database whose records have a customer. */
export async function tablesOfCustomers(db: Db): Promise<string[]> {
  const { rows } =
    engineOf(db) === 'sqlite'
      ? await sql<{ name: string }>`
          select tables.name from sqlite_master as tables join pragma_table_info(tables.name) as columns
          where tables.type = 'table' and columns.name = 'customer_id' order by tables.name`.execute(db)
      : await sql<{ name: string }>`
          select table_name as name from information_schema.columns
          where column_name = 'customer_id' and table_schema = current_schema() order by table_name`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !following.includes(name));
}

/** Every record of two customers with its customer, and what is stored of their names. */
export async function whoHasWhat(db: Db, ...customerIds: readonly number[]): Promise<Record<string, unknown[]>> {
  const own = sql.join(customerIds);
  const found: Record<string, unknown[]> = {};
  for (const table of await tablesOfCustomers(db)) {
    const { rows } = await sql`select id, customer_id from ${sql.table(table)} where customer_id in (${own}) order by id`.execute(db);
    found[table] = rows;
  }
  for (const table of ['notes', 'attachments']) {
    const { rows } = await sql`
      select id, record_id from ${sql.table(table)} where record = 'customer' and record_id in (${own}) order by id`.execute(db);
    found[table] = rows;
  }
  const names =
    await sql`select id, company_name, company_name_key, search_text from deals where customer_id in (${own}) order by id`.execute(db);
  const receipts = await sql`select id, search_text, reference_key from receipts where customer_id in (${own}) order by id`.execute(db);
  const contacts = await sql`select id, is_hidden from contact_persons where customer_id in (${own}) order by id`.execute(db);
  const sites = await sql`select id, slot from customer_sites where customer_id in (${own}) order by id`.execute(db);
  const customers = await sql`select id, status, search_text from customers where id in (${own}) order by id`.execute(db);
  return { ...found, names: names.rows, texts: receipts.rows, hidden: contacts.rows, slots: sites.rows, customers: customers.rows };
}
