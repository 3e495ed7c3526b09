import { sql } from 'kysely';
import { listLookup } from '../server/src/lookups/lookup-store.ts';
import { fillSearched } from '../server/src/platform/database/search/search-indexes.ts';
import type { Db } from '../server/src/platform/database/tables.ts';
import { createFirstUser } from '../server/src/users/first-user.ts';
import { BulkWriter } from './bulk-writer.ts';
import { calendarAt } from './calendar.ts';
import { addCompanies } from './companies.ts';
import { addConsignments } from './consignments.ts';
import { writeCustomers } from './customers.ts';
import { addOldRecords } from './old-records.ts';
import { loadTowns } from './places.ts';
import { finishProducts, makeProducts, writeProducts } from './products.ts';
import type { SampleContext } from './sample-context.ts';
import { Stock } from './stock.ts';
import { addTerms } from './terms.ts';
import { Trade } from './trade.ts';
import { addStaff, demoPassword, type Login } from './users.ts';
import { inTransaction } from '../server/src/platform/database/transaction.ts';

/** How many records to create. The same amounts and seed give the same data on the same day. */
export interface Amounts {
  readonly customers: number;
  readonly products: number;
  readonly quotations: number;
  readonly seed: number;
}

/** Receives the progress of one part of the work. */
export type OnProgress = (part: string, done: number, total: number) => void;

/** The time of creation and the login of the first user. */
export interface Circumstances {
  readonly now: Date;
  /** The login of the first user. Without a password, the first user gets the same one as the others. */
  readonly admin: { readonly mobile: string; readonly password: string | undefined };
  readonly onProgress?: OnProgress;
}

/** The tables that have records as soon as an office works with the database. */
const tellingTables = [
  'users',
  'customers',
  'products',
  'companies',
  'terms',
  'quotations',
  'sales_calls',
  'old_quotations',
  'brochure_requests',
  'images',
] as const;

/** The searched tables that get very many rows. */
const searched = ['customers', 'products', 'deals', 'quotations', 'orders', 'purchases', 'dispatches', 'consignments'] as const;

/** The first of these tables that has records; undefined in a fresh database. */
export async function findRecords(db: Db): Promise<string | undefined> {
  for (const table of tellingTables) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) return table;
  }
  return undefined;
}

/**
 * Fills a migrated database without records and returns the logins of its users. If `db` is a transaction, everything is written in it;
 * otherwise there are many transactions, and a failure leaves a part of the data.
 */
export async function fill(db: Db, amounts: Amounts, { now, admin, onProgress = () => {} }: Circumstances): Promise<Login[]> {
  const { customers, quotations, seed } = amounts;
  const calendar = calendarAt(now);
  const stamp = { userId: 1, now: calendar.instantOn(0, 0) };
  const towns = await loadTowns();
  const industries = await listLookup(db, 'industries');
  const companyTypes = await listLookup(db, 'company_types');
  const categories = await listLookup(db, 'product_categories');
  const departments = await listLookup(db, 'department_types');
  await createFirstUser(db, { mobile: admin.mobile, password: admin.password ?? demoPassword }, now);
  const { staff, logins } = await addStaff(db, { seed, towns, departments }, stamp);
  const firms = await addCompanies(db, { towns }, stamp);
  const terms = await addTerms(db, stamp);
  const context: SampleContext = { seed, calendar, towns, industries, companyTypes, categories, departments, staff, ...firms, terms };

  const products = await makeProducts(db, context, amounts.products, stamp);
  await fillSearched(db, searched, async () => {
    const writer = new BulkWriter(db);
    const firstContactIds = await writeCustomers(writer, context, customers, (done) => onProgress('customers', done, customers));
    await writeProducts(writer, context, products);
    const stock = new Stock(writer, context, products);
    await stock.open();
    const quotable = products.filter(({ status }) => status === 'Approved');
    const trade = new Trade(writer, context, { firstContactIds, quotable }, stock);
    await trade.run(quotations, (done) => onProgress('quotations', done, quotations));
    await writer.finish();
    await finish(db, stock, trade);
    await addConsignments(db);
  });
  const some = Math.ceil(Math.sqrt(customers) * 4);
  await addOldRecords(
    db,
    context,
    { salesCalls: some, brochureRequests: some, oldQuotationsPerYear: Math.ceil(some / 6) },
    customers,
    products,
  );
  return logins;
}

/** Writes what is known only at the end of the trade: the stock of the products and the last number of each series. */
async function finish(db: Db, stock: Stock, trade: Trade): Promise<void> {
  await inTransaction(db, async (tx) => {
    await finishProducts(tx, stock.products());
    for (const [series, last] of trade.series) await tx.insertInto('counters').values({ series, last }).execute();
  });
}
