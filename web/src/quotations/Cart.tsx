import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { subtotalOf, type CartLine, type ChangeCart } from './cart.ts';
import './cart.css';
import { CartRows } from './CartRows.tsx';

interface CartProps {
  readonly cart: readonly CartLine[];
  /** The line that was added or enlarged last; it is brought into sight. */
  readonly latest: CartLine | undefined;
  readonly change: ChangeCart;
}

/** What was chosen so far: quantities can be changed and lines taken out. */
export function Cart({ cart, latest, change }: CartProps) {
  return (
    <section className="cart" aria-label="Cart">
      <header>
        <h2>Cart</h2>
        <span>{`Total ${cart.length} items`}</span>
      </header>
      <CartRows cart={cart} latest={latest} change={change} />
      <footer>
        <span>Subtotal</span>
        <strong className="tabular">{formatRupees(subtotalOf(cart))}</strong>
      </footer>
    </section>
  );
}
