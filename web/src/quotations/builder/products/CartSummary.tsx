import { formatRupees, groupedPieces } from '@vikray/contract/platform/decimal.ts';
import { lineRate } from '@vikray/contract/quotations/printed-names.ts';
import { totalOf, type CartLine } from './cart.ts';
import './cart.css';

interface CartSummaryProps {
  readonly cart: readonly CartLine[];
  /** The rate of GST of each line in hundredths; absent while one rate taxes all of them. */
  readonly rates?: readonly number[] | undefined;
}

/** A read-only summary of the cart, beside the costing. */
export function CartSummary({ cart, rates }: CartSummaryProps) {
  return (
    <section className="cart-summary" aria-label="Cart">
      <header>
        <h2>Cart</h2>
        <span>{`Total ${cart.length} items`}</span>
      </header>
      <ul>
        {cart.map((line, place) => (
          <li key={line.key ?? place}>
            <span>{line.name}</span>
            <span className="tabular">
              {[`${groupedPieces(line.quantity)} × ${formatRupees(line.rate)}`, ...(rates ? [lineRate(rates[place] ?? 0)] : [])].join(
                ' · ',
              )}
            </span>
            <strong className="tabular">{formatRupees(totalOf(line))}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
