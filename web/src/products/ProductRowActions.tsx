import { DeleteOutlined, EyeOutlined } from '@ant-design/icons';
import type { Product } from '@vikray/contract/products/product.ts';
import { Button } from 'antd';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { IfAllowed } from '../ui/IfAllowed.tsx';
import '../ui/row-actions.css';

interface ProductRowActionsProps {
  readonly product: Product;
  readonly onDelete: () => void;
}

/** The way to the whole product, and its deletion with the right. */
export function ProductRowActions({ product: { productId, name }, onDelete }: ProductRowActionsProps) {
  return (
    <div className="row-actions">
      <ButtonLink to="/viewproduct" search={{ id: productId }} variant="text" color="default" size="small" icon={<EyeOutlined aria-hidden />} aria-label={`View ${name}`} />
      <IfAllowed to="DeleteProduct">
        <Button type="text" danger size="small" icon={<DeleteOutlined aria-hidden />} aria-label={`Delete ${name}`} onClick={onDelete} />
      </IfAllowed>
    </div>
  );
}
