import { DownIcon } from '../../../ui/icons/DownIcon.tsx';
import { UpIcon } from '../../../ui/icons/UpIcon.tsx';
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { useId, useState } from 'react';
import { useShownFailure } from '../../../ui/field/form-failure.tsx';
import './cart.css';
import { subtotalOf, type CartLine, type ChangeCart } from './cart.ts';
import { CartRows } from './CartRows.tsx';
import { openLineField } from './unadded.ts';

interface PhoneCartProps {
  readonly cart: readonly CartLine[];
  readonly customerId: number | undefined;
  readonly change: ChangeCart;
}

/** The cart on a phone: its size and, when opened, its lines. A fault in a line opens it too. */
export function PhoneCart({ cart, customerId, change }: PhoneCartProps) {
  const [isOpened, setIsOpened] = useState(false);
  const failure = useShownFailure();
  const isWrong = failure !== undefined && failure.field !== openLineField;
  const isOpen = isOpened || isWrong;
  const rowsId = useId();
  return (
    <section className="phone-cart" aria-label="Cart">
      <button type="button" aria-expanded={isOpen} aria-controls={rowsId} onClick={() => setIsOpened(!isOpen)}>
        <span>Cart</span>
        <small>{`Total ${cart.length} items`}</small>
        <strong className="tabular">{formatRupees(subtotalOf(cart))}</strong>
        {isOpen ? <DownIcon /> : <UpIcon />}
      </button>
      <div id={rowsId}>{isOpen && <CartRows cart={cart} customerId={customerId} change={change} />}</div>
    </section>
  );
}
