import { findImageHash } from '../images/public.ts';
import { handler } from '../platform/handler.ts';
import { findProduct, isOwnPending, refreshSearchText, updateProduct } from './product-store.ts';

export const UpdateProductPhoto = handler('UpdateProductPhoto', async ({ db, input, user, now, fail, record }) => {
  const { productId, photo } = input;
  const before = await findProduct(db, productId);
  if (!before) throw fail('ProductNotFound');
  // A user who may only add products may complete their own pending ones; any other change is an edit.
  if (!user.rights.has('Edit Product') && !(await isOwnPending(db, productId, user.userId))) throw fail('Forbidden');
  const imageHash = await findImageHash(db, 'Product', photo);
  if (!imageHash) throw fail('ImageUnknown');

  const change = { image_hash: imageHash, status: 'Pending' } as const;
  if (!(await updateProduct(db, before, change, { userId: user.userId, now }))) throw fail('VersionConflict');
  const after = await refreshSearchText(db, productId);
  record({ record: 'product', id: productId, before, after });
  return [{ productId }];
});
