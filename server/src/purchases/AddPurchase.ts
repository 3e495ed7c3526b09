import { addDays, dateAt } from '@vikray/contract/platform/dates.ts';
import { purchaseHistory, purchaseMessages as say } from '@vikray/contract/purchases/purchase-messages.ts';
import type { NewPurchase } from '@vikray/contract/purchases/purchase.ts';
import { findOpenCompany } from '../companies/public.ts';
import { handler } from '../platform/handler.ts';
import type { Db } from '../platform/database/tables.ts';
import { findProduct, findProductName, moveStock } from '../products/public.ts';
import { insertPurchase } from './purchase-store.ts';

export const AddPurchase = handler('AddPurchase', async ({ db, input, user, now, fail, record }) => {
  const { supplierId, invoiceNumber, date } = input;
  // One day of tolerance, for a browser whose clock is ahead.
  if (date > addDays(dateAt(now), 1)) throw fail('DateInFuture');
  const supplier = await findOpenCompany(db, supplierId);
  if (supplier?.status !== 'Active') throw fail('SupplierUnknown');

  const supplierName = supplier.companyName;
  const stamp = { userId: user.userId, now };
  const lines = linesOf(input);
  const added: { purchaseId: number; line: number }[] = [];
  const movements = await moveStock(
    db,
    lines.map(({ productId, quantity }) => ({ productId, quantity, reason: 'Purchase' })),
    stamp,
  );
  for (const [index, { productId, quantity, line }] of lines.entries()) {
    const moved = movements[index];
    const product = await findProduct(db, productId);
    if (!product) throw fail('ProductUnknown', await sentenceOfDeleted(db, productId));
    if (!moved) throw fail('StockTooLarge', lines.length > 1 ? say.stockOfTooLarge(product.name) : undefined);
    const { name } = product;
    const entry = { supplierId, supplierName, invoiceNumber, date, productId, productName: name, before: moved.before, quantity };
    const purchaseId = await insertPurchase(db, entry, stamp);
    const stocks = { currentStock: moved.before, purchaseQuantity: quantity, totalStock: moved.after };
    record({
      record: 'purchase',
      id: purchaseId,
      name,
      after: { companyName: supplierName, invoiceNumber, date, name, ...stocks },
      summary: purchaseHistory.purchased({ quantity, name, supplierName, invoiceNumber }),
      relatedRecords: [{ record: 'product', id: productId, kind: 'Stock', movementId: moved.movementId }],
    });
    added.push({ purchaseId, line });
  }
  return added.toSorted((a, b) => a.line - b.line).map(({ purchaseId }) => ({ purchaseId }));
});

/** The sentence that names a deleted product; undefined for one that never existed. */
async function sentenceOfDeleted(db: Db, productId: number): Promise<string | undefined> {
  const name = await findProductName(db, productId);
  return name === undefined ? undefined : say.productDeleted(name);
}

interface Line {
  readonly productId: number;
  readonly quantity: number;
  /** The position in the request. */
  readonly line: number;
}

/** The lines of a request, or the single line of a documented body. They are sorted by product, the order in which stock is moved. */
function linesOf({ lines, productId, purchaseQuantity }: NewPurchase): Line[] {
  const given = lines ?? [{ productId: productId ?? 0, purchaseQuantity: purchaseQuantity ?? 0 }];
  return given
    .map((each, line) => ({ productId: each.productId, quantity: each.purchaseQuantity, line }))
    .toSorted((a, b) => a.productId - b.productId || a.line - b.line);
}
