import { lookupsOf } from '../lookups/public.ts';
import { handler } from '../platform/handler.ts';
import { enteredProduct } from './product-details.ts';
import { findProduct, refreshSearchText, updateProduct } from './product-store.ts';
import { hasMovedSince, moveStock } from './stock.ts';

export const UpdateProduct = handler(
  'UpdateProduct',
  async ({ db, input, user, now, fail, record }) => {
    const { productId, stock, originalStock } = input;
    const before = await findProduct(db, productId);
    if (!before) throw fail('ProductNotFound');
    if (input.version !== undefined && input.version !== before.version) throw fail('ChangedMeanwhile');
    const entered = await enteredProduct(db, lookupsOf(db), input);
    if (typeof entered === 'string') throw fail(entered);

    const stamp = { userId: user.userId, now };
    const { details, imageHash } = entered;
    const change = { ...details, status: 'Pending', ...(imageHash && { image_hash: imageHash }) } as const;
    if (!(await updateProduct(db, before, change, stamp))) throw fail('ChangedMeanwhile');

    // The form shows a stock; what it changed is the difference to the stock it was opened with. Without that the form may be older than a
    // purchase or dispatch, which it must not undo.
    const isStale = originalStock === undefined ? stock !== before.stock && (await hasMovedSince(db, productId, before.updatedOn)) : originalStock !== before.stock;
    const isChanged = stock !== (originalStock ?? before.stock);
    if (isChanged && isStale) throw fail('StockMoved');
    if (isChanged && !(await moveStock(db, { productId, quantity: stock - before.stock, reason: 'Correction' }, stamp))) throw fail('StockMoved');

    const after = await refreshSearchText(db, productId);
    record({ record: 'product', id: productId, before, after });
    return [{ productId }];
  },
  { violations: { products_name_key: 'ProductAlreadyPresent' } },
);
