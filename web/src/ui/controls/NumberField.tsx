import type { ComponentProps } from 'react';
import './number-field.css';
import { TextField } from './TextField.tsx';

interface NumberFieldProps extends Omit<ComponentProps<typeof TextField>, 'inputMode' | 'autoComplete' | 'onFocus' | 'className'> {
  /** Whether it has no decimals, so that a phone shows digits alone. */
  readonly isWhole?: boolean;
}

/** A number at the right of its field, with digits of equal width. Typing replaces it. Its owner reads and groups what is typed. */
export function NumberField({ isWhole = false, ...input }: NumberFieldProps) {
  return (
    <TextField
      {...input}
      className="number-field"
      inputMode={isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      onFocus={(event) => event.target.select()}
    />
  );
}
