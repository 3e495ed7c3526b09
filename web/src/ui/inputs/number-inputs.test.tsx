import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Field } from '../field/Field.tsx';
import { messages } from '@vikray/contract/platform/messages.ts';
import { Notices } from '../../platform/notify.tsx';
import { DecimalInput } from './DecimalInput.tsx';
import { DigitsInput } from './DigitsInput.tsx';
import { QuantityInput } from './QuantityInput.tsx';

function Mobile() {
  const [value, setValue] = useState('');
  return (
    <Field name="mobile" label="Mobile">
      <DigitsInput value={value} onChange={setValue} maxLength={10} prefix="+91" isMobile />
    </Field>
  );
}

function Phone() {
  const [value, setValue] = useState('');
  return (
    <Field name="phone" label="Phone">
      <DigitsInput value={value} onChange={setValue} maxLength={20} isPhone />
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

function Quantity() {
  const [value, setValue] = useState('');
  return (
    <Field name="quantity" label="Quantity">
      <QuantityInput value={value} onChange={setValue} />
    </Field>
  );
}

/** The content of the field after `text` was typed or pasted. */
function kept(label: string, text: string): string {
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: label });
  fireEvent.change(input, { target: { value: text } });
  return input.value;
}

test('keeps only digits, also from pasted text, and no more than allowed', () => {
  render(<Mobile />);
  expect(kept('Mobile', '98a-7 6')).toBe('9876');
  expect(kept('Mobile', '98765 43210 99')).toBe('9876543210');
  expect(kept('Mobile', '')).toBe('');
});

test.each(['+91 98765 43210', '+91-9876543210', '91 98765 43210', '0091 98765 43210', '098765 43210', ' 98765-43210 '])(
  'takes the ten digits of a mobile number that is pasted as %s',
  (pasted) => {
    render(<Mobile />);
    expect(kept('Mobile', pasted)).toBe('9876543210');
  },
);

test.each([
  ['+91 98765 43210', '9876543210'],
  ['+91919876543210', '9198765432'],
  ['09876543210', '9876543210'],
  ['+1 98765', '198765'],
  ['9198765432', '9198765432'],
])('takes %s, typed key by key, as %s', async (typed, number) => {
  render(<Mobile />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile' });
  await userEvent.type(input, typed);
  expect(input.value).toBe(number);
  // What has been typed before does not matter once the field is empty.
  await userEvent.clear(input);
  await userEvent.type(input, '9198765432');
  expect(input.value).toBe('9198765432');
});

test('takes a mobile number whose own digits look like the country code', () => {
  render(<Mobile />);
  expect(kept('Mobile', '91987 65432')).toBe('9198765432');
  expect(kept('Mobile', '+91 91987 65432')).toBe('9198765432');
});

test('keeps at most two decimals and one point, grouped the Indian way while they are typed (GEN-04)', () => {
  render(<Amount />);
  expect(kept('Amount', '1250.5')).toBe('1,250.5');
  expect(kept('Amount', '1250.567')).toBe('1,250.56');
  expect(kept('Amount', '12.5.6')).toBe('12.56');
  expect(kept('Amount', '12.')).toBe('12.');
  expect(kept('Amount', '₹ 12,34,567.50')).toBe('12,34,567.50');
  expect(kept('Amount', 'Rs. 12,34,567.50')).toBe('12,34,567.50');
  expect(kept('Amount', 'Rs.500/-')).toBe('500');
  expect(kept('Amount', '0012,34,567')).toBe('12,34,567');
});

test.each([
  '1.23E+05',
  '1e5',
  '₹ 4 E 3',
  '-5',
  '₹ -500.00',
  '− 5',
  '1,23,45,678.00',
  '123456789',
  '1,200 + 18% GST',
  'Rs. 500 (2 Nos.)',
  '10 x 20',
  '4500\t10',
  '4500 10',
  '12499,50',
  '1,00.000,00',
])('a pasted %s leaves the amount as it was', (pasted) => {
  render(<Amount />);
  expect(kept('Amount', '99')).toBe('99');
  expect(kept('Amount', pasted)).toBe('99');
});

test('leaves the caret where it was while commas come and go', () => {
  render(<Amount />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
  input.focus();
  /** The content of the field after it was changed to `text`, with a bar for the caret. */
  const typed = (text: string) => {
    const caret = text.indexOf('|');
    fireEvent.change(input, { target: { value: text.replace('|', ''), selectionStart: caret, selectionEnd: caret } });
    return `${input.value.slice(0, input.selectionStart ?? 0)}|${input.value.slice(input.selectionStart ?? 0)}`;
  };
  expect(typed('1234|')).toBe('1,234|');
  expect(typed('1,9|234')).toBe('19|,234');
  expect(typed('1|9234')).toBe('1|9,234');
  expect(typed('12345|67')).toBe('12,34,5|67');
});

test.each([
  ['1,200', '1200'],
  [' 12 ', '12'],
  ['5 nos.', '5'],
  ['5/-', '5'],
  ['0012', '12'],
  ['1.5', '1.5'],
  ['-2', '-2'],
  ['− 2', '-2'],
  ['-', '-'],
])('takes the quantity that is pasted as %s, with what a check refuses (QUO-10)', (pasted, taken) => {
  render(<Quantity />);
  expect(kept('Quantity', pasted)).toBe(taken);
});

test.each(['1E+03', '1e3', '2 x 3', '10 (2 sets)', '1234567', '12\t300', '12 300', '12, 300', '12,50'])(
  'a pasted %s leaves the quantity as it was',
  (pasted) => {
    render(<Quantity />);
    expect(kept('Quantity', '7')).toBe('7');
    expect(kept('Quantity', pasted)).toBe('7');
  },
);

/** Pastes into an empty field, as a browser does: the field sees what was copied, line breaks included. */
async function afterPasting(label: string, text: string): Promise<string> {
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: label });
  await userEvent.clear(input);
  await userEvent.click(input);
  await userEvent.paste(text);
  return input.value;
}

test.each(['9876543210 / 9876543211', '9876543210, 9876543211', '9876543210 9876543211', '9876543210\n9876543211', '020 26120000 ext 12'])(
  'two numbers pasted as %j are not joined, and a sentence names them (P3-28)',
  async (two) => {
    render(<Mobile />);
    render(<Notices />);
    expect(await afterPasting('Mobile', two)).toBe('');
    await screen.findByText(messages.twoNumbers(two).replace('\n', ' '));
  },
);

test('a phone number may be pasted or typed with the country code (P3-28)', async () => {
  render(<Phone />);
  const written = '+91 20 2612 0000';
  expect(await afterPasting('Phone', written)).toBe('02026120000');
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
  await userEvent.clear(input);
  await userEvent.type(input, written);
  expect(input.value).toBe('02026120000');
});

test('an amount is pasted as bills write it, and what is none is named (P3-30)', async () => {
  render(<Amount />);
  render(<Notices />);
  expect(await afterPasting('Amount', 'Rs.1,00,000/-')).toBe('1,00,000');
  expect(await afterPasting('Amount', '1,00.000,00')).toBe('');
  await screen.findByText(messages.notAnAmount('1,00.000,00'));
});
