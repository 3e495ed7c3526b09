/** What other areas may use of the products. */
export {
  pendingProducts,
  productsAtLevel,
  productsWithoutStock,
  findProduct,
  findProductName,
  findProductsToUse,
  productNames,
  productsToReorder,
  listedProducts,
  pageOfProducts,
  productSearchText,
  type CopiedProduct,
} from './product-store.ts';
export { enteredProduct } from './product-details.ts';
export { insertProducts, namesOfCodes, takeBackProducts, type NewImportedProduct } from './imported-product-store.ts';
export { productsByKeys, restoreProduct, updateImportedProduct } from './product-update-store.ts';
export { moreThanInStock } from './not-more-than-in-stock.ts';
export { isOpenLine, pendingQuantity, reservedPieces } from './reserved-pieces.ts';
export { moveStock, quantityOf } from './stock-store.ts';
export { addOpeningStock, productsWithOpening, takeBackOpeningStock, type NewOpeningStock } from './opening-stock-store.ts';
