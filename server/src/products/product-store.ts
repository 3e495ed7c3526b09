/**
 * The products' SQL. Reading: pageOfProducts, productsNamed, findProduct, findProductName, productNames, findProductsToUse, isOwnPending.
 * Writing: insertProduct, updateProduct, refreshSearchText. `stock-store.ts` moves the stock.
 */
import { photoUrl } from '@vikray/contract/images/image.ts';
import { freeStock } from '@vikray/contract/orders/reserved-stock.ts';
import { formatDecimal, formatRupees } from '@vikray/contract/platform/decimal.ts';
import type { ProductFilters } from '@vikray/contract/products/product-filters.ts';
import {
  shortDescription,
  solutions,
  type Product,
  type ProductStatus,
  type Solution,
  type StoredProduct,
} from '@vikray/contract/products/product.ts';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import { idInLookup } from '../lookups/public.ts';
import { isNotDeleted, updateIfUnchanged } from '../platform/database/conditional-updates.ts';
import { lockedAgainstRemoval } from '../platform/database/row-locks.ts';
import { isAmong } from '../platform/database/is-among.ts';
import { nameKey } from '../platform/database/name-key.ts';
import { is, when } from '../platform/database/lists/filter-conditions.ts';
import { readPage, type ListedTable, type RowsAndTotal, type Window } from '../platform/database/lists/list-page.ts';
import { groupedQuantities } from '../platform/database/search/grouped-quantities.ts';
import { searchTextOf } from '../platform/database/search/search.ts';
import type { Db, Tables } from '../platform/database/tables.ts';
import type { WaitingRows } from '../platform/database/lists/waiting-rows.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import type { EnteredProduct } from './product-details.ts';
import type { FloorPrice, ProductCode, ProductDetails, ProductTax, ReorderPoint } from './products-tables.ts';
import { isAtReorderLevel, reservedPieces } from './reserved-pieces.ts';

/** The filters of the product list. Absent ones match everything. */
export interface ProductFilter extends ProductFilters {
  readonly productId?: number | undefined;
  readonly productIds?: readonly number[] | undefined;
}

/** The product list, described for the platform's paging. */
export function listedProducts(db: Db, filter: ProductFilter): ListedTable<Product> {
  const filters: RawBuilder<boolean>[] = [];
  if (filter.productId !== undefined) filters.push(sql`products.id = ${filter.productId}`);
  if (filter.productIds !== undefined) filters.push(sql`products.id in (${sql.join(filter.productIds)})`);
  return {
    table: 'products',
    listed: sql`products.status <> 'Deleted'`,
    filters,
    indexedFilters: [
      ...is('products.status', filter.status),
      ...is('products.category_id', filter.category && idInLookup('product_categories', filter.category)),
      ...when(filter.solution, (solution) => ({ condition: hasSolution(solution) })),
      ...is('products.visible', filter.visible),
      ...when(filter.stock, (stock) => ({ condition: stockConditions[stock] })),
    ],
    sortColumns: { name: 'name_key', mrp: 'mrp_paise', stock: 'stock_hundredths', updatedOn: 'updated_at', bestMatch: 'name_key' },
    rowsOf: (ids) => productsOf(db, ids),
    idOf: (product) => product.productId,
  };
}

/** Whether a solution is among those of a product: its text is one of those that name it. Each has its solutions in the order of the list. */
function hasSolution(solution: Solution): RawBuilder<boolean> {
  const texts = solutions.reduce<readonly (readonly Solution[])[]>((sets, each) => [...sets, ...sets.map((set) => [...set, each])], [[]]);
  const naming = texts.filter((set) => set.includes(solution)).map((set) => set.join(','));
  return sql`products.solution in (${sql.join(naming)})`;
}

const stockConditions: { readonly [S in NonNullable<ProductFilters['stock']>]: RawBuilder<boolean> } = {
  None: sql`products.stock_hundredths = 0`,
  Low: isAtReorderLevel,
  Free: sql`products.stock_hundredths > 100 * ${reservedPieces}`,
};

/** One window of the products that are not deleted. */
export async function pageOfProducts(db: Db, filter: ProductFilter, window: Window): Promise<RowsAndTotal<Product>> {
  return readPage(db, listedProducts(db, filter), window);
}

/** The query of the ids of products with one of these keys as their code or name. Each half has an index. */
export function namedProductsQuery(keys: readonly string[]) {
  return sql<{ id: number }>`
    select id from products where code_key in (${sql.join(keys)}) and code_key <> '' and status <> 'Deleted'
    union select id from products where name_key in (${sql.join(keys)}) and status <> 'Deleted'`;
}

/** The visible products that have one of these texts as their code or name, in no order. */
export async function productsNamed(db: Db, names: readonly string[]): Promise<Product[]> {
  const { rows } = await namedProductsQuery([...new Set(names.map(nameKey))]).execute(db);
  if (rows.length === 0) return [];
  const found = await productsOf(
    db,
    rows.map(({ id }) => id),
  );
  return found.filter(({ visible }) => visible === 'Yes');
}

/** The products with these ids, deleted ones included, in no order. */
export async function productsOf(db: Db, ids: readonly number[]): Promise<Product[]> {
  const rows = await db
    .selectFrom('products')
    .selectAll()
    .select(reservedPieces.as('reserved'))
    .where(isAmong(db, 'id', ids))
    .execute();
  return rows.map((row) => {
    const { reserved, stock_hundredths: stock } = row;
    return { ...asProduct(row), reserved, free: freeStock({ stock, reserved }) };
  });
}

