import { listHandler } from '../platform/handler.ts';
import { showProducts } from './show-products.ts';

export const GetProduct = listHandler('GetProduct', {
  page: showProducts,
  idOf: (product) => product.productId,
});
