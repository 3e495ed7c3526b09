import { DeleteIcon } from '../ui/icons/DeleteIcon.tsx';
import { EyeIcon } from '../ui/icons/EyeIcon.tsx';
import type { Product } from '@vikray/contract/products/product.ts';
import { IfAllowed } from '../ui/page/IfAllowed.tsx';
import { RowAction, RowLink } from '../ui/lists/RowAction.tsx';

interface ProductRowActionsProps {
  readonly product: Product;
  readonly onDelete: () => void;
}

/** The link to the product's page and, for users with the right, its deletion. */
export function ProductRowActions({ product: { productId, name }, onDelete }: ProductRowActionsProps) {
  return (
    <div className="row-actions">
      <RowLink to="/viewproduct" search={{ id: productId }} icon={<EyeIcon />} label={`View ${name}`} />
      <IfAllowed to="DeleteProduct">
        <RowAction isDanger icon={<DeleteIcon />} label={`Delete ${name}`} onClick={onDelete} />
      </IfAllowed>
    </div>
  );
}
