import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { subtotalOf, type CartLine, type ChangeCart } from './cart.ts';
import './cart.css';
import { CartRows } from './CartRows.tsx';

interface CartProps {
  readonly cart: readonly CartLine[];
  readonly customerId: number | undefined;
  /** The line that was added or increased last; the cart scrolls to it. */
  readonly latest: CartLine | undefined;
  readonly change: ChangeCart;
}

/** The products chosen so far. Quantities can be changed and lines removed. */
export function Cart({ cart, customerId, latest, change }: CartProps) {
  return (
    <section className="cart" aria-label="Cart">
      <header>
        <h2>Cart</h2>
        <span>{`Total ${cart.length} items`}</span>
      </header>
      <CartRows cart={cart} customerId={customerId} latest={latest} change={change} />
      <footer>
        <span>Subtotal</span>
        <strong className="tabular">{formatRupees(subtotalOf(cart))}</strong>
      </footer>
    </section>
  );
}