/** A product from its row, which may be that of a deleted one. */
export function asProduct(row: Selectable<Tables['products']>): StoredProduct {
  return {
    productId: row.id,
    name: row.name,
    code: row.code,
    category: row.category,
    categoryId: row.category_id,
    solution: solutions.filter((solution) => row.solution.split(',').includes(solution)),
    description: row.description,
    photo: photoUrl(row.image_hash),
    mrp: row.mrp_paise,
    stock: row.stock_hundredths,
    status: row.status,
    warranty: row.warranty,
    delivery: row.delivery,
    paymentTerms: row.payment_terms,
    visible: row.visible,
    updatedOn: row.updated_at,
    version: row.version,
    reorderLevel: row.reorder_level_hundredths,
    reorderQuantity: row.reorder_quantity_hundredths,
    floorPrice: row.floor_price_paise,
    hsn: row.hsn,
    unit: row.unit,
    gstPercent: row.gst_percent_hundredths,
    nature: row.nature,
  };
}

/** A product; nothing when it does not exist or is deleted. */
export async function findProduct(db: Db, productId: number): Promise<StoredProduct | undefined> {
  const row = await db.selectFrom('products').selectAll().where('id', '=', productId).where('status', '<>', 'Deleted').executeTakeFirst();
  return row && asProduct(row);
}

/** The name of a product, also of a deleted one; nothing when it does not exist. */
export async function findProductName(db: Db, productId: number): Promise<string | undefined> {
  return (await productNames(db, [productId])).get(productId);
}

/** The names of products, also of deleted ones, by id. */
export async function productNames(db: Db, productIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'name'])
    .where(isAmong(db, 'id', productIds))
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The details of a product that quotations copy. */
export type CopiedProduct = Pick<Product, 'productId' | 'name' | 'description' | 'photo' | 'mrp'>;

/**
 * The given products that exist and are not deleted, by id, for records that will depend on them: until the transaction ends, their imports
 * cannot be taken back.
 */
export async function findProductsToUse(tx: Db, productIds: readonly number[]): Promise<ReadonlyMap<number, CopiedProduct>> {
  if (productIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('products')
    .select(['id', 'name', 'description', 'image_hash', 'mrp_paise'])
    .where(isAmong(tx, 'id', [...new Set(productIds)]))
    .where('status', '<>', 'Deleted')
    // In the order in which taking an import back locks them, so that the two cannot deadlock.
    .orderBy('id')
    .$call(lockedAgainstRemoval(tx, 'products'))
    .execute();
  return new Map(
    rows.map(({ id, name, description, image_hash, mrp_paise }) => [
      id,
      { productId: id, name, description, photo: photoUrl(image_hash), mrp: mrp_paise },
    ]),
  );
}

/** The products that wait for approval. */
export const pendingProducts: WaitingRows = { table: 'products', condition: sql`status = 'Pending'` };

/** The products that are out of stock. */
export const productsWithoutStock: WaitingRows = { table: 'products', condition: sql`status <> 'Deleted' and stock_hundredths = 0` };

/** The products of which no more is free than their reorder level. */
export const productsToReorder: WaitingRows = { table: 'products', condition: isAtReorderLevel };

/** The products of which no more is free than their reorder level. */
export const productsAtLevel: WaitingRows = {
  table: 'products',
  condition: sql`products.status <> 'Deleted' and ${isAtReorderLevel}`,
};

/** Whether the user entered this product and no one has approved it yet. */
export async function isOwnPending(db: Db, productId: number, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('products')
    .select('id')
    .where('id', '=', productId)
    .where('status', '=', 'Pending')
    .where('entered_by_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds a pending product without stock and returns its number. Violates products_name_key when the name is taken. */
export async function insertProduct(db: Db, { details, imageHash }: EnteredProduct, { userId, now }: WriteStamp): Promise<number> {
  const { id } = await db
    .insertInto('products')
    .values({
      ...details,
      image_hash: imageHash ?? null,
      stock_hundredths: 0,
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

/** A change of a product: its new status, and the details that change. */
export type ProductChange = Partial<ProductDetails> &
  FloorPrice &
  ProductTax &
  ProductCode &
  ReorderPoint & { readonly status: ProductStatus; readonly image_hash?: string };

/**
 * Changes details or status of a product if it still has the version that the change is based on. Otherwise nothing changes and the answer
 * is false.
 */
export async function updateProduct(
  db: Db,
  { productId, version }: Pick<Product, 'productId' | 'version'>,
  change: ProductChange,
  stamp: WriteStamp,
): Promise<boolean> {
  return updateIfUnchanged(db, 'products', { id: productId, version }, change, stamp, isNotDeleted);
}

/** Makes the search find the product by what its list shows; a deleted product is never found. Call it after every change. */
export async function refreshSearchText(db: Db, productId: number): Promise<StoredProduct | undefined> {
  const product = await findProduct(db, productId);
  await db
    .updateTable('products')
    .set({ search_text: searchTextOfShown(product) })
    .where('id', '=', productId)
    .execute();
  return product;
}

/** The search text of a product; blank for a deleted one, which is never found. */
export function searchTextOfShown(product: ShownProduct | undefined): string {
  return !product || product.status === 'Deleted' ? '' : productSearchText(product);
}

type ShownProduct = Pick<Product, 'name' | 'code' | 'description' | 'category' | 'solution' | 'mrp' | 'stock' | 'status'>;

/** The search text of a product that is not deleted: everything that the list shows, and its code. */
export function productSearchText({ name, code, description, category, solution, mrp, stock, status }: ShownProduct): string {
  return searchTextOf([
    name,
    shortDescription(description),
    category,
    solution.join(', '),
    formatRupees(mrp),
    formatDecimal(mrp),
    formatDecimal(stock),
    status,
    ...groupedQuantities([stock]),
    code,
  ]);
}
