import { useEffect, useRef } from 'react';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { notify } from '../../../platform/notify.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { useShownFailure } from '../../../ui/field/form-failure.tsx';
import { isAboveStock, isOfEarlierPrice, keyOf, withLine, withTodaysPrices, type CartLine, type ChangeCart } from './cart.ts';
import { CartRow } from './CartRow.tsx';

interface CartRowsProps {
  readonly cart: readonly CartLine[];
  /** The line to scroll to. */
  readonly latest?: CartLine | undefined;
  readonly change: ChangeCart;
}

/** The lines of the cart, or a hint while there are none. The notice can restore a removed line. */
export function CartRows({ cart, latest, change }: CartRowsProps) {
  const rows = useRef<HTMLUListElement>(null);
  const removedAt = useRef<number>(undefined);
  const failure = useShownFailure();
  // A fault in a single line is shown at the line.
  const message = failure?.field === 'products' || failure?.field === 'subtotal' ? failure.message : undefined;

  useEffect(() => {
    if (latest) rows.current?.querySelector('.cart-row-latest')?.scrollIntoView({ block: 'nearest' });
  }, [latest]);

  useEffect(() => {
    if (removedAt.current === undefined) return;
    focusNear(rows.current, removedAt.current);
    removedAt.current = undefined;
  }, [cart.length]);

  function remove(line: CartLine, position: number): void {
    removedAt.current = position;
    change((before) => before.filter((each) => keyOf(each) !== keyOf(line)));
    notify.success(say.removedFromCart, {
      about: say.cartLine(line.quantity, line.name),
      actions: [{ label: 'Undo', onPress: () => change((before) => withLine(before, line, position)) }],
    });
  }

  return (
    <div className="cart-rows">
      {message && (
        <p className="field-message" role="alert" tabIndex={-1} data-wrong>
          {message}
        </p>
      )}
      {!message && cart.length === 0 && <p className="cart-empty">{say.addProduct}</p>}
      {cart.some(isOfEarlierPrice) && (
        <Button className="cart-prices" onClick={() => change(withTodaysPrices)}>
          {say.todaysPrices}
        </Button>
      )}
      <ul ref={rows}>
        {cart.map((line, position) => (
          <CartRow
            key={keyOf(line)}
            line={line}
            name={`products.${position}.quantity`}
            isLatest={latest !== undefined && keyOf(line) === keyOf(latest)}
            isAboveStock={isAboveStock(cart, line)}
            onQuantity={(quantity) =>
              change((before) => before.map((each) => (keyOf(each) === keyOf(line) ? { ...each, quantity } : each)))
            }
            onRemove={() => remove(line, position)}
          />
        ))}
      </ul>
    </div>
  );
}

/** Focuses the line that takes the place of a removed one, or else the product search. */
function focusNear(rows: HTMLElement | null, position: number): void {
  const removes = rows?.querySelectorAll<HTMLElement>('.cart-remove') ?? [];
  const near = removes[Math.min(position, removes.length - 1)];
  (near ?? document.querySelector<HTMLElement>('.product-picker input[type="search"]'))?.focus();
}
