/** What other areas may use of the products. */
export { countPendingProducts, countProductsWithoutStock, findProduct } from './product-store.ts';
export { moveStock } from './stock.ts';
