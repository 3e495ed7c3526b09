import { Input } from 'antd';
import { useFieldMarks } from './Field.tsx';

interface QuantityInputProps {
  /** The digits as typed; empty for none. */
  readonly value: string;
  readonly onChange: (digits: string) => void;
  readonly maxDigits?: number;
  readonly disabled?: boolean;
}

/** Whole pieces, right-aligned. What follows the first character that is no digit is dropped: of a pasted 1.5 the 1 stays, of -1 nothing. */
export function QuantityInput({ value, onChange, maxDigits = 6, disabled }: QuantityInputProps) {
  return (
    <Input
      {...useFieldMarks()}
      className="decimal-input"
      value={value}
      onChange={(event) => onChange(leadingDigits(event.target.value).slice(0, maxDigits))}
      // Typing replaces what stands there.
      onFocus={(event) => event.target.select()}
      inputMode="numeric"
      autoComplete="off"
      disabled={disabled}
    />
  );
}

function leadingDigits(text: string): string {
  const [digits = ''] = /^\d*/.exec(text.trim()) ?? [];
  return digits.replace(/^0+(?=\d)/, '');
}
