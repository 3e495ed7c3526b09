import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { enter, lockedText, noticeTexts, press, sentenceAt } from '../../../../testing/screens/web-form-actions.ts';
import { Notices } from '../../platform/notify.tsx';
import { Field } from '../field/Field.tsx';
import type { FieldFailure } from '../field/form-failure.tsx';
import { ChoiceSelect } from '../inputs/ChoiceSelect.tsx';
import { DateInput } from '../inputs/DateInput.tsx';
import { TextInput } from '../inputs/TextInput.tsx';
import { Wizard } from './Wizard.tsx';

interface ThreeStepsProps {
  readonly onSubmit?: () => void;
  readonly refusal?: FieldFailure;
  readonly freeNavigation?: boolean;
  readonly isLocked?: boolean;
  readonly isBusy?: boolean;
}

/** Steps One, Two and Three. Each has one required field with the name of the step. */
function ThreeSteps({ onSubmit = () => undefined, ...rules }: ThreeStepsProps) {
  const [form, setForm] = useState<Record<string, string>>({ One: '', Two: '', Three: '' });
  const steps = Object.keys(form).map((name) => ({
    title: `Step ${name}`,
    fields: [name],
    check: () => (form[name] ? undefined : { field: name, message: `Please enter ${name}.` }),
    body: (
      <Field name={name} label={name} required>
        <TextInput value={form[name] ?? ''} onChange={(text) => setForm({ ...form, [name]: text })} maxLength={10} />
      </Field>
    ),
  }));
  return <Wizard steps={steps} onSubmit={onSubmit} {...rules} />;
}

const head = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(`Step ${name}`) });
const isOpen = (name: string) => screen.queryByRole('textbox', { name }) !== null;

function finish(name: string): void {
  enter(name, 'x');
  press('Next');
}

test('keeps steps that are not done out of reach (WIZ-03)', () => {
  render(<ThreeSteps />);
  expect(head('Three').disabled).toBe(true);
  fireEvent.click(head('Three'));
  expect(isOpen('One')).toBe(true);
  expect(head('Two').disabled).toBe(true);
});

test('has Previous and Next on every step, and Submit instead of the last Next (WIZ-04)', () => {
  render(<ThreeSteps />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true);
  finish('One');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(false);
  finish('Two');
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Submit' })).toBeTruthy();
});

test('checks the step with Next, focuses the wrong field, then marks the step Done (WIZ-05, WIZ-07)', () => {
  render(<ThreeSteps />);
  expect(head('One').textContent).toContain('Pending');
  press('Next');
  expect(sentenceAt('One')).toBe('Please enter One.');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'One' }));
  expect(screen.getByRole('textbox', { name: 'One' }).getAttribute('aria-invalid')).toBe('true');
  enter('One', 'x');
  expect(sentenceAt('One')).toBeUndefined();
  press('Next');
  expect(isOpen('Two')).toBe(true);
  expect(head('One').textContent).toContain('Done');
  expect(head('Two').textContent).toContain('Pending');
});

test('also says what is wrong in one notice, and removes it once the step is in order (QUO-31)', () => {
  render(
    <>
      <ThreeSteps />
      <Notices />
    </>,
  );
  press('Next');
  press('Next');
  expect(noticeTexts()).toEqual(['Please enter One.']);
  finish('One');
  expect(noticeTexts()).toEqual([]);
  press('Next');
  expect(noticeTexts()).toEqual(['Please enter Two.']);
  enter('Two', 'x');
  press('Next');
  press('Submit');
  expect(noticeTexts()).toEqual(['Please enter Three.']);
});

test('opens a done step, and the first step at any time, by its head (WIZ-01, WIZ-02)', () => {
  render(<ThreeSteps />);
  finish('One');
  finish('Two');
  fireEvent.click(head('One'));
  expect(isOpen('One')).toBe(true);
  fireEvent.click(head('Two'));
  expect(isOpen('Two')).toBe(true);
});

test('goes back with Previous and keeps what was entered (WIZ-06)', () => {
  render(<ThreeSteps />);
  finish('One');
  enter('Two', 'half');
  press('Previous');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'One' }).value).toBe('x');
  press('Next');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Two' }).value).toBe('half');
});

test('goes to the next step when the form is submitted with Enter', () => {
  render(<ThreeSteps />);
  enter('One', 'x');
  const form = screen.getByRole('textbox', { name: 'One' }).closest('form');
  if (!form) throw new Error('A wizard is a form');
  fireEvent.submit(form);
  expect(isOpen('Two')).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Two' }));
});

