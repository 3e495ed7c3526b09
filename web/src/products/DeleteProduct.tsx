import { productMessages as say } from '@vikray/contract/products/product-messages.ts';
import type { Product } from '@vikray/contract/products/product.ts';
import { DeleteDialog } from '../ui/lists/DeleteDialog.tsx';
import { refreshProducts } from './product-queries.ts';
import { ProductInBrief } from './ProductInBrief.tsx';

interface DeleteProductProps {
  /** The product to delete; undefined while the question is closed. */
  readonly product: Product | undefined;
  readonly onDone: () => void;
}

/** Asks before a product is deleted from the list. */
export function DeleteProduct({ product, onDone }: DeleteProductProps) {
  return (
    <DeleteDialog
      record={product}
      operation="DeleteProduct"
      toInput={({ productId, version }) => ({ id: productId, version })}
      say={say}
      refresh={refreshProducts}
      onDone={onDone}
    >
      {(shown) => <ProductInBrief product={shown} />}
    </DeleteDialog>
  );
}
