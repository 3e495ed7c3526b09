import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { DecimalInput } from './DecimalInput.tsx';
import { DigitsInput } from './DigitsInput.tsx';
import { Field } from './Field.tsx';

function Mobile() {
  const [value, setValue] = useState('');
  return (
    <Field name="mobile" label="Mobile">
      <DigitsInput value={value} onChange={setValue} maxLength={10} prefix="+91" />
    </Field>
  );
}

function Amount() {
  const [value, setValue] = useState('');
  return (
    <Field name="amount" label="Amount">
      <DecimalInput value={value} onChange={setValue} maxDigits={7} prefix="₹" />
    </Field>
  );
}

/** What stands in the field after `text` was typed or pasted. */
function kept(label: string, text: string): string {
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: label });
  fireEvent.change(input, { target: { value: text } });
  return input.value;
}

test('keeps digits alone, also of what is pasted, and no more than may be', () => {
  render(<Mobile />);
  expect(kept('Mobile', '98a-7 6')).toBe('9876');
  expect(kept('Mobile', '98765 43210 99')).toBe('9876543210');
  expect(kept('Mobile', '')).toBe('');
});

test('keeps at most two decimals and one point', () => {
  render(<Amount />);
  expect(kept('Amount', '1250.5')).toBe('1250.5');
  expect(kept('Amount', '1250.567')).toBe('1250.56');
  expect(kept('Amount', '12.5.6')).toBe('12.56');
  expect(kept('Amount', '12.')).toBe('12.');
  expect(kept('Amount', '₹ 12,34,567.50')).toBe('1234567.50');
  expect(kept('Amount', '-5')).toBe('5');
  expect(kept('Amount', '123456789')).toBe('1234567');
});
