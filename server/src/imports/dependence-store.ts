/**
 * The SQL for the records of an import that is taken back: lockNextRecords, and what depends on them. A record that has been deleted in the
 * meantime still counts if another one names it.
 */
import './imports-tables.ts';
import { maxNamed } from '@vikray/contract/imports/import-messages.ts';
import type { ImportKind } from '@vikray/contract/imports/import.ts';
import { sql, type RawBuilder } from 'kysely';
import { lockForRemoval } from '../platform/database/row-locks.ts';
import type { Db } from '../platform/database/tables.ts';
import { isAnyRevision } from '../quotations/public.ts';
import type { ImportDependence, TakeBackObstacle } from './record-importer.ts';

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

/** An obstacle, and the select of the ids of those records that it keeps. */
type Obstacle = readonly [TakeBackObstacle, Rows];

/** The table of the records that are kept, and its column that names them for users. */
type Named = readonly [table: string, column: string];

/** The first obstacle for which there are rows. */
async function firstObstacle(db: Db, [table, column]: Named, obstacles: readonly Obstacle[]): Promise<ImportDependence | undefined> {
  for (const [obstacle, ids] of obstacles) {
    if ((await sql`${ids} limit 1`.execute(db)).rows.length === 0) continue;
    const { rows } = await sql<{ name: string }>`
      select ${sql.ref(column)} as name from ${sql.table(table)} where id in (${ids}) order by id limit ${maxNamed + 1}`.execute(db);
    return { obstacle, names: rows.map(({ name }) => name) };
  }
  return undefined;
}

/** The ids of records that rows of a table name in a column. */
function idsIn(table: string, column: string, records: Rows): Rows {
  return sql`select ${sql.ref(column)} from ${sql.table(table)} where ${sql.ref(column)} in (${records})`;
}

/** The ids of records with notes and files that are not withdrawn. */
function notedIds(record: 'customer' | 'product', ids: Rows): Rows {
  const those = sql`record = ${record} and record_id in (${ids}) and withdrawn_at is null`;
  return sql`select record_id from notes where ${those} union all select record_id from attachments where ${those}`;
}

/**
 * Everything of customers but their contact persons, which go with them. Orders, their changes, consignments and credit notes have their
 * quotation.
 */
export async function dependenceOfCustomers(db: Db, importId: number, ids?: readonly number[]): Promise<ImportDependence | undefined> {
  const customers = ids ? sql.join(ids) : recordsOf.customers(importId);
  const merged = (column: string) => sql`${idsIn('customer_merges', column, customers)} and undone_at = ''`;
  return firstObstacle(
    db,
    ['customers', 'company_name'],
    [
      ['QuotationsDepend', sql`${idsIn('quotations', 'customer_id', customers)} and ${isAnyRevision}`],
      ['SalesCallsDepend', idsIn('sales_calls', 'customer_id', customers)],
      ['EnquiriesDepend', idsIn('deals', 'customer_id', customers)],
      ['SitesDepend', sql`${idsIn('customer_sites', 'customer_id', customers)} and slot is not null`],
      ['CustomerNotesDepend', notedIds('customer', customers)],
      ['BillsDepend', idsIn('entered_bills', 'customer_id', customers)],
      ['ReceiptsDepend', idsIn('receipts', 'customer_id', customers)],
      ['ReceiptsDepend', idsIn('refunds', 'customer_id', customers)],
      ['RemindersDepend', idsIn('reminders', 'customer_id', customers)],
      ['MergesDepend', merged('kept_id')],
      ['MergesDepend', merged('merged_id')],
    ],
  );
}

/** Quotations, orders that were changed to them, notes and files, counts, and everything that has moved the stock. */
export async function dependenceOfProducts(db: Db, importId: number, ids?: readonly number[]): Promise<ImportDependence | undefined> {
  const products = ids ? sql.join(ids) : recordsOf.products(importId);
  return firstObstacle(
    db,
    ['products', 'name'],
    [
      ['QuotedProductsDepend', idsIn('quotation_lines', 'product_id', products)],
      ['OrderedProductsDepend', idsIn('order_lines', 'product_id', products)],
      ['OrderedProductsDepend', idsIn('order_change_lines', 'product_id', products)],
      ['StockMoved', sql`${idsIn('stock_movements', 'product_id', products)} and reason not in ('Import', 'Purchase')`],
      // Purchases and opening stock whose import is taken back have left both their movements.
      [
        'StockMoved',
        sql`${idsIn('stock_movements', 'product_id', products)}
          and (reason = 'Purchase' or (reason = 'Import' and document_id <> ${importId}))
          group by product_id having sum(quantity_hundredths) <> 0`,
      ],
      ['CountsDepend', idsIn('stock_count_lines', 'product_id', products)],
      ['ProductNotesDepend', notedIds('product', products)],
    ],
  );
}

