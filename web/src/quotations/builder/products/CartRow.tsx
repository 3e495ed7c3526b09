import type { PointerEvent, ReactNode } from 'react';
import { formatRupees, groupedDecimal } from '@vikray/contract/platform/decimal.ts';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { CopyIcon } from '../../../ui/icons/CopyIcon.tsx';
import { DeleteIcon } from '../../../ui/icons/DeleteIcon.tsx';
import { HolderIcon } from '../../../ui/icons/HolderIcon.tsx';
import { QuantityInput } from '../../../ui/inputs/QuantityInput.tsx';
import { Picture } from '../../../ui/page/Picture.tsx';
import { StatusTag } from '../../../ui/page/StatusTag.tsx';
import { isOfEarlierPrice, totalOf, type CartLine } from './cart.ts';
import { RateInput } from './RateInput.tsx';

interface CartRowProps {
  readonly line: CartLine;
  /** The name of the line in the form, such as `products.0`. Failures refer to its fields `quantity` and `rate`. */
  readonly name: string;
  /** The line was added or increased last. */
  readonly isLatest: boolean;
  readonly isAboveStock: boolean;
  readonly onQuantity: (quantity: number) => void;
  /** Receives the price in paise. */
  readonly onRate: (rate: number) => void;
  readonly onDouble: () => void;
  readonly onRemove: () => void;
  /** Begins to drag the line. */
  readonly onDrag: (event: PointerEvent) => void;
  /** A hint about the price. It is cut until the line has the focus. */
  readonly hint: ReactNode;
}

/** A line of the cart: quantity and price are entered in it, and its handle drags it. */
export function CartRow({ line, name: field, isLatest, isAboveStock, hint, ...on }: CartRowProps) {
  const { name, description, photo, stock, status, quantity, rate, mrp } = line;
  return (
    <li className={isLatest ? 'cart-row cart-row-latest' : 'cart-row'} aria-label={name}>
      <button
        type="button"
        className="cart-row-handle"
        tabIndex={-1}
        aria-label={say.moveLine(name)}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        data-tooltip={say.moveLineHint}
        onPointerDown={on.onDrag}
      >
        <HolderIcon />
      </button>
      <Picture src={photo} alt="" />
      <div className="cart-row-head">
        <h3 className="one-line">{name}</h3>
        {hint && <p className="one-line">{description}</p>}
        {status && status !== 'Approved' && <StatusTag status={status} />}
        <strong className="tabular">{formatRupees(totalOf(line))}</strong>
      </div>
      <div className="cart-row-figures">
        {hint ? <div className="cart-row-hint">{hint}</div> : <p className="one-line">{description}</p>}
        <span className="cart-row-entry" data-part="quantity">
          <Field name={`${field}.quantity`} label="Quantity" isLabelHidden>
            <QuantityInput value={quantity === 0 ? '' : String(quantity)} onChange={(digits) => on.onQuantity(Number(digits))} />
          </Field>
        </span>
        <span className="cart-row-times" aria-hidden>
          ×
        </span>
        <span className="cart-row-entry" data-part="rate">
          <Field name={`${field}.rate`} label="Price" isLabelHidden>
            <RateInput value={rate} onChange={on.onRate} />
          </Field>
        </span>
      </div>
      <Button
        className="cart-double"
        data-part="double"
        look="text"
        size="small"
        icon={<CopyIcon />}
        aria-label={say.doubleLine(name)}
        aria-keyshortcuts="Control+D"
        onClick={on.onDouble}
      />
      <Button
        className="cart-remove"
        data-part="remove"
        look="text"
        size="small"
        icon={<DeleteIcon />}
        aria-label={say.removeLine(name)}
        aria-keyshortcuts="Control+Delete"
        onClick={on.onRemove}
      />
      {mrp !== undefined && isOfEarlierPrice(line) && <p className="cart-row-note">{say.mrpNow(mrp)}</p>}
      {isAboveStock && (
        <p className="cart-row-note" role="status">
          {say.aboveStock(groupedDecimal(stock))}
        </p>
      )}
    </li>
  );
}
