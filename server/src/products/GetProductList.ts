import { listHandler } from '../platform/handler.ts';
import { showProducts } from './show-products.ts';

export const GetProductList = listHandler('GetProductList', {
  page: showProducts,
  idOf: (product) => product.productId,
});
