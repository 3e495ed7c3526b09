import type { ProductStock } from '@vikray/contract/stock/product-stock.ts';
import { stockListMessages as say } from '@vikray/contract/stock/stock-messages.ts';
import { Drawer } from '../ui/controls/Drawer.tsx';
import { StockMovements } from './StockMovements.tsx';

interface MovementsDrawerProps {
  readonly product: Pick<ProductStock, 'productId' | 'name'>;
  readonly onClose: () => void;
}

/** The movements of a product beside the stock list. */
export function MovementsDrawer({ product, onClose }: MovementsDrawerProps) {
  return (
    <Drawer title={say.movementsOf(product.name)} onClose={onClose}>
      <StockMovements productId={product.productId} />
    </Drawer>
  );
}
