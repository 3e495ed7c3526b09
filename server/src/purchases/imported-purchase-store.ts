/** The SQL for imported purchases. Reading: takenInvoices. Writing: insertImportedPurchases, takeBackPurchases. */
import './purchases-tables.ts';
import type { Db } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { moveStock } from '../products/public.ts';
import { purchaseColumns } from './purchase-store.ts';

/** A purchase ready to be stored. Quantities in hundredths of a piece. */
export interface NewImportedPurchase {
  readonly supplierId: number;
  readonly supplierName: string;
  readonly invoiceNumber: string;
  readonly date: string;
  readonly lines: readonly { readonly productId: number; readonly productName: string; readonly quantity: number }[];
}

/** The key of an invoice of a supplier. */
export function invoiceKey({ supplierId, invoiceNumber }: Pick<NewImportedPurchase, 'supplierId' | 'invoiceNumber'>): string {
  return `${supplierId} ${invoiceNumber.toUpperCase()}`;
}

/** The given keys whose invoice has been entered. */
export async function takenInvoices(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const suppliers = [...new Set(keys.map((key) => Number(key.split(' ')[0])))];
  const wanted = new Set(keys);
  const rows = await db
    .selectFrom('purchases')
    .select(['supplier_id as supplierId', 'invoice_number as invoiceNumber'])
    .distinct()
    .where('supplier_id', 'in', suppliers)
    .execute();
  return new Set(rows.map(invoiceKey).filter((key) => wanted.has(key)));
}

/** Adds purchases, moves the stock, and returns how many were added: fewer if a stock would be too large or a product does not exist. */
export async function insertImportedPurchases(
  db: Db,
  purchases: readonly NewImportedPurchase[],
  importId: number,
  stamp: WriteStamp,
): Promise<number> {
  for (const [count, purchase] of purchases.entries()) {
    const lines = purchase.lines.toSorted((one, other) => one.productId - other.productId);
    const moved = await moveStock(
      db,
      lines.map(({ productId, quantity }) => ({ productId, quantity, reason: 'Purchase' })),
      stamp,
    );
    for (const [index, line] of lines.entries()) {
      const movement = moved[index];
      if (!movement) return count;
      await db
        .insertInto('purchases')
        .values({ ...purchaseColumns({ ...purchase, ...line, before: movement.before }, stamp), import_id: importId })
        .execute();
    }
  }
  return purchases.length;
}

/** Removes lines of imported purchases and takes their pieces out of the stock again, in which they must be. */
export async function takeBackPurchases(db: Db, ids: readonly number[], stamp: WriteStamp): Promise<void> {
  const rows = await db
    .selectFrom('purchases')
    .select(['product_id as productId', 'quantity_hundredths as quantity', 'import_id as importId'])
    .where('id', 'in', ids)
    .orderBy('product_id')
    .execute();
  const moved = await moveStock(
    db,
    rows.map(({ productId, quantity, importId }) => ({ productId, quantity: -quantity, reason: 'Import', documentId: importId ?? 0 })),
    stamp,
  );
  if (moved.some((movement) => movement === undefined)) throw new Error('The stock of an imported purchase has left');
  await db.deleteFrom('purchases').where('id', 'in', ids).execute();
}
