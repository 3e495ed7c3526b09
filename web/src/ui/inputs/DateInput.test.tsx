import { useState, type ReactNode } from 'react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dashedDate } from '@vikray/contract/platform/dates.ts';
import { dateMessages as say } from '@vikray/contract/platform/messages.ts';
import { expect, test, vi } from 'vitest';
import { enter } from '../../../../testing/screens/web-form-actions.ts';
import { today } from '../../platform/today.ts';
import { Field } from '../field/Field.tsx';
import { Wizard } from '../forms/Wizard.tsx';
import { DateInput } from './DateInput.tsx';

function Purchase() {
  const [date, setDate] = useState<string>();
  return (
    <>
      <Field name="date" label="Purchase Date">
        <DateInput value={date} onChange={setDate} earliest="2020-01-01" latest={today()} />
      </Field>
      <button type="button">Next</button>
      <output>{date ?? 'none'}</output>
    </>
  );
}

function openField(): HTMLInputElement {
  render(<Purchase />);
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Purchase Date' });
}

const taken = () => screen.getByRole('status').textContent;

test.each(['17-04-2021', '17/4/21', '170421'])('takes a date that is typed as %s when the field is left', (typed) => {
  const field = openField();
  enter('Purchase Date', typed);
  fireEvent.blur(field);
  expect(taken()).toBe('2021-04-17');
  expect(field.value).toBe('17-04-2021');
});

test('takes today, as a word and with Enter', () => {
  const field = openField();
  enter('Purchase Date', 'today');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(taken()).toBe(today());
});

test.each([
  ['31-02-2021', say.notADate],
  ['soon', say.notADate],
  ['31-12-2019', say.tooEarly('01-01-2020')],
  ['01-01-2035', say.tooLate(dashedDate(today()))],
])('says of %s what is wrong and takes nothing', (typed, sentence) => {
  const field = openField();
  enter('Purchase Date', typed);
  fireEvent.blur(field);
  expect(screen.getByRole('alert').textContent).toBe(sentence);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(taken()).toBe('none');
  enter('Purchase Date', '17-04-2021');
  fireEvent.blur(field);
  expect(screen.queryByRole('alert')).toBeNull();
});

/** Whether the calendar is open. */
const isOpen = () => screen.queryByRole('grid') !== null;

test('Enter right after a typed date leaves the calendar closed', async () => {
  const field = openField();
  // The events of a busy page come together, before anything is drawn.
  act(() => {
    field.focus();
    fireEvent.change(field, { target: { value: '17-04-2021' } });
    fireEvent.keyDown(field, { key: 'Enter' });
  });
  await waitFor(() => expect(field.value).toBe('17-04-2021'));
  await waitFor(() => expect(isOpen()).toBe(false));
  expect(taken()).toBe('2021-04-17');
  fireEvent.keyDown(field, { key: 'ArrowDown', altKey: true });
  await waitFor(() => expect(isOpen()).toBe(true));
});

/** Opens the field in a form, with a date, and types one that cannot be taken over it. */
async function typeWrongDate() {
  const sent = vi.fn((event: SubmitEvent) => event.preventDefault());
  render(
    <form onSubmit={({ nativeEvent }) => sent(nativeEvent)}>
      <Purchase />
      <button type="submit">Send</button>
    </form>,
  );
  const user = userEvent.setup();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Purchase Date' });
  const type = async (text: string) => user.type(field, text, { initialSelectionStart: 0, initialSelectionEnd: field.value.length });
  await type('17-04-2021{Tab}');
  await waitFor(() => expect(field.value).toBe('17-04-2021'));
  await type('31-04-2021');
  return { user, field, type, sent, send: async () => user.click(screen.getByRole('button', { name: 'Send' })) };
}

test('a form is not sent with the date from before one that cannot be taken', async () => {
  const { field, type, sent, send } = await typeWrongDate();
  await send();
  await send();
  expect(sent).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toBe(say.notADate);
  expect(document.activeElement).toBe(field);
  await type('30-04-2021');
  await send();
  expect(sent).toHaveBeenCalledTimes(1);
  expect(taken()).toBe('2021-04-30');
});

test('a step of a wizard is not left, neither by a head nor by Previous, with a date that cannot be taken', async () => {
  const at = (title: string, body: ReactNode) => ({ title, fields: [], check: () => undefined, body });
  render(<Wizard steps={[at('Opening', 'One'), at('Receipt', <Purchase />), at('Summary', 'Three')]} onSubmit={vi.fn()} freeNavigation />);
  const user = userEvent.setup();
  const go = async (name: RegExp) => user.click(screen.getByRole('button', { name }));
  await go(/Receipt/);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Purchase Date' });
  await user.type(field, '31-04-2021');
  for (const name of [/Summary/, /Opening/, /^Previous$/]) {
    await go(name);
    expect(screen.getByRole('alert').textContent).toBe(say.notADate);
    expect(document.activeElement).toBe(field);
  }
  await user.type(field, '30-04-2021', { initialSelectionStart: 0, initialSelectionEnd: field.value.length });
  await go(/Summary/);
  expect(screen.getByText('Three')).toBeTruthy();
});

test('the date from before is kept by opening the calendar, or by typing it again', async () => {
  const { user, field, type, sent, send } = await typeWrongDate();
  await send();
  await user.tab();
  await waitFor(() => expect(field.value).toBe('17-04-2021'));
  await user.type(field, '{Alt>}{ArrowDown}{/Alt}');
  expect(screen.queryByRole('alert')).toBeNull();
  await type('31-04-2021');
  await send();
  await type('17-04-2021');
  await send();
  expect(sent).toHaveBeenCalledTimes(1);
  expect(taken()).toBe('2021-04-17');
});

test('clears the date when its text is deleted', () => {
  const field = openField();
  enter('Purchase Date', '170421');
  fireEvent.blur(field);
  enter('Purchase Date', '');
  fireEvent.blur(field);
  expect(taken()).toBe('none');
});

test('after a date is deleted, Tab goes to the next field', async () => {
  const user = userEvent.setup();
  const field = openField();
  await user.type(field, '17-04-2021');
  await user.tab();
  expect(taken()).toBe('2021-04-17');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }));
  await user.tab({ shift: true });
  await user.clear(field);
  await user.tab();
  expect(taken()).toBe('none');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }));
});

test('keeps a date set with the keys when the field is left before it shows the date', () => {
  const field = openField();
  fireEvent.keyDown(field, { key: 'ArrowLeft' });
  const date = taken();
  expect(date).toBe(today());
  // The picker writes the text a moment after the date. Writing it here, without an event, is that moment.
  field.value = '';
  fireEvent.blur(field);
  expect(taken()).toBe(date);
});

test('the calendar marks the day in the office as today, wherever the browser is', async () => {
  // 03:00 in India is still the day before in London and New York. Only the date is replaced, so that timers go on.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T21:30:00Z') });
  try {
    const field = openField();
    fireEvent.mouseDown(field);
    fireEvent.click(field);
    await screen.findByRole('grid');
    expect(document.querySelector('.calendar-today')?.getAttribute('aria-label')).toContain('23 November 2026');
  } finally {
    vi.useRealTimers();
  }
});
