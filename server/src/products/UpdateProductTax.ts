import { handler } from '../platform/handler.ts';
import { findProduct, refreshSearchText, updateProduct } from './product-store.ts';
import { productTaxColumns } from './product-tax-columns.ts';

export const UpdateProductTax = handler('UpdateProductTax', async ({ db, input, user, now, fail, record }) => {
  const { productId, version } = input;
  const before = await findProduct(db, productId);
  if (!before) throw fail('ProductNotFound');
  if (version !== undefined && version !== before.version) throw fail('ChangedMeanwhile');

  const change = { ...productTaxColumns(input), status: before.status };
  if (!(await updateProduct(db, before, change, { userId: user.userId, now }))) throw fail('ChangedMeanwhile');
  const after = await refreshSearchText(db, productId);
  record({ record: 'product', id: productId, before, after });
  return [{ productId }];
});
