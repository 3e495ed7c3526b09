import { Input } from 'antd';
import { useFieldMarks } from './Field.tsx';

interface DecimalInputProps {
  /** The number as typed, `1250.5`; empty for none. */
  readonly value: string;
  readonly onChange: (decimal: string) => void;
  /** How many digits may stand before the point. */
  readonly maxDigits?: number;
  readonly prefix?: string;
  readonly suffix?: string;
  readonly disabled?: boolean;
}

/** A number with at most two decimals, right-aligned. Everything else is dropped, also the commas and the sign of a pasted amount. */
export function DecimalInput({ value, onChange, maxDigits = 12, prefix, suffix, disabled }: DecimalInputProps) {
  return (
    <Input
      {...useFieldMarks()}
      className="decimal-input"
      value={value}
      onChange={(event) => onChange(onlyDecimal(event.target.value, maxDigits))}
      // Typing replaces what stands there, such as a 0.
      onFocus={(event) => event.target.select()}
      onBlur={() => {
        if (tidied(value) !== value) onChange(tidied(value));
      }}
      prefix={prefix && <span className="input-prefix">{prefix}</span>}
      suffix={suffix && <span className="input-prefix">{suffix}</span>}
      inputMode="decimal"
      autoComplete="off"
      disabled={disabled}
    />
  );
}

function onlyDecimal(text: string, maxDigits: number): string {
  const [whole = '', ...decimals] = text.replace(/[^\d.]/g, '').split('.');
  const kept = whole.replace(/^0+(?=\d)/, '').slice(0, maxDigits);
  return decimals.length > 0 ? `${kept}.${decimals.join('').slice(0, 2)}` : kept;
}

/** Completes what was typed in a hurry: `.5` is `0.5`, and `12.` is `12`. */
function tidied(value: string): string {
  return value.replace(/^\./, '0.').replace(/\.$/, '');
}
