import { mayBecome } from '@vikray/contract/platform/transitions.ts';
import { productTransitions, type ProductStatus } from '@vikray/contract/products/product.ts';
import type { Context } from '../platform/handler.ts';
import { findProduct, refreshSearchText, updateProduct } from './product-store.ts';

type ProductStatusChange = Pick<Context<'ApproveProduct' | 'DeleteProduct'>, 'db' | 'user' | 'now' | 'fail' | 'record'>;

/** Changes a product's status as the table of transitions allows, if the product has not changed since the user saw it. */
export async function changeStatus(
  { db, user, now, fail, record }: ProductStatusChange,
  { productId, version }: { readonly productId: number; readonly version?: number | undefined },
  status: ProductStatus,
): Promise<[{ productId: number }]> {
  const before = await findProduct(db, productId);
  if (!before || !mayBecome(productTransitions, before.status, status)) throw fail('ProductNotFound');
  if (version !== undefined && version !== before.version) throw fail('VersionConflict');
  if (before.status === status) return [{ productId }];

  if (!(await updateProduct(db, before, { status }, { userId: user.userId, now }))) throw fail('VersionConflict');
  const after = await refreshSearchText(db, productId);
  record({ record: 'product', id: productId, before, after });
  return [{ productId }];
}
