import { formatRupees, groupedDecimal } from '@vikray/contract/platform/decimal.ts';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { DeleteIcon } from '../../../ui/icons/DeleteIcon.tsx';
import { QuantityInput } from '../../../ui/inputs/QuantityInput.tsx';
import { Picture } from '../../../ui/page/Picture.tsx';
import { StatusTag } from '../../../ui/page/StatusTag.tsx';
import { isOfEarlierPrice, totalOf, type CartLine } from './cart.ts';

interface CartRowProps {
  readonly line: CartLine;
  /** The name of the quantity field, which failures refer to. */
  readonly name: string;
  /** The line was added or increased last. */
  readonly isLatest: boolean;
  readonly isAboveStock: boolean;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: () => void;
}

/** A line of the cart. */
export function CartRow({ line, name: field, isLatest, isAboveStock, onQuantity, onRemove }: CartRowProps) {
  const { name, description, photo, stock, status, quantity, rate, mrpNow } = line;
  return (
    <li className={isLatest ? 'cart-row cart-row-latest' : 'cart-row'} aria-label={name}>
      <Picture src={photo} alt="" />
      <div className="cart-row-words">
        <h3>{name}</h3>
        <p title={description}>{description}</p>
        {status && status !== 'Approved' && <StatusTag status={status} />}
      </div>
      <Button className="cart-remove" look="text" size="small" icon={<DeleteIcon />} aria-label={`Remove ${name}`} onClick={onRemove} />
      <div className="cart-row-figures">
        <Field name={field} label="Quantity">
          <QuantityInput value={quantity === 0 ? '' : String(quantity)} onChange={(digits) => onQuantity(Number(digits))} />
        </Field>
        <p>
          <span>Price</span>
          <span className="tabular">{formatRupees(rate)}</span>
        </p>
        <p>
          <span>Total</span>
          <strong className="tabular">{formatRupees(totalOf(line))}</strong>
        </p>
      </div>
      {mrpNow !== undefined && isOfEarlierPrice(line) && <p className="cart-row-note">{say.mrpNow(mrpNow)}</p>}
      {isAboveStock && (
        <p className="cart-row-note" role="status">
          {say.aboveStock(groupedDecimal(stock))}
        </p>
      )}
    </li>
  );
}
