import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chosenIn } from '../../../../testing/screens/web-form-actions.ts';
import { Field } from '../field/Field.tsx';
import { LookupSelect } from './LookupSelect.tsx';

interface PickerProps {
  readonly labels: readonly string[];
  readonly preselects?: 'first' | 'only';
  /** The list is still loading. */
  readonly isComing?: boolean;
}

function Picker({ labels, preselects, isComing = false }: PickerProps) {
  const [value, setValue] = useState<number>();
  const list = {
    data: isComing ? undefined : labels.map((label, index) => ({ label, value: index + 1 })),
    isFetching: isComing,
    isError: false,
    refetch: () => undefined,
  };
  return (
    <Field name="place" label="Place">
      <LookupSelect list={list} value={value} onChange={setValue} {...(preselects && { preselects })} />
    </Field>
  );
}

function typeAndEnter(typed: string): void {
  const field = screen.getByRole('combobox', { name: 'Place' });
  fireEvent.mouseDown(field);
  fireEvent.change(field, { target: { value: typed } });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  fireEvent.keyUp(field, { key: 'Enter', keyCode: 13 });
}

test.each([
  ['india', 'India'],
  ['pune', 'Pune'],
  ['pur haj', 'Hajipur'],
  ['21', '21 Acres'],
])('typing %j and Enter chooses %s, whatever was chosen before', (typed, label) => {
  const labels = [
    'British Indian Ocean Territory',
    'Hadapsar Pune',
    'India',
    'Hajipur',
    'Pune',
    'Greater Noida',
    ...Array.from({ length: 20 }, (_, index) => `Village ${'x'.repeat(index)}`),
    '21 Acres',
  ];
  render(<Picker labels={labels} />);
  typeAndEnter('greater');
  expect(chosenIn('Place')).toBe('Greater Noida');
  typeAndEnter(typed);
  expect(chosenIn('Place')).toBe(label);
});

test('the only entry is preselected where the form asks for it', () => {
  render(<Picker labels={['Ms. Asha Rao · Stores']} preselects="only" />);
  expect(chosenIn('Place')).toContain('Ms. Asha Rao');
});

test('the first entry is preselected where the form asks for it, and a choice of the user stays', () => {
  render(<Picker labels={['Accounts', 'Sales']} preselects="first" />);
  expect(chosenIn('Place')).toBe('Accounts');
  typeAndEnter('sales');
  expect(chosenIn('Place')).toBe('Sales');
});

test('one of several entries is not preselected, nor the only one elsewhere', () => {
  render(<Picker labels={['Ms. Asha Rao · Stores', 'Mr. Jai Phadnis · Stores']} preselects="only" />);
  expect(chosenIn('Place')).not.toContain('Rao');
});

test('Enter before the list has loaded chooses the best match once it has', () => {
  const labels = ['Hadapsar Pune', 'Pune', 'Akola'];
  const { rerender } = render(<Picker labels={labels} isComing />);
  typeAndEnter('pune');
  expect(chosenIn('Place')).toBe('pune');
  rerender(<Picker labels={labels} />);
  expect(chosenIn('Place')).toBe('Pune');
});