test('marks a done step Pending again when it is no longer in order, and does not submit', () => {
  const onSubmit = vi.fn();
  render(<ThreeSteps onSubmit={onSubmit} />);
  finish('One');
  finish('Two');
  enter('Three', 'x');
  fireEvent.click(head('One'));
  enter('One', '');
  expect(head('One').textContent).toContain('Pending');
  fireEvent.click(head('Two'));
  expect(sentenceAt('One')).toBe('Please enter One.');
  finish('One');
  press('Next');
  press('Submit');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('opens the steps in any order where navigation is free, and checks all of them at submit (CUS-56)', () => {
  const onSubmit = vi.fn();
  render(<ThreeSteps onSubmit={onSubmit} freeNavigation />);
  fireEvent.click(head('Three'));
  expect(isOpen('Three')).toBe(true);
  enter('Three', 'x');
  press('Submit');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(sentenceAt('One')).toBe('Please enter One.');
});

test('leads through a locked record without checking it (WIZ-08)', () => {
  render(<ThreeSteps isLocked />);
  expect(lockedText('One')).toBe('–');
  press('Next');
  press('Next');
  expect(isOpen('Three')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
});

test('opens the step of the field that the server refuses and says why', () => {
  const refusal = { field: 'Two', message: 'Two exists already.' };
  const { rerender } = render(<ThreeSteps freeNavigation />);
  rerender(<ThreeSteps freeNavigation refusal={refusal} />);
  expect(sentenceAt('Two')).toBe('Two exists already.');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Two' }));
});

test('submits once while it is busy', () => {
  const onSubmit = vi.fn();
  render(<ThreeSteps onSubmit={onSubmit} isBusy />);
  enter('One', 'x');
  press('Next');
  expect(isOpen('One')).toBe(true);
  expect(onSubmit).not.toHaveBeenCalled();
});

function pressKey(key: string, held: { readonly ctrlKey?: boolean; readonly shiftKey?: boolean } = {}): void {
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...held });
}

/** Two steps: the first has a name, a kind and a note of several lines; the second a date. */
function NamedSteps({ onSubmit }: { readonly onSubmit: () => void }) {
  const [form, setForm] = useState({ name: '', kind: 'b', note: '', day: undefined as string | undefined });
  const first = (
    <>
      <Field name="name" label="Name">
        <TextInput value={form.name} onChange={(name) => setForm({ ...form, name })} maxLength={10} />
      </Field>
      <Field name="kind" label="Kind">
        <ChoiceSelect value={form.kind} choices={['a', 'b']} onChange={(kind) => setForm({ ...form, kind })} />
      </Field>
    </>
  );
  const second = (
    <Field name="day" label="Day">
      <DateInput value={form.day} onChange={(day) => setForm({ ...form, day })} />
    </Field>
  );
  const steps = [
    { title: 'One', fields: ['name'], check: () => undefined, body: first },
    {
      title: 'Two',
      fields: ['day'],
      check: () => (form.day === undefined ? { field: 'day', message: 'Please select a day.' } : undefined),
      body: second,
    },
  ];
  return <Wizard steps={steps} onSubmit={onSubmit} />;
}

test('goes with Enter to the next field, after the last one to the next step, and back with Shift (WIZ-09)', async () => {
  const onSubmit = vi.fn<() => void>();
  render(<NamedSteps onSubmit={onSubmit} />);
  const name = screen.getByRole('textbox', { name: 'Name' });
  expect(document.activeElement).toBe(name);
  pressKey('Enter');
  expect(document.activeElement).toBe(screen.getByLabelText('Kind'));
  pressKey('Enter', { shiftKey: true });
  expect(document.activeElement).toBe(name);
  pressKey('Enter');
  pressKey('Enter');
  const day = await screen.findByLabelText('Day');
  expect(document.activeElement).toBe(day);
  fireEvent.change(day, { target: { value: '201126' } });
  pressKey('Enter');
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(screen.queryByRole('grid')).toBeNull();
});

test('presses Next and Submit with Ctrl+Enter, from anywhere on the page (WIZ-09)', async () => {
  const onSubmit = vi.fn<() => void>();
  render(<NamedSteps onSubmit={onSubmit} />);
  pressKey('Enter', { ctrlKey: true });
  const day = await screen.findByLabelText('Day');
  fireEvent.change(day, { target: { value: '201126' } });
  day.blur();
  pressKey('Enter', { ctrlKey: true });
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
});

test('a step that skips what is filled gives the focus to its first empty field, or to Next (QCL-09)', () => {
  const steps = (values: readonly string[]) => [
    { title: 'Step One', fields: [], check: () => undefined, body: null },
    {
      title: 'Step Two',
      fields: [],
      check: () => undefined,
      isFilled: !values.includes(''),
      body: values.map((value, index) => <input key={index} aria-label={`Field ${index + 1}`} defaultValue={value} />),
    },
  ];
  const wizard = render(<Wizard steps={steps(['x', ''])} onSubmit={() => undefined} submitLabel="Save" />);
  press('Next');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Field 2' }));
  wizard.unmount();
  render(<Wizard steps={steps(['x', 'y'])} onSubmit={() => undefined} submitLabel="Save" />);
  press('Next');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }));
});

test('the fields of a step that load later get the focus then, unless the user has moved it', async () => {
  function Late() {
    const [isLoaded, setIsLoaded] = useState(false);
    const body = isLoaded ? <input aria-label="Field" /> : <p>Loading</p>;
    return (
      <>
        <button type="button" onClick={() => setIsLoaded(true)}>
          Load
        </button>
        <Wizard steps={[{ title: 'Step One', fields: [], check: () => undefined, body }]} onSubmit={() => undefined} />
      </>
    );
  }
  const late = render(<Late />);
  press('Load');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Field' })));
  late.unmount();
  render(<Late />);
  screen.getByRole('button', { name: 'Load' }).focus();
  press('Load');
  await screen.findByRole('textbox', { name: 'Field' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Load' }));
});