/** Enquiries that show where they come from, and remarks. */
export async function dependenceOfRequests(db: Db, importId: number, ids?: readonly number[]): Promise<ImportDependence | undefined> {
  const requests = ids ? sql.join(ids) : recordsOf['brochure-requests'](importId);
  const those = idsIn('brochure_requests', 'id', requests);
  return firstObstacle(
    db,
    ['brochure_requests', 'name'],
    [
      ['RequestsPursued', sql`${those} and deal_id is not null`],
      ['RemarksDepend', sql`${those} and version > 1`],
    ],
  );
}

/** Marks of receipts that are not void, and disputes that are not settled. Entered bills have the odd numbers among the bills. */
export async function dependenceOfBills(db: Db, importId: number, ids?: readonly number[]): Promise<ImportDependence | undefined> {
  const bills = ids ? sql.join(ids) : recordsOf.openingbills(importId);
  const numbers = sql`select id * 2 + 1 from entered_bills where id in (${bills})`;
  const idsOf = (table: string) => sql`select (bill_id - 1) / 2 from ${sql.table(table)} where bill_id in (${numbers})`;
  const counting = sql`exists (select 1 from receipts where receipts.id = receipt_marks.receipt_id and receipts.voided_at = '')`;
  return firstObstacle(
    db,
    ['entered_bills', 'number'],
    [
      ['BillsSettled', sql`${idsOf('receipt_marks')} and ${counting}`],
      ['BillsSettled', sql`${idsOf('disputes')} and settled_on = ''`],
    ],
  );
}

/** Enquiries that show where they come from. */
export async function dependenceOfCalls(db: Db, importId: number, ids?: readonly number[]): Promise<ImportDependence | undefined> {
  const calls = ids ? sql.join(ids) : recordsOf['sales-calls'](importId);
  return firstObstacle(
    db,
    ['sales_calls', 'sales_id'],
    [['CallsPursued', sql`${idsIn('sales_calls', 'id', calls)} and deal_id is not null`]],
  );
}

/** Purchases; and everything that names a supplier that is an issuing company too. */
export async function dependenceOfSuppliers(db: Db, importId: number, ids?: readonly number[]): Promise<ImportDependence | undefined> {
  const suppliers = ids ? sql.join(ids) : recordsOf.suppliers(importId);
  return firstObstacle(
    db,
    ['companies', 'company_name'],
    [
      ['SuppliersUsed', idsIn('purchases', 'supplier_id', suppliers)],
      ['SuppliersUsed', idsIn('quotations', 'company_id', suppliers)],
      ...issuedTables.map((table): Obstacle => ['SuppliersIssue', idsIn(table, 'company_id', suppliers)]),
    ],
  );
}

/** The tables whose rows name their issuing company, besides the quotations. */
const issuedTables = [
  'orders',
  'order_changes',
  'consignments',
  'papers',
  'document_series',
  'credit_notes',
  'entered_bills',
  'receipts',
  'refunds',
  'reminders',
  'sales_calls',
] as const;

/** Pieces that an import has added to the stock and that are no longer there. `added` are the rows of these pieces. */
async function dependenceOfStock(db: Db, added: RawBuilder<unknown>): Promise<ImportDependence | undefined> {
  const gone = sql`
    select id from products
    inner join (select product_id, sum(quantity_hundredths) as added from ${added} group by product_id) as stocked on stocked.product_id = products.id
    where products.stock_hundredths < stocked.added`;
  return firstObstacle(db, ['products', 'name'], [['StockGone', gone]]);
}

/** Purchased pieces that are no longer there. */
export async function dependenceOfPurchases(db: Db, importId: number): Promise<ImportDependence | undefined> {
  return dependenceOfStock(db, sql`purchases where import_id = ${importId}`);
}

/** Pieces of the opening stock that are no longer there. */
export async function dependenceOfOpeningStock(db: Db, importId: number): Promise<ImportDependence | undefined> {
  return dependenceOfStock(db, sql`stock_movements where reason = 'Import' and document_id = ${importId}`);
}
