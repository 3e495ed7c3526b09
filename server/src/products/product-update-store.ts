/** The SQL for products that an import updates. Reading: productsByKeys. Writing: updateImportedProduct, restoreProduct. */
import './products-tables.ts';
import type { Product, StoredProduct } from '@vikray/contract/products/product.ts';
import type { Db } from '../platform/database/tables.ts';
import { nameKey } from '../platform/database/name-key.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import type { NewImportedProduct } from './imported-product-store.ts';
import { findProduct, namedProductsQuery, productsOf, refreshSearchText, updateProduct, type ProductChange } from './product-store.ts';

/** The products that are not deleted and have one of these texts as their code or name. */
export async function productsByKeys(db: Db, texts: readonly string[]): Promise<Product[]> {
  const keys = [...new Set(texts.map(nameKey))].filter((key) => key !== '');
  if (keys.length === 0) return [];
  const { rows } = await namedProductsQuery(keys).execute(db);
  return rows.length === 0
    ? []
    : productsOf(
        db,
        rows.map(({ id }) => id),
      );
}

/** A product before and after a change, and the columns that restore it. */
export interface ChangedProduct {
  readonly before: StoredProduct;
  readonly after: StoredProduct;
  readonly columns: object;
}

/** Updates a product that still has this version; undefined otherwise. Its stock stays. Violates products_name_key and products_code_key. */
export async function updateImportedProduct(
  db: Db,
  seen: Pick<Product, 'productId' | 'version'>,
  { details, imageHash, code, status }: NewImportedProduct,
  stamp: WriteStamp,
): Promise<ChangedProduct | undefined> {
  const before = await findProduct(db, seen.productId);
  const change: ProductChange = { ...details, code, code_key: nameKey(code), status, ...(imageHash && { image_hash: imageHash }) };
  const columns = await columnsBefore(db, seen.productId, change);
  if (!before || !columns || !(await updateProduct(db, seen, change, stamp))) return undefined;
  const after = await refreshSearchText(db, seen.productId);
  return after && { before, after, columns };
}

/** Gives a product the columns that it had; a deleted one stays as it is. */
export async function restoreProduct(db: Db, productId: number, columns: object, stamp: WriteStamp) {
  const before = await findProduct(db, productId);
  // These columns have been read from the table.
  if (!before || !(await updateProduct(db, before, columns as ProductChange, stamp))) return undefined;
  return { before, after: await refreshSearchText(db, productId) };
}

async function columnsBefore(db: Db, productId: number, change: object): Promise<object | undefined> {
  const row = await db.selectFrom('products').selectAll().where('id', '=', productId).executeTakeFirst();
  return row && Object.fromEntries(Object.entries(row).filter(([name]) => name in change));
}
