import type { ReactNode } from 'react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { settle } from '../../../../testing/screens/web-server-stub.ts';
import { Field } from '../field/Field.tsx';
import { DateInput } from '../inputs/DateInput.tsx';
import { OptionSelect } from '../inputs/OptionSelect.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { ConfirmDialog } from '../page/ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';

const ignore = (): void => undefined;

function openDialog(input: ReactNode, isBusy = false) {
  const onClose = vi.fn<() => void>();
  render(
    <Dialog title="Add Term" isBusy={isBusy} onClose={onClose} footer={<button type="button">Save</button>}>
      <Field name="field" label="Field">
        {input}
      </Field>
    </Dialog>,
  );
  return onClose;
}

const keyCodes = { ArrowDown: 40, Escape: 27 };

/** Presses a key where the focus is. */
function pressKey(key: keyof typeof keyCodes, more: { readonly altKey?: boolean } = {}): void {
  const focused = document.activeElement ?? document.body;
  fireEvent.keyDown(focused, { key, keyCode: keyCodes[key], ...more });
  fireEvent.keyUp(focused, { key, keyCode: keyCodes[key] });
}

const categories = ['Delivery', 'Price'].map((category) => ({ value: category, label: category }));

test('closes at the second Escape, after the first has closed a list', async () => {
  const onClose = openDialog(<OptionSelect options={categories} value="Delivery" onChange={ignore} />);
  const field = screen.getByRole('combobox', { name: 'Field' });
  field.focus();
  pressKey('ArrowDown');
  await waitFor(() => expect(field.getAttribute('aria-expanded')).toBe('true'));
  pressKey('Escape');
  await waitFor(() => expect(field.getAttribute('aria-expanded')).toBe('false'));
  expect(onClose).not.toHaveBeenCalled();
  pressKey('Escape');
  expect(onClose).toHaveBeenCalledOnce();
});

test('closes at the second Escape, after the first has closed a calendar', async () => {
  const onClose = openDialog(<DateInput value="2026-11-22" onChange={ignore} />);
  screen.getByLabelText('Field').focus();
  pressKey('ArrowDown', { altKey: true });
  await screen.findByRole('grid');
  pressKey('Escape');
  await settle();
  expect(onClose).not.toHaveBeenCalled();
  pressKey('Escape');
  expect(onClose).toHaveBeenCalledOnce();
});

test('stays open while it is busy', async () => {
  const onClose = openDialog(<OptionSelect options={categories} value="Delivery" onChange={ignore} />, true);
  screen.getByRole('button', { name: 'Save' }).focus();
  pressKey('Escape');
  await settle();
  expect(onClose).not.toHaveBeenCalled();
});

test('the second click of a double click that opened it neither closes it nor presses its buttons', () => {
  const [onClose, onSave] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const footer = (
    <button type="button" onClick={onSave}>
      Save
    </button>
  );
  render(
    <Dialog title="Add Term" onClose={onClose} footer={footer}>
      Term
    </Dialog>,
  );
  const beside = screen.getByRole('dialog');
  const save = screen.getByRole('button', { name: 'Save' });
  const clickOn = (place: Element, detail: number) => {
    fireEvent.mouseDown(place, { detail });
    fireEvent.click(place, { detail });
  };
  for (const place of [beside, save]) clickOn(place, 2);
  expect([onClose, onSave].map((each) => each.mock.calls.length)).toEqual([0, 0]);
  // A double click that begins in the dialog is one of its own.
  for (const detail of [1, 2]) clickOn(save, detail);
  expect(onSave).toHaveBeenCalledTimes(2);
  clickOn(beside, 1);
  expect(onClose).toHaveBeenCalledOnce();
});

test('presses its filled button with Ctrl+Enter, and rests the keys of the page below (FND-32)', async () => {
  const [onYes, onPage] = [vi.fn<() => void>(), vi.fn<() => void>()];
  function Page() {
    useKeys([
      { key: 'N', does: 'Add', act: onPage },
      { key: 'Ctrl+Enter', does: 'Submit', act: onPage },
    ]);
    return <ConfirmDialog isOpen title="Approve" record="QT/1" onYes={onYes} onNo={ignore} />;
  }
  render(<Page />);
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'n' });
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(onYes).toHaveBeenCalledOnce());
  expect(onPage).not.toHaveBeenCalled();
});
