import { messages } from '@vikray/contract/platform/messages.ts';
import { useState } from 'react';
import { notify } from '../../platform/notify.tsx';
import { NumberField } from '../controls/NumberField.tsx';
import { useFieldMarks } from '../field/Field.tsx';
import { isWhole, typedQuantity } from './typed-quantity.ts';

interface QuantityInputProps {
  /** The digits as typed; empty for none. */
  readonly value: string;
  /** Called with an empty text while the entry is not a whole number. */
  readonly onChange: (digits: string) => void;
  readonly maxDigits?: number;
  readonly disabled?: boolean;
}

/**
 * Whole pieces, right-aligned. Any other number, such as 1.5, stays in the field to be corrected and counts as empty. What would become
 * another changes nothing.
 */
export function QuantityInput({ value, onChange, maxDigits = 6, disabled }: QuantityInputProps) {
  const [typed, setTyped] = useState('');
  const isRefused = value === '' && !isWhole(typed);

  function type(text: string): void {
    const quantity = typedQuantity(text, maxDigits);
    if (quantity === undefined) {
      if (text.length > typed.length + 1) notify.warning(messages.notAQuantity(text));
      return;
    }
    setTyped(quantity);
    onChange(isWhole(quantity) ? quantity : '');
  }

  return (
    <NumberField
      {...useFieldMarks()}
      {...(isRefused && { 'aria-invalid': true })}
      value={isRefused ? typed : value}
      onChange={(event) => type(event.target.value)}
      isWhole
      disabled={disabled}
    />
  );
}
