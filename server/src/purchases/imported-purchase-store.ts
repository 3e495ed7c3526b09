/** The SQL for imported purchases. Reading: takenInvoices. Writing: insertImportedPurchases, takeBackPurchases. */
import './purchases-tables.ts';
import { purchaseHistory } from '@vikray/contract/purchases/purchase-messages.ts';
import type { Change } from '../platform/audit.ts';
import type { Db } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { moveStock } from '../products/public.ts';
import { recordForUser } from '../users/public.ts';
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

/** Adds purchases, moves the stock, and returns how many were added: fewer if a stock would be too large. */
export async function insertImportedPurchases(
  db: Db,
  purchases: readonly NewImportedPurchase[],
  importId: number,
  stamp: WriteStamp,
): Promise<number> {
  const changes: Change[] = [];
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
      const columns = { ...purchaseColumns({ ...purchase, ...line, before: movement.before }, stamp), import_id: importId };
      const { id } = await db.insertInto('purchases').values(columns).returning('id').executeTakeFirstOrThrow();
      const stocks = { currentStock: movement.before, purchaseQuantity: line.quantity, totalStock: movement.after };
      changes.push(changeOf({ ...purchase, ...line, id, movementId: movement.movementId }, 'purchased', stocks));
    }
  }
  await recordForUser(db, 'StartImport', changes, stamp);
  return purchases.length;
}

interface ImportedLine extends Omit<NewImportedPurchase, 'lines'> {
  readonly id: number;
  readonly productId: number;
  readonly productName: string;
  readonly quantity: number;
  readonly movementId: number;
}

/** The entry of a line in the histories of purchase and product, as that of AddPurchase. */
function changeOf(line: ImportedLine, did: keyof typeof purchaseHistory, stocks: object = {}): Change {
  const { id, supplierName, invoiceNumber, date, productId, productName: name, quantity, movementId } = line;
  const shown = { companyName: supplierName, invoiceNumber, date, name, ...stocks };
  return {
    record: 'purchase',
    id,
    name,
    ...(did === 'purchased' ? { after: shown } : { before: shown }),
    summary: purchaseHistory[did]({ quantity, name, supplierName, invoiceNumber }),
    relatedRecords: [{ record: 'product', id: productId, kind: 'Stock', movementId }],
  };
}

/** Removes lines of imported purchases and takes their pieces out of the stock again, in which they must be. */
export async function takeBackPurchases(db: Db, ids: readonly number[], stamp: WriteStamp): Promise<void> {
  const rows = await db
    .selectFrom('purchases')
    .select(['id', 'product_id as productId', 'product_name as productName', 'quantity_hundredths as quantity', 'import_id as importId'])
    .select(['supplier_id as supplierId', 'supplier_name as supplierName', 'invoice_number as invoiceNumber', 'purchased_on as date'])
    .where('id', 'in', ids)
    .orderBy('product_id')
    .execute();
  const moved = await moveStock(
    db,
    rows.map(({ productId, quantity, importId }) => ({ productId, quantity: -quantity, reason: 'Import', documentId: importId ?? 0 })),
    stamp,
  );
  const changes = rows.map((row, index) => {
    const movement = moved[index];
    if (!movement) throw new Error('The stock of an imported purchase has left');
    return changeOf({ ...row, movementId: movement.movementId }, 'takenBack');
  });
  await recordForUser(db, 'TakeBackImport', changes, stamp);
  await db.deleteFrom('purchases').where('id', 'in', ids).execute();
}
