import type { Product } from '@vikray/contract/products/product.ts';
import type { ProductStock } from '@vikray/contract/stock/product-stock.ts';
import { listHandler } from '../platform/handler.ts';
import { pageOfProducts } from '../products/public.ts';

export const GetStock = listHandler('GetStock', {
  page: async ({ db, input: { category, stock } }, window) => {
    const page = await pageOfProducts(db, { category, stock }, window);
    return { ...page, rows: page.rows.map(stockOf) };
  },
  idOf: ({ productId }) => productId,
  importRows: async (_db, products) => products.filter(({ stock }) => stock > 0),
});

function stockOf(product: Product): ProductStock {
  const { productId, code, name, category, photo, unit, stock, reserved, free, reorderLevel, reorderQuantity } = product;
  return { productId, code, name, category, photo, unit, stock, reserved, free, reorderLevel, reorderQuantity };
}
