import { nameKey } from '../platform/database/name-key.ts';
import { handler } from '../platform/handler.ts';
import { maySetFloorPrice } from './floor-price.ts';
import { findProduct, refreshSearchText, updateProduct } from './product-store.ts';

export const UpdateProductControl = handler(
  'UpdateProductControl',
  async ({ db, input, user, now, fail, record }) => {
    const { productId, code, reorderLevel, reorderQuantity, floorPrice, version } = input;
    const before = await findProduct(db, productId);
    if (!before) throw fail('ProductNotFound');
    if (!maySetFloorPrice(floorPrice, before.floorPrice, user)) throw fail('FloorPriceForbidden');
    if (version !== before.version) throw fail('VersionConflict');

    const change = {
      status: before.status,
      ...(code !== undefined && { code, code_key: nameKey(code) }),
      ...(reorderLevel !== undefined && { reorder_level_hundredths: reorderLevel }),
      ...(reorderQuantity !== undefined && { reorder_quantity_hundredths: reorderQuantity }),
      ...(floorPrice !== undefined && { floor_price_paise: floorPrice }),
    };
    if (!(await updateProduct(db, before, change, { userId: user.userId, now }))) throw fail('VersionConflict');
    record({ record: 'product', id: productId, before, after: await refreshSearchText(db, productId) });
    return [{ productId }];
  },
  { violations: { products_code_key: 'CodeAlreadyPresent' } },
);
