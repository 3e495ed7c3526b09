/** The SQL for what depends on the records of an import. A record that has been deleted since still counts if another one names it. */
import './imports-tables.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import { isAnyRevision } from '../quotations/public.ts';
import type { Dependence } from './record-kind.ts';

type Rows = RawBuilder<unknown>;

/** The first reason that has rows. */
async function firstReason(db: Db, reasons: readonly (readonly [Dependence, Rows])[]): Promise<Dependence | undefined> {
  for (const [dependence, rows] of reasons) {
    if ((await sql`${rows} limit 1`.execute(db)).rows.length > 0) return dependence;
  }
  return undefined;
}

/** The ids of the customers or products of an import: a query for all of them, or the next ones that are taken back, if any are left. */
async function brought(db: Db, all: Rows, next: number | undefined): Promise<Rows | undefined> {
  if (next === undefined) return all;
  // Read once: the further the import is taken back, the longer it takes to find them.
  const { rows } = await sql<{ id: number }>`${all} and status <> 'Deleted' order by id limit ${next}`.execute(db);
  return rows.length === 0 ? undefined : sql.join(rows.map(({ id }) => id));
}

/** Notes and files that are not withdrawn. */
function notesOf(record: 'customer' | 'product', ids: Rows): Rows {
  const those = sql`record = ${record} and record_id in (${ids}) and withdrawn_at is null`;
  return sql`select 1 from notes where ${those} union all select 1 from attachments where ${those}`;
}

/** Quotations, enquiries, linked sales calls, sites that are not hidden, notes and files. Orders and consignments have their quotation. */
export async function dependenceOfCustomers(db: Db, importId: number, next?: number): Promise<Dependence | undefined> {
  const customers = await brought(db, sql`select id from customers where import_id = ${importId}`, next);
  if (!customers) return undefined;
  return firstReason(db, [
    ['QuotationsDepend', sql`select id from quotations where ${isAnyRevision} and customer_id in (${customers})`],
    ['SalesCallsDepend', sql`select id from sales_calls where customer_id in (${customers})`],
    ['EnquiriesDepend', sql`select id from deals where customer_id in (${customers})`],
    ['SitesDepend', sql`select id from customer_sites where slot is not null and customer_id in (${customers})`],
    ['CustomerNotesDepend', notesOf('customer', customers)],
  ]);
}

/** Quotations, notes and files, and everything that has moved the stock: purchases, dispatches, corrections. */
export async function dependenceOfProducts(db: Db, importId: number, next?: number): Promise<Dependence | undefined> {
  const products = await brought(db, sql`select id from products where import_id = ${importId}`, next);
  if (!products) return undefined;
  return firstReason(db, [
    ['QuotedProductsDepend', sql`select id from quotation_lines where product_id in (${products})`],
    ['StockMoved', sql`select id from stock_movements where reason <> 'Import' and product_id in (${products})`],
    ['ProductNotesDepend', notesOf('product', products)],
  ]);
}

/** The requests or calls of an import, which taking back removes: all of them, or only the next ones. */
function arrived(all: Rows, next: number | undefined): Rows {
  return sql`(${next === undefined ? all : sql`${all} order by id limit ${next}`}) as arrived`;
}

/** Enquiries that show where they come from, and remarks. */
export async function dependenceOfRequests(db: Db, importId: number, next?: number): Promise<Dependence | undefined> {
  const requests = arrived(sql`select id, version, deal_id from brochure_requests where import_id = ${importId}`, next);
  return firstReason(db, [
    ['RequestsPursued', sql`select id from ${requests} where deal_id is not null`],
    ['RemarksDepend', sql`select id from ${requests} where version > 1`],
  ]);
}

/** Enquiries that show where they come from. */
export async function dependenceOfCalls(db: Db, importId: number, next?: number): Promise<Dependence | undefined> {
  const calls = arrived(sql`select id, deal_id from sales_calls where import_id = ${importId}`, next);
  return firstReason(db, [['CallsPursued', sql`select id from ${calls} where deal_id is not null`]]);
}
