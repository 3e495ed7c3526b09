/** What other areas may use of the products. */
export { pendingProducts, productsWithoutStock, findProduct } from './product-store.ts';
export { moveStock } from './stock.ts';
