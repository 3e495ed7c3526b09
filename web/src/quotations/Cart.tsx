import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { useShownFailure } from '../ui/form-failure.tsx';
import { isAboveStock, subtotalOf, type CartLine } from './cart.ts';
import './cart.css';
import { CartRow } from './CartRow.tsx';

interface CartProps {
  readonly cart: readonly CartLine[];
  readonly onChange: (cart: readonly CartLine[]) => void;
}

/** What was chosen so far: quantities can be changed and lines taken out. */
export function Cart({ cart, onChange }: CartProps) {
  return (
    <section className="cart" aria-label="Cart">
      <header>
        <h2>Cart</h2>
        <span>{`Total ${cart.length} items`}</span>
      </header>
      <CartRows cart={cart} onChange={onChange} />
      <footer>
        <span>Subtotal</span>
        <strong className="tabular">{formatRupees(subtotalOf(cart))}</strong>
      </footer>
    </section>
  );
}

/** The lines of the cart, or what is to be done while there are none. */
export function CartRows({ cart, onChange }: CartProps) {
  const failure = useShownFailure();
  // A failure of a single line is told at the line.
  const message = failure?.field === 'products' || failure?.field === 'subtotal' ? failure.message : undefined;
  return (
    <div className="cart-rows">
      {message && (
        <p className="field-message" role="alert" tabIndex={-1} data-wrong>
          {message}
        </p>
      )}
      {!message && cart.length === 0 && <p className="cart-empty">{say.addProduct}</p>}
      <ul>
        {cart.map((line, position) => (
          <CartRow
            key={`${line.productId} ${line.rate}`}
            line={line}
            name={`products.${position}.quantity`}
            isAboveStock={isAboveStock(cart, line)}
            onQuantity={(quantity) => onChange(cart.with(position, { ...line, quantity }))}
            onRemove={() => onChange(cart.toSpliced(position, 1))}
          />
        ))}
      </ul>
    </div>
  );
}
