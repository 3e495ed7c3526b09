import { listHandler } from '../platform/handler.ts';
import { pageOfProducts } from './product-store.ts';

export const GetProduct = listHandler('GetProduct', {
  page: ({ db, input }, window) => pageOfProducts(db, input, window),
  idOf: (product) => product.productId,
});
