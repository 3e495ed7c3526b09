/** The purchases' SQL. Reading: pageOfPurchases, purchasesToImport. Writing: insertPurchase. */
import './purchases-tables.ts';
import { dashedDate, longDate } from '@vikray/contract/platform/dates.ts';
import { formatDecimal } from '@vikray/contract/platform/decimal.ts';
import type { PurchaseToImport } from '@vikray/contract/purchases/purchase-csv.ts';
import type { Purchase } from '@vikray/contract/purchases/purchase.ts';
import type { PurchaseFilters } from '@vikray/contract/purchases/purchase-filters.ts';
import type { Insertable } from 'kysely';
import { isAmong } from '../platform/database/is-among.ts';
import { is, isOnDays } from '../platform/database/lists/filter-conditions.ts';
import { readPage, type ListedTable, type RowsAndTotal, type Window } from '../platform/database/lists/list-page.ts';
import { groupedQuantities } from '../platform/database/search/grouped-quantities.ts';
import { searchTextOf } from '../platform/database/search/search.ts';
import type { Db, Tables } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';

/** The purchase history, described for the platform's paging. The filters have dates for relative words. */
export function listedPurchases(db: Db, filter: PurchaseFilters = {}): ListedTable<Purchase> {
  return {
    table: 'purchases',
    filters: [],
    indexedFilters: [
      ...is('purchases.supplier_id', filter.supplierId),
      ...is('purchases.product_id', filter.productId),
      ...isOnDays('purchases.purchased_on', filter),
    ],
    sortColumns: { newest: 'id', date: 'purchased_on' },
    isNewestFirst: true,
    rowsOf: (ids) => purchasesOf(db, ids),
    idOf: (purchase) => purchase.purchaseId,
  };
}

/** One window of the purchase history. */
export async function pageOfPurchases(db: Db, filter: PurchaseFilters, window: Window): Promise<RowsAndTotal<Purchase>> {
  return readPage(db, listedPurchases(db, filter), window);
}

async function purchasesOf(db: Db, ids: readonly number[]): Promise<Purchase[]> {
  return db
    .selectFrom('purchases')
    .select([
      'id as purchaseId',
      'supplier_name as companyName',
      'invoice_number as invoiceNumber',
      'purchased_on as date',
      'product_name as name',
      'stock_before_hundredths as currentStock',
      'quantity_hundredths as purchaseQuantity',
      'stock_after_hundredths as totalStock',
      'updated_at as updatedOn',
    ])
    .where(isAmong(db, 'id', ids))
    .execute();
}

/** Purchase lines for a file to import, in their order, with the names of today. */
export async function purchasesToImport(db: Db, purchases: readonly Purchase[]): Promise<PurchaseToImport[]> {
  const ids = purchases.map(({ purchaseId }) => purchaseId);
  const rows = await db
    .selectFrom('purchases')
    .innerJoin('companies', 'companies.id', 'purchases.supplier_id')
    .innerJoin('products', 'products.id', 'purchases.product_id')
    .select(['purchases.id', 'companies.company_name as supplier', 'products.name as product'])
    .where(isAmong(db, 'purchases.id', ids))
    .execute();
  const names = new Map(rows.map(({ id, ...named }) => [id, named]));
  return purchases.map(({ purchaseId, companyName, name, ...line }) => ({
    ...line,
    ...(names.get(purchaseId) ?? { supplier: companyName, product: name }),
  }));
}

/** A purchase line to record, with what the history shows of supplier and product. Stock is in hundredths of a piece. */
export interface PurchasedLine {
  readonly supplierId: number;
  readonly supplierName: string;
  readonly invoiceNumber: string;
  readonly date: string;
  readonly productId: number;
  readonly productName: string;
  readonly before: number;
  readonly quantity: number;
}

/** Stores a purchase line and returns its number. */
export async function insertPurchase(db: Db, line: PurchasedLine, stamp: WriteStamp): Promise<number> {
  const { id } = await db.insertInto('purchases').values(purchaseColumns(line, stamp)).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** The row of a purchase line, with the search text of what the history shows. */
export function purchaseColumns(line: PurchasedLine, { userId, now }: WriteStamp): Insertable<Tables['purchases']> {
  const { before, quantity } = line;
  const after = before + quantity;
  const quantities = [before, quantity, after];
  const shown = [
    line.supplierName,
    line.invoiceNumber,
    dashedDate(line.date),
    line.productName,
    ...quantities.map(formatDecimal),
    longDate(now),
    ...groupedQuantities(quantities),
  ];
  return {
    supplier_id: line.supplierId,
    supplier_name: line.supplierName,
    invoice_number: line.invoiceNumber,
    purchased_on: line.date,
    product_id: line.productId,
    product_name: line.productName,
    stock_before_hundredths: before,
    quantity_hundredths: quantity,
    stock_after_hundredths: after,
    search_text: searchTextOf(shown),
    updated_by_id: userId,
    updated_at: now,
  };
}
