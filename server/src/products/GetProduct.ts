import { listHandler } from '../platform/handler.ts';
import { pageShown } from './page-shown.ts';

export const GetProduct = listHandler('GetProduct', {
  page: pageShown,
  idOf: (product) => product.productId,
});
