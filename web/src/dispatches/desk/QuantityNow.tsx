import { dispatchDeskMessages as say } from '@vikray/contract/dispatches/dispatch-desk-messages.ts';
import type { OpenOrderLine } from '@vikray/contract/dispatches/open-order-line.ts';
import type { KeyboardEvent } from 'react';
import { NumberField } from '../../ui/controls/NumberField.tsx';
import { typedQuantity } from '../../ui/inputs/typed-quantity.ts';

interface QuantityNowProps {
  readonly line: OpenOrderLine;
  readonly typed: string;
  /** Why this many pieces cannot leave. */
  readonly failure: string | undefined;
  /** A key pressed in the field. */
  readonly onPress?: (event: KeyboardEvent) => void;
  readonly onType: (typed: string) => void;
}

const maxDigits = 6;

/** The field for the pieces of a line that leave now. */
export function QuantityNow({ line, typed, failure, onPress, onType }: QuantityNowProps) {
  return (
    <NumberField
      isWhole
      value={typed}
      placeholder="0"
      onKeyDown={onPress}
      onChange={(event) => onType(typedQuantity(event.target.value, maxDigits) ?? typed)}
      aria-label={`${say.dispatchNow}, ${line.name}, ${line.number}`}
      aria-invalid={failure === undefined ? undefined : true}
      title={failure}
    />
  );
}
