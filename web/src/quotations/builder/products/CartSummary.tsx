import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { keyOf, totalOf, type CartLine } from './cart.ts';
import './cart.css';

/** A read-only summary of the cart, beside the costing. */
export function CartSummary({ cart }: { readonly cart: readonly CartLine[] }) {
  return (
    <section className="cart-summary" aria-label="Cart">
      <header>
        <h2>Cart</h2>
        <span>{`Total ${cart.length} items`}</span>
      </header>
      <ul>
        {cart.map((line) => (
          <li key={keyOf(line)}>
            <span>{line.name}</span>
            <span className="tabular">{`${line.quantity} × ${formatRupees(line.rate)}`}</span>
            <strong className="tabular">{formatRupees(totalOf(line))}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
