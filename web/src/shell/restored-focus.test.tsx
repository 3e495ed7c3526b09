import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { lookups } from '../../../testing/screens/web-customers.ts';
import { press } from '../../../testing/screens/web-form-actions.ts';
import { granted, shellReplies, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { answer, settle, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';
import { useRestoredFocus } from './use-restored-focus.ts';

/** A page with a list whose rows can be removed. */
function Page() {
  const page = useRef<HTMLElement>(null);
  const [names, setNames] = useState(['Asha', 'Bina', 'Chetan']);
  useRestoredFocus(page);
  return (
    <main ref={page} tabIndex={-1}>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button type="button" aria-label={`Remove ${name}`} onClick={() => setNames(names.filter((other) => other !== name))} />
          </li>
        ))}
      </ul>
      <button type="button">Next</button>
    </main>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

function remove(name: string): void {
  button(`Remove ${name}`).focus();
  press(`Remove ${name}`);
}

test('the row that takes the place of a removed one gets the focus; after the last row, the one before it', async () => {
  render(<Page />);
  remove('Bina');
  await waitFor(() => expect(document.activeElement).toBe(button('Remove Chetan')));
  remove('Chetan');
  await waitFor(() => expect(document.activeElement).toBe(button('Remove Asha')));
  remove('Asha');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

/** A button that works until it is told that it is done, beside another one. */
function Working({ done }: { readonly done: Promise<void> }) {
  const page = useRef<HTMLElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  useRestoredFocus(page);

  async function work(): Promise<void> {
    setIsBusy(true);
    await done;
    setIsBusy(false);
  }

  return (
    <main ref={page} tabIndex={-1}>
      <div>
        <button type="button">Copy</button>
        <button type="button" disabled={isBusy} onClick={() => void work()}>
          Send
        </button>
        <button type="button">Next</button>
      </div>
    </main>
  );
}

async function startWork(): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  render(<Working done={promise} />);
  button('Send').focus();
  press('Send');
  await waitFor(() => expect(document.activeElement).toBe(button('Next')));
  return resolve;
}

test('a button that is disabled for a while lends its neighbour the focus, and has it again afterwards', async () => {
  const finish = await startWork();
  finish();
  await waitFor(() => expect(document.activeElement).toBe(button('Send')));
});

test('the focus stays where the user goes on in the meantime', async () => {
  const finish = await startWork();
  fireEvent.keyDown(button('Next'), { key: 'Enter' });
  finish();
  await settle();
  expect(button('Send').hasAttribute('disabled')).toBe(false);
  expect(document.activeElement).toBe(button('Next'));
});

test('an opening wizard focuses its first field', async () => {
  storeTestLogin();
  stubServer({
    ...shellReplies,
    ...lookups,
    GetUserSubMenuAccessRights: answer(granted('Customer List', 'Add Customer')),
    GetCustomer: answer([]),
  });
  openApp('/addcustomer');
  const industry = await screen.findByRole('combobox', { name: 'Industry' });
  expect(document.activeElement).toBe(industry);
});
