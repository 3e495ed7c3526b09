import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { storeTestLogin } from '../../../../testing/screens/web-login.ts';
import { useDraft } from './use-draft.ts';

const untouched = { name: '', disclaimer: false };

function Form() {
  const { form, change } = useDraft('form', untouched);
  return (
    <>
      <input aria-label="Name" value={form.name} onChange={({ target }) => change({ name: target.value })} />
      <input
        aria-label="Disclaimer"
        type="checkbox"
        checked={form.disclaimer}
        onChange={({ target }) => change({ disclaimer: target.checked })}
      />
    </>
  );
}

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
const disclaimer = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Disclaimer' });

beforeEach(() => {
  storeTestLogin();
});

test('entries are restored after the user has left the page, the tick of the disclaimer is not', () => {
  render(<Form />);
  fireEvent.change(name(), { target: { value: 'Asha' } });
  fireEvent.click(disclaimer());
  expect(disclaimer().checked).toBe(true);
  cleanup();
  render(<Form />);
  expect(name().value).toBe('Asha');
  expect(disclaimer().checked).toBe(false);
});

test('a tick alone is not kept as a draft', () => {
  render(<Form />);
  fireEvent.click(disclaimer());
  expect(sessionStorage.length).toBe(0);
});
