/**
 * The SQL for the records of an import that is taken back: lockNextRecords, and what depends on them. A record that has been deleted in the
 * meantime still counts if another one names it.
 */
import './imports-tables.ts';
import type { ImportKind } from '@vikray/contract/imports/import.ts';
import { sql, type RawBuilder } from 'kysely';
import { lockForRemoval } from '../platform/database/row-locks.ts';
import type { Db } from '../platform/database/tables.ts';
import { isAnyRevision } from '../quotations/public.ts';
import type { TakeBackObstacle } from './record-importer.ts';

type Rows = RawBuilder<unknown>;

/** The products whose stock an import has changed. */
function stockedProducts(importId: number): Rows {
  return sql`
    select product_id from stock_movements where reason = 'Import' and document_id = ${importId}
    group by product_id having sum(quantity_hundredths) <> 0`;
}

/** The records of an import, including those that have been taken back and are only marked as deleted. */
const recordsOf: Readonly<Record<ImportKind, (importId: number) => Rows>> = {
  customers: (importId) => sql`select id from customers where import_id = ${importId}`,
  products: (importId) => sql`select id from products where import_id = ${importId}`,
  'contact-persons': (importId) => sql`select id from contact_persons where import_id = ${importId} and is_hidden = 0`,
  'opening-stock': (importId) => sql`select id from products where id in (${stockedProducts(importId)})`,
  suppliers: (importId) => sql`select id from companies where import_id = ${importId}`,
  purchases: (importId) => sql`select id from purchases where import_id = ${importId}`,
  'old-quotations': (importId) => sql`select id from old_quotations where import_id = ${importId}`,
  'sales-calls': (importId) => sql`select id from sales_calls where import_id = ${importId}`,
  'brochure-requests': (importId) => sql`select id from brochure_requests where import_id = ${importId}`,
  openingbills: (importId) => sql`select id from entered_bills where import_id = ${importId}`,
};

/**
 * Locks the next records of an import to take back, up to `most`, and returns their ids; none when all have been taken back. No new record
 * can depend on them before the transaction ends.
 */
export async function lockNextRecords(tx: Db, kind: ImportKind, importId: number, most: number): Promise<number[]> {
  const isMarked = kind === 'customers' || kind === 'products';
  const left = isMarked ? sql`and status <> 'Deleted'` : sql``;
  const { rows } = await sql<{ id: number }>`
    ${recordsOf[kind](importId)} ${left} order by id limit ${most} ${lockForRemoval(tx)}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The first obstacle for which there are rows. */
async function firstObstacle(db: Db, obstacles: readonly (readonly [TakeBackObstacle, Rows])[]): Promise<TakeBackObstacle | undefined> {
  for (const [dependence, rows] of obstacles) {
    if ((await sql`${rows} limit 1`.execute(db)).rows.length > 0) return dependence;
  }
  return undefined;
}

/** Notes and files that are not withdrawn. */
function notesOf(record: 'customer' | 'product', ids: Rows): Rows {
  const those = sql`record = ${record} and record_id in (${ids}) and withdrawn_at is null`;
  return sql`select 1 from notes where ${those} union all select 1 from attachments where ${those}`;
}

/** Quotations, enquiries, linked sales calls, sites that are not hidden, notes and files. Orders and consignments have their quotation. */
export async function dependenceOfCustomers(db: Db, importId: number, ids?: readonly number[]): Promise<TakeBackObstacle | undefined> {
  const customers = ids ? sql.join(ids) : recordsOf.customers(importId);
  return firstObstacle(db, [
    ['QuotationsDepend', sql`select id from quotations where ${isAnyRevision} and customer_id in (${customers})`],
    ['SalesCallsDepend', sql`select id from sales_calls where customer_id in (${customers})`],
    ['EnquiriesDepend', sql`select id from deals where customer_id in (${customers})`],
    ['SitesDepend', sql`select id from customer_sites where slot is not null and customer_id in (${customers})`],
    ['CustomerNotesDepend', notesOf('customer', customers)],
  ]);
}

/** Quotations, notes and files, and everything that has moved the stock: purchases, dispatches, corrections. */
export async function dependenceOfProducts(db: Db, importId: number, ids?: readonly number[]): Promise<TakeBackObstacle | undefined> {
  const products = ids ? sql.join(ids) : recordsOf.products(importId);
  return firstObstacle(db, [
    ['QuotedProductsDepend', sql`select id from quotation_lines where product_id in (${products})`],
    ['StockMoved', sql`select id from stock_movements where reason <> 'Import' and product_id in (${products})`],
    ['ProductNotesDepend', notesOf('product', products)],
  ]);
}

/** Enquiries that show where they come from, and remarks. */
export async function dependenceOfRequests(db: Db, importId: number, ids?: readonly number[]): Promise<TakeBackObstacle | undefined> {
  const requests = ids ? sql.join(ids) : recordsOf['brochure-requests'](importId);
  return firstObstacle(db, [
    ['RequestsPursued', sql`select id from brochure_requests where id in (${requests}) and deal_id is not null`],
    ['RemarksDepend', sql`select id from brochure_requests where id in (${requests}) and version > 1`],
  ]);
}

/** Marks of receipts, and disputes. Entered bills have the odd numbers among the bills. */
export async function dependenceOfBills(db: Db, importId: number, ids?: readonly number[]): Promise<TakeBackObstacle | undefined> {
  const numbers = sql`select id * 2 + 1 from entered_bills where id in (${ids ? sql.join(ids) : recordsOf.openingbills(importId)})`;
  return firstObstacle(db, [
    ['BillsSettled', sql`select id from receipt_marks where bill_id in (${numbers})`],
    ['BillsSettled', sql`select id from disputes where bill_id in (${numbers})`],
  ]);
}

/** Enquiries that show where they come from. */
export async function dependenceOfCalls(db: Db, importId: number, ids?: readonly number[]): Promise<TakeBackObstacle | undefined> {
  const calls = ids ? sql.join(ids) : recordsOf['sales-calls'](importId);
  return firstObstacle(db, [['CallsPursued', sql`select id from sales_calls where id in (${calls}) and deal_id is not null`]]);
}

/** Purchases, and quotations of suppliers that are issuing companies too. */
export async function dependenceOfSuppliers(db: Db, importId: number, ids?: readonly number[]): Promise<TakeBackObstacle | undefined> {
  const suppliers = ids ? sql.join(ids) : recordsOf.suppliers(importId);
  return firstObstacle(db, [
    ['SuppliersUsed', sql`select id from purchases where supplier_id in (${suppliers})`],
    ['SuppliersUsed', sql`select id from quotations where company_id in (${suppliers})`],
  ]);
}

/** Purchased pieces that are no longer there. */
export async function dependenceOfPurchases(db: Db, importId: number): Promise<TakeBackObstacle | undefined> {
  return firstObstacle(db, [
    [
      'StockGone',
      sql`select id from products inner join (
        select product_id, sum(quantity_hundredths) as added from purchases where import_id = ${importId} group by product_id) as purchased
        on purchased.product_id = products.id where products.stock_hundredths < purchased.added`,
    ],
  ]);
}

/** Pieces of the opening stock that are no longer there. */
export async function dependenceOfOpeningStock(db: Db, importId: number): Promise<TakeBackObstacle | undefined> {
  return firstObstacle(db, [
    [
      'StockGone',
      sql`select id from products inner join (
        select product_id, sum(quantity_hundredths) as added from stock_movements
        where reason = 'Import' and document_id = ${importId} group by product_id) as stocked
        on stocked.product_id = products.id where products.stock_hundredths < stocked.added`,
    ],
  ]);
}
