/** The SQL for what depends on the records of an import. A record that has been deleted since still counts if a document names it. */
import './imports-tables.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import { isAnyRevision } from '../quotations/public.ts';
import type { Dependence } from './record-kind.ts';

async function has(db: Db, rows: RawBuilder<unknown>): Promise<boolean> {
  return (await sql`${rows} limit 1`.execute(db)).rows.length > 0;
}

/** The customers or products of an import: all of them, or only the next ones that are taken back. */
function brought(all: RawBuilder<unknown>, next: number | undefined): RawBuilder<unknown> {
  return next === undefined ? all : sql`${all} and status <> 'Deleted' order by id limit ${next}`;
}

/** Quotations, and sales calls that are linked to the customer. */
export async function dependenceOfCustomers(db: Db, importId: number, next?: number): Promise<Dependence | undefined> {
  const customers = brought(sql`select id from customers where import_id = ${importId}`, next);
  if (await has(db, sql`select id from quotations where ${isAnyRevision} and customer_id in (${customers})`)) return 'QuotationsDepend';
  if (await has(db, sql`select id from sales_calls where customer_id in (${customers})`)) return 'SalesCallsDepend';
  return undefined;
}

/** Quotations, and everything that has moved the stock: purchases, dispatches, corrections. */
export async function dependenceOfProducts(db: Db, importId: number, next?: number): Promise<Dependence | undefined> {
  const products = brought(sql`select id from products where import_id = ${importId}`, next);
  if (await has(db, sql`select id from quotation_lines where product_id in (${products})`)) return 'QuotedProductsDepend';
  if (await has(db, sql`select id from stock_movements where reason <> 'Import' and product_id in (${products})`)) return 'StockMoved';
  return undefined;
}

/** Remarks: taking back removes the requests themselves. */
export async function dependenceOfRequests(db: Db, importId: number, next?: number): Promise<Dependence | undefined> {
  const all = sql`select id, version from brochure_requests where import_id = ${importId}`;
  const requests = next === undefined ? all : sql`${all} order by id limit ${next}`;
  return (await has(db, sql`select id from (${requests}) as requests where version > 1`)) ? 'RemarksDepend' : undefined;
}
