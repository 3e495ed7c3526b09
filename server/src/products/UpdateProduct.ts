import { lookupsOf } from '../lookups/public.ts';
import { handler } from '../platform/handler.ts';
import { enteredProduct } from './product-details.ts';
import { maySetFloorPrice } from './floor-price.ts';
import { findProduct, refreshSearchText, updateProduct } from './product-store.ts';
import { knowsStock, recordSeenStocks } from './seen-stock-store.ts';
import { moveStock } from './stock-store.ts';

export const UpdateProduct = handler(
  'UpdateProduct',
  async ({ db, input, user, now, fail, record }) => {
    const { productId, stock, originalStock } = input;
    const before = await findProduct(db, productId);
    if (!before) throw fail('ProductNotFound');
    if (!maySetFloorPrice(input.floorPrice, before.floorPrice, user)) throw fail('FloorPriceForbidden');
    if (input.version !== undefined && input.version !== before.version) throw fail('VersionConflict');
    const entered = await enteredProduct(db, lookupsOf(db), input);
    if (typeof entered === 'string') throw fail(entered);

    const stamp = { userId: user.userId, now };
    const { details, imageHash } = entered;
    const change = { ...details, status: 'Pending', ...(imageHash && { image_hash: imageHash }) } as const;
    if (!(await updateProduct(db, before, change, stamp))) throw fail('VersionConflict');

    // Do not overwrite a stock that has moved since the user saw it. A form sends the stock with which it was opened. For a body without
    // that, the server stores the stock that it last showed this user.
    const isChanged = stock !== (originalStock ?? before.stock);
    if (isChanged) {
      const isKnown = originalStock === undefined ? await knowsStock(db, user.userId, before) : originalStock === before.stock;
      if (!isKnown) throw fail('StockMoved');
      const [moved] = await moveStock(db, [{ productId, quantity: stock - before.stock, reason: 'Correction' }], stamp);
      if (!moved) throw fail('StockMoved');
      await recordSeenStocks(db, user.userId, [{ productId, stock }]);
    }

    const after = await refreshSearchText(db, productId);
    record({ record: 'product', id: productId, before, after });
    return [{ productId }];
  },
  { violations: { products_name_key: 'ProductAlreadyPresent' } },
);
