import { productMessages as say } from '@vikray/contract/products/product-messages.ts';
import type { Product } from '@vikray/contract/products/product.ts';
import { notify } from '../platform/notify.tsx';
import { ConfirmDialog } from '../ui/page/ConfirmDialog.tsx';
import { useLastDefined } from '../ui/lists/use-last-defined.ts';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { refreshProducts } from './product-queries.ts';
import { ProductInBrief } from './ProductInBrief.tsx';

interface DeleteProductProps {
  /** The product to delete; undefined while the question is closed. */
  readonly product: Product | undefined;
  readonly onDone: () => void;
}

/** Asks before a product is deleted from the list. */
export function DeleteProduct({ product, onDone }: DeleteProductProps) {
  const deletion = useSubmit('DeleteProduct');
  const shown = useLastDefined(product);

  async function remove({ productId, version }: Product): Promise<void> {
    const deleted = await deletion.send({ productId, version }, () => ({ id: productId, version }));
    if (deleted) notify.success(say.deleted);
    // Also when refused: the product is no longer as shown.
    await refreshProducts();
    onDone();
  }

  if (!shown) return null;
  return (
    <ConfirmDialog
      isOpen={product !== undefined}
      title={say.confirmDeleteTitle}
      sentence={say.confirmDelete}
      record={<ProductInBrief product={shown} />}
      isDanger
      isBusy={deletion.isBusy}
      onYes={() => void remove(shown)}
      onNo={onDone}
    />
  );
}
