import { useId } from 'react';
import { pendingQuantity } from '@vikray/contract/orders/pending-quantity.ts';
import { promisedStockMessages } from '@vikray/contract/orders/promised-stock-messages.ts';
import { groupedPieces } from '@vikray/contract/platform/decimal.ts';
import { unbreakableNumbers } from '../platform/whole-numbers.tsx';
import { NumberField } from '../ui/controls/NumberField.tsx';
import { ExclamationCircleIcon } from '../ui/icons/ExclamationCircleIcon.tsx';
import { typedQuantity } from '../ui/inputs/typed-quantity.ts';
import { Picture } from '../ui/page/Picture.tsx';
import { StatusTag } from '../ui/page/StatusTag.tsx';
import type { OutgoingLine } from './dispatch-line.ts';

interface ProductRowProps {
  readonly serial: number;
  readonly outgoing: OutgoingLine;
  readonly onType: (typed: string) => void;
}

const maxDigits = 6;

/** A line of the order: product, quantity ordered, quantity dispatched, stock, and the quantity to dispatch now. */
export function ProductRow({ serial, outgoing: { line, typed, quantity, maxQuantity, failure }, onType }: ProductRowProps) {
  const id = useId();
  const isDone = pendingQuantity(line) === 0;
  // A quantity that has become too large can still be corrected.
  const isClosed = maxQuantity === 0 && quantity === 0 && !failure;
  const stock = line.stock / 100;
  const isBehindOthers = line.canShip < pendingQuantity(line) && line.promised > 0;
  return (
    <tr className={isClosed ? 'dispatch-closed' : undefined}>
      <td className="dispatch-serial">{serial}</td>
      <td>
        <div className="dispatch-product">
          <Picture src={line.photo} alt="" />
          <span>
            {line.name}
            {isBehindOthers && <small id={`${id}-promised`}>{unbreakableNumbers(promisedStockMessages.promised(line))}</small>}
          </span>
        </div>
      </td>
      <td className="dispatch-figure" data-label="Ordered">
        {groupedPieces(line.quantity)}
      </td>
      <td className="dispatch-figure" data-label="Dispatched">
        {groupedPieces(line.dispatchQuantity)}
      </td>
      <td className={stock === 0 && !isDone ? 'dispatch-figure dispatch-none' : 'dispatch-figure'} data-label="In stock">
        {groupedPieces(stock)}
      </td>
      <td className="dispatch-now">
        <div className="dispatch-quantity">
          <NumberField
            isWhole
            value={isClosed ? '0' : typed}
            onChange={(event) => onType(typedQuantity(event.target.value, maxDigits) ?? typed)}
            disabled={isClosed}
            placeholder="0"
            aria-label={`Quantity to Dispatch Now, ${line.name}`}
            aria-invalid={failure ? true : undefined}
            aria-describedby={`${id}-promised ${id}-most ${id}-failure`}
          />
          <span id={`${id}-most`} className={failure ? 'dispatch-most dispatch-too-much' : 'dispatch-most'}>
            {failure && <ExclamationCircleIcon />}
            {isDone && isClosed ? (
              <StatusTag status={line.closedQuantity > 0 ? 'Closed' : 'Dispatched'} />
            ) : (
              `of ${groupedPieces(maxQuantity)}`
            )}
          </span>
        </div>
        <p id={`${id}-failure`} className="field-message" role="alert">
          {failure}
        </p>
      </td>
    </tr>
  );
}
