import { cachedRead } from '../platform/handler.ts';
import { seesFloorPrices, withoutFloorPrice } from './floor-price.ts';
import { productsNamed } from './product-store.ts';

export const GetNamedProduct = cachedRead('GetNamedProduct', async ({ db, input, user }) => {
  const found = await productsNamed(db, input.names);
  return seesFloorPrices(user) ? found : found.map(withoutFloorPrice);
});
