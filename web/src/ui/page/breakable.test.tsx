import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Field } from '../field/Field.tsx';
import { LockedValue } from '../field/LockedValue.tsx';
import { Locked } from '../field/use-is-locked.ts';
import { DateInput } from '../inputs/DateInput.tsx';
import { MailLink } from './ContactLink.tsx';
import { Facts } from './Facts.tsx';

/** The text of an element, with a bar where it may break within a word. */
const breaks = (element: Element) => element.innerHTML.replaceAll(/<wbr[^>]*>/gu, '|');

test('an address may break after its signs, wherever it is shown', () => {
  render(
    <>
      <Field name="email" label="Email">
        <LockedValue text="stores.main@akshar.example.in" />
      </Field>
      <Facts facts={[{ label: 'Website', text: 'https://akshar.example.in/stores' }]} />
      <MailLink address="office@akshar.example.in" />
    </>,
  );
  expect(breaks(screen.getByRole('textbox', { name: 'Email' }))).toBe('stores.|main@|akshar.|example.|in');
  expect(breaks(screen.getByRole('definition'))).toBe('https:/|/|akshar.|example.|in/|stores');
  const link = screen.getByRole('link', { name: 'office@akshar.example.in' });
  expect(breaks(link)).toBe('office@|akshar.|example.|in');
});

test('any other text breaks at its blanks alone', () => {
  render(<Facts facts={[{ label: 'Address', text: 'Plot 14.2, M.G. Road' }]} />);
  expect(breaks(screen.getByRole('definition'))).toBe('Plot 14.2, M.G. Road');
});

test('a locked date has no tabular figures, which stretch its hyphens', () => {
  render(
    <Locked value>
      <Field name="date" label="Date of Birth">
        <DateInput value="1991-04-17" onChange={() => undefined} />
      </Field>
    </Locked>,
  );
  const shown = screen.getByRole('textbox', { name: 'Date of Birth' });
  expect(shown.textContent).toBe('17-04-1991');
  expect(shown.classList).toContain('unbroken');
  expect(shown.classList).not.toContain('tabular');
});
