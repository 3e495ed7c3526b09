import { useIsPhone } from '../../../platform/media.ts';
import type { CartLine, ChangeCart } from './cart.ts';
import { Cart } from './Cart.tsx';
import { ProductPicker } from './ProductPicker.tsx';
import './products-step.css';
import type { CardEntries } from './use-card-entries.ts';

interface ProductsStepProps {
  readonly cart: readonly CartLine[];
  /** Whose last prices the lines show. */
  readonly customerId: number | undefined;
  /** The line that was added or increased last. */
  readonly latest: CartLine | undefined;
  readonly change: ChangeCart;
  readonly entries: CardEntries;
}

/** The products to choose from, with the cart beside them, or on phones above the wizard's buttons. */
export function ProductsStep({ cart, customerId, latest, change, entries }: ProductsStepProps) {
  const isPhone = useIsPhone();
  return (
    <div className="products-step">
      <ProductPicker entries={entries} />
      {!isPhone && <Cart cart={cart} customerId={customerId} latest={latest} change={change} />}
    </div>
  );
}
