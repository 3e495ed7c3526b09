/** The SQL for imported products. Reading: namesOfCodes. Writing: insertProducts, takeBackProducts. */
import './products-tables.ts';
import type { ProductStatus } from '@vikray/contract/products/product.ts';
import { sql } from 'kysely';
import { insertInChunks, withIds } from '../platform/database/insert-many.ts';
import { nameKey } from '../platform/database/name-key.ts';
import type { Db } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import type { EnteredProduct } from './product-details.ts';
import { productSearchText } from './product-store.ts';
import { moveStock } from './stock-store.ts';

/** The GST details of a product whose row has none. */
const untaxed = { hsn: '', unit: 'NOS', gst_percent_hundredths: null, nature: 'Goods' } as const;

/** A product ready to be stored. The stock is in hundredths of a piece. */
export interface NewImportedProduct extends EnteredProduct {
  readonly stock: number;
  /** Blank for none. */
  readonly code: string;
  readonly status: Exclude<ProductStatus, 'Deleted'>;
}

/** The name keys of the products that have these code keys. */
export async function namesOfCodes(db: Db, codeKeys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('products')
    .select(['code_key', 'name_key'])
    .where('code_key', 'in', codeKeys)
    .where('code_key', '<>', sql.lit(''))
    .where('status', '<>', sql.lit('Deleted'))
    .execute();
  return new Map(rows.map((row) => [row.code_key, row.name_key]));
}

/** Adds products with their stock. Violates products_name_key when a name is taken, and products_code_key when a code is. */
export async function insertProducts(db: Db, products: readonly NewImportedProduct[], importId: number, stamp: WriteStamp): Promise<void> {
  const { userId, now } = stamp;
  const added = await insertInChunks(products, (chunk) =>
    db
      .insertInto('products')
      .values(
        chunk.map((product) => ({
          ...untaxed,
          ...product.details,
          code: product.code,
          code_key: nameKey(product.code),
          image_hash: product.imageHash ?? null,
          stock_hundredths: 0,
          status: product.status,
          version: 1,
          search_text: searchText(product),
          import_id: importId,
          entered_by_id: userId,
          updated_by_id: userId,
          created_at: now,
          updated_at: now,
        })),
      )
      .returning('id')
      .execute(),
  );
  const movements = withIds(products, added).flatMap(([{ stock }, productId]) =>
    stock > 0 ? [{ productId, quantity: stock, reason: 'Import' as const, documentId: importId }] : [],
  );
  await moveStock(db, movements, stamp);
}

function searchText({ details, code, stock, status }: NewImportedProduct): string {
  const { name, description, category, solution, mrp_paise: mrp } = details;
  // The check has accepted these solutions, joined by commas.
  const chosen = solution.split(',') as Parameters<typeof productSearchText>[0]['solution'];
  return productSearchText({ name, code, description, category, solution: chosen, mrp, stock, status });
}

/** Hides imported products from the lists. Their names are free again. */
export async function takeBackProducts(db: Db, ids: readonly number[], { userId, now }: WriteStamp): Promise<void> {
  await db
    .updateTable('products')
    .set((eb) => ({ status: 'Deleted', version: eb('version', '+', 1), search_text: '', updated_by_id: userId, updated_at: now }))
    .where('id', 'in', ids)
    .execute();
}
