import { useState } from 'react';
import { formatDecimal, parseDecimal } from '@vikray/contract/platform/decimal.ts';
import { DecimalInput } from '../../../ui/inputs/DecimalInput.tsx';
import { readable } from '../quotation-form.ts';

interface RateInputProps {
  /** In paise; 0 for none. */
  readonly value: number;
  readonly onChange: (paise: number) => void;
}

/** The price of a line. What is typed stays as it is while it means the same amount, such as `90.` on the way to `90.5`. */
export function RateInput({ value, onChange }: RateInputProps) {
  const [typed, setTyped] = useState('');
  const shown = paiseOf(typed) === value ? typed : formatDecimal(value);

  function type(text: string): void {
    setTyped(text);
    onChange(paiseOf(text));
  }

  return <DecimalInput value={shown} onChange={type} maxDigits={9} prefix="₹" />;
}

function paiseOf(typed: string): number {
  return parseDecimal(readable(typed)) ?? 0;
}
