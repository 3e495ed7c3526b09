import { isServiceCode } from '@vikray/contract/products/product-tax.ts';
import type { Product } from '@vikray/contract/products/product.ts';
import { handler } from '../platform/handler.ts';
import { findProduct, refreshSearchText, updateProduct } from './product-store.ts';
import { productTaxColumns } from './product-tax-columns.ts';

export const UpdateProductTax = handler('UpdateProductTax', async ({ db, input, user, now, fail, record }) => {
  const { productId, version } = input;
  const before = await findProduct(db, productId);
  if (!before) throw fail('ProductNotFound');
  if (version !== undefined && version !== before.version) throw fail('VersionConflict');

  const nature = input.nature ?? natureByCode(before, input.hsn);
  const change = { ...productTaxColumns({ ...input, nature }), status: before.status };
  if (!(await updateProduct(db, before, change, { userId: user.userId, now }))) throw fail('VersionConflict');
  const after = await refreshSearchText(db, productId);
  record({ record: 'product', id: productId, before, after });
  return [{ productId }];
});

/** A product that became a service through its code becomes goods again when the code is corrected; undefined in other cases. */
function natureByCode(before: Pick<Product, 'hsn' | 'nature'>, hsn: string | undefined): Product['nature'] | undefined {
  const isCorrected = hsn !== undefined && hsn !== '' && isServiceCode(before.hsn) && !isServiceCode(hsn);
  return isCorrected && before.nature === 'Service' ? 'Goods' : undefined;
}
