import { lookupsOf } from '../lookups/public.ts';
import { handler } from '../platform/handler.ts';
import { enteredProduct } from './product-details.ts';
import { maySetFloorPrice } from './floor-price.ts';
import { insertProduct, refreshSearchText } from './product-store.ts';
import { moveStock } from './stock-store.ts';

export const AddProduct = handler(
  'AddProduct',
  async ({ db, input, user, now, fail, record }) => {
    if (!maySetFloorPrice(input.floorPrice, null, user)) throw fail('FloorPriceForbidden');
    const entered = await enteredProduct(db, lookupsOf(db), input);
    if (typeof entered === 'string') throw fail(entered);

    const stamp = { userId: user.userId, now };
    const productId = await insertProduct(db, entered, stamp);
    if (input.stock > 0) await moveStock(db, [{ productId, quantity: input.stock, reason: 'Opening' }], stamp);

    const after = await refreshSearchText(db, productId);
    record({ record: 'product', id: productId, after });
    return [{ productId }];
  },
  { violations: { products_name_key: 'ProductAlreadyPresent' } },
);
