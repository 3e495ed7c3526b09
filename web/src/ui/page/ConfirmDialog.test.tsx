import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { press } from '../../../../testing/screens/web-form-actions.ts';
import { settle } from '../../../../testing/screens/web-server-stub.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

function open({ isDanger = false, isBusy = false } = {}) {
  const onYes = vi.fn();
  const onNo = vi.fn();
  const question = { title: 'Confirm to Void', sentence: 'Are you sure?', record: <strong>RSD/2026-2027/0148</strong> };
  render(<ConfirmDialog isOpen {...question} isDanger={isDanger} isBusy={isBusy} onYes={onYes} onNo={onNo} />);
  return { onYes, onNo };
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

test('names the record and asks Yes or No', async () => {
  const { onYes, onNo } = open();
  expect(screen.getByRole('dialog', { name: 'Confirm to Void' }).textContent).toContain('RSD/2026-2027/0148');
  press('No');
  await settle();
  expect(onNo).toHaveBeenCalledOnce();
  expect(onYes).not.toHaveBeenCalled();
  press('Yes');
  expect(onYes).toHaveBeenCalledOnce();
});

test('takes Escape as No', async () => {
  const { onYes, onNo } = open();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape', keyCode: 27 });
  await waitFor(() => expect(onNo).toHaveBeenCalledOnce());
  await settle();
  expect(onYes).not.toHaveBeenCalled();
});

test('focuses Yes for a harmless action', async () => {
  open();
  await waitFor(() => expect(document.activeElement).toBe(button('Yes')));
});

test('focuses No, and has a red Yes, for an action that removes something', async () => {
  open({ isDanger: true });
  await waitFor(() => expect(document.activeElement).toBe(button('No')));
  expect(button('Yes').className).toContain('button-danger');
});

test('cannot be answered again while it is busy', async () => {
  const { onYes, onNo } = open({ isBusy: true });
  press(/Yes/);
  press('No');
  await settle();
  expect(onYes).not.toHaveBeenCalled();
  expect(onNo).not.toHaveBeenCalled();
});
