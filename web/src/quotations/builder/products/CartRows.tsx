import { useEffect, useRef } from 'react';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { LastPrice, useLastPriceKey, useLineFacts } from '../../../prices/public.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { useShownFailure } from '../../../ui/field/form-failure.tsx';
import { isAboveStock, isOfEarlierPrice, positionOf, withChanged, withTodaysPrices, type CartLine, type ChangeCart } from './cart.ts';
import { CartRow } from './CartRow.tsx';
import { useLineChanges } from './use-line-changes.ts';
import { useLineDrag } from './use-line-drag.ts';

interface CartRowsProps {
  readonly cart: readonly CartLine[];
  /** Whose last prices are shown; absent while no customer is chosen. */
  readonly customerId: number | undefined;
  /** The line to scroll to. */
  readonly latest?: CartLine | undefined;
  readonly change: ChangeCart;
}

/** The lines of the cart, or a hint while there are none. */
export function CartRows({ cart, customerId, latest, change }: CartRowsProps) {
  const rows = useRef<HTMLUListElement>(null);
  const { move, double, remove } = useLineChanges(cart, change, rows);
  const startDrag = useLineDrag(rows, move);
  const facts = useLineFacts(
    customerId,
    cart.map(({ productId }) => productId),
  );
  const changeLine = (position: number, changed: Partial<Pick<CartLine, 'quantity' | 'rate'>>) =>
    change((before) => withChanged(before, position, changed));
  useLastPriceKey(rows, (position) => {
    const rate = facts.get(cart[position]?.productId ?? 0)?.lastRate;
    if (rate) changeLine(position, { rate });
  });
  const failure = useShownFailure();
  // A fault in a single line is shown at the line.
  const message = failure?.field === 'products' || failure?.field === 'subtotal' ? failure.message : undefined;
  const latestAt = latest ? positionOf(cart, latest) : -1;

  useEffect(() => {
    if (latest) rows.current?.querySelector('.cart-row-latest')?.scrollIntoView({ block: 'nearest' });
  }, [latest]);

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
            key={line.key ?? position}
            line={line}
            name={`products.${position}`}
            isLatest={position === latestAt}
            isAboveStock={isAboveStock(cart, line)}
            onQuantity={(quantity) => changeLine(position, { quantity })}
            onRate={(rate) => changeLine(position, { rate })}
            onDouble={() => double(position)}
            onRemove={() => remove(position)}
            onDrag={(event) => startDrag(event, position)}
            hint={
              facts.get(line.productId)?.lastRate && (
                <LastPrice facts={facts.get(line.productId)} rate={line.rate} onTake={(rate) => changeLine(position, { rate })} />
              )
            }
          />
        ))}
      </ul>
    </div>
  );
}
