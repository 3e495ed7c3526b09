import { messages } from '@vikray/contract/platform/messages.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { customerRow } from '../../../testing/screens/web-customers.ts';
import { granted, shellReplies, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { answer, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';

beforeEach(() => storeTestLogin());

async function openList(rights = granted('Customer List', 'Add Customer')) {
  const list = answer([customerRow(1, 'Akshar')], { total: 1 });
  stubServer({ ...shellReplies, GetUserSubMenuAccessRights: answer(rights), GetCustomerList: list });
  const app = openApp('/customerlist');
  await screen.findByText('Total 1 items');
  return { ...app, user: userEvent.setup() };
}

/** The listed keys with what they do, as a screen reader says them. */
const listed = () =>
  within(screen.getByRole('dialog', { name: 'Keyboard' }))
    .getAllByRole('term')
    .map((term) => `${[...term.querySelectorAll('kbd')].map((key) => key.textContent).join('+')} ${term.nextSibling?.textContent}`);

test('? lists the keys that act on the page (FND-32)', async () => {
  const { user } = await openList();
  await user.keyboard('?');
  await screen.findByRole('dialog', { name: 'Keyboard' });
  expect(listed()).toEqual(expect.arrayContaining(['/ Search', 'N Add Customer', '↓ Card below; Enter opens it']));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('leaves out keys that do nothing for this user (FND-32)', async () => {
  const { user } = await openList(granted('Customer List'));
  await user.keyboard('?');
  await screen.findByRole('dialog', { name: 'Keyboard' });
  expect(listed().join()).not.toContain('Add Customer');
});

test('opens from the menu of the user, and switches single letters off for this user alone (FND-32, FND-33)', async () => {
  const { user, path } = await openList();
  await user.click(screen.getByRole('button', { name: 'Keyboard' }));
  const single = await screen.findByRole<HTMLInputElement>('switch', { name: 'Single-key shortcuts' });
  expect(single.checked).toBe(true);
  await user.click(single);
  expect(listed().join()).not.toContain('Add Customer');
  await user.keyboard('{Escape}n?');
  expect(path()).toBe('/customerlist');
  expect(screen.queryByRole('dialog')).toBeNull();
  storeTestLogin({ fld_userid: 8 });
  await user.keyboard('n');
  expect(path()).toBe('/addcustomer');
});

test('single letters are typed in a field, and do nothing in a dialog (FND-33)', async () => {
  const { user, path } = await openList();
  const search = screen.getByPlaceholderText<HTMLInputElement>(messages.searchHere);
  await user.type(search, 'n?');
  expect(search.value).toBe('n?');
  await user.click(screen.getByRole('button', { name: 'Keyboard' }));
  await screen.findByRole('dialog', { name: 'Keyboard' });
  await user.keyboard('n');
  expect(path()).toBe('/customerlist');
});
