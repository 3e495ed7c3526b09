import { listHandler } from '../platform/handler.ts';
import { pageShown } from './page-shown.ts';

export const GetProductList = listHandler('GetProductList', {
  page: pageShown,
  idOf: (product) => product.productId,
});
