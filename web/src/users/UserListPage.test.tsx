import { messages } from '@vikray/contract/platform/messages.ts';
import { passwordMessages } from '@vikray/contract/users/password-messages.ts';
import { userMessages as say } from '@vikray/contract/users/user-messages.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { press, noticeTexts, sentenceInForm } from '../../../testing/screens/web-form-actions.ts';
import { granted, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { answer, refusal, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { enterPassword, passwordField, userReplies, userRow } from '../../../testing/screens/web-users.ts';
import { openApp } from '../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

const two = answer([userRow(12, 'Asha Rao'), userRow(7, 'Rohini Sondhi')], { total: 2 });

async function openList(replies: object = {}, address = '/userlist') {
  const server = stubServer({ ...userReplies, GetUser: two, ...replies });
  const app = openApp(address);
  await screen.findByRole('heading', { name: 'User List' });
  await screen.findByText(/Asha Rao|No Users Available/);
  return { server, app };
}

const rowOf = (name: string) => {
  const row = screen.getByText(name).closest('tr');
  if (!row) throw new Error(`There is no row of ${name}`);
  return row;
};

describe('the user list', () => {
  test('shows its columns in order, a row for each user and the total (USR-53, USR-56, RTE-12, GEN-13, GEN-14)', async () => {
    await openList();
    expect([...document.querySelectorAll('thead th')].map((head) => head.textContent)).toEqual([
      'S.No.',
      'Employee Number',
      'Name',
      'Designation',
      'Email',
      'Mobile',
      'Reset Password',
      'Action',
    ]);
    const cells = [...rowOf('Asha Rao').querySelectorAll('td')].map((cell) => cell.textContent);
    expect(cells.slice(0, 6)).toEqual(['1', 'VK12', 'Asha Rao', 'Sales Executive', 'user12@example.in', '9000000112']);
    expect(screen.getByText('Total 2 items')).toBeTruthy();
    expect([...document.querySelectorAll('table')].some((table) => table.style.width === '1500px')).toBe(true);
  });

  test('asks only for the list, not for private fields (USR-55, USR-66)', async () => {
    const { server } = await openList({}, '/userlist?search=asha');
    expect(server.sentTo('GetUser')[0]).toMatchObject({
      method: 'GET',
      query: { view: 'brief', search: 'asha', page: '1', pagesize: '30' },
    });
    expect(screen.getByRole('link', { name: 'CSV' }).getAttribute('href')).toBe('/api/GetUser?search=asha&view=brief&format=csv');
  });

  test('says that there are no users (USR-56)', async () => {
    await openList({ GetUser: answer([], { total: 0 }) });
    expect(screen.getByText(say.noneFound)).toBeTruthy();
  });

  test('leads to the user, and offers deletion to everyone (USR-54)', async () => {
    await openList({ GetUserSubMenuAccessRights: answer([]) });
    expect(screen.getByRole('link', { name: 'Edit Asha Rao' }).getAttribute('href')).toBe('/viewuser?id=12');
    expect(screen.getByRole('button', { name: 'Delete Asha Rao' })).toBeTruthy();
  });

  test('offers a reset only with Add User, and in the user’s own row the change (USR-58, RGT-20)', async () => {
    await openList();
    expect(await screen.findByRole('button', { name: 'Reset Password of Asha Rao' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Reset Password of Rohini Sondhi' }).getAttribute('href')).toBe('/changepassword');
  });

  test('offers no reset without Add User (USR-58, RGT-26)', async () => {
    await openList({ GetUserSubMenuAccessRights: answer(granted('User List')) });
    expect(screen.queryByRole('button', { name: /^Reset Password/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Reset Password/ })).toBeNull();
  });
});

describe('deleting a user', () => {
  test('asks first, naming the user, and reloads the list (USR-63, USR-64)', async () => {
    const { server } = await openList();
    press('Delete Asha Rao');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain(say.confirmDelete);
    expect(within(dialog).getByText('Asha Rao')).toBeTruthy();
    await within(dialog).findByText(/^3 open deals with 1 enquiry and 2 follow-ups\./);
    press('Yes');
    expect(await screen.findByText(say.deleted)).toBeTruthy();
    expect(server.sentTo('DeleteUser')[0]?.body).toEqual({ userid: 12, version: 3, handoverto: 7 });
    await waitFor(() => expect(server.sentTo('GetUser').length).toBeGreaterThan(1));
  });

  test('sends nothing after No (USR-63)', async () => {
    const { server } = await openList();
    press('Delete Asha Rao');
    await screen.findByRole('dialog');
    press('No');
    expect(await server.allSent('DeleteUser')).toEqual([]);
  });

  test.each([
    [500, 'kaput', messages.somethingWentWrong],
    [409, say.lastAdministrator, say.lastAdministrator],
  ])('reports a failure of status %i (USR-65)', async (status, sentence, answered) => {
    await openList({ DeleteUser: refusal(status, sentence) });
    press('Delete Asha Rao');
    await screen.findByRole('dialog');
    press('Yes');
    expect(await screen.findByText(answered)).toBeTruthy();
  });

  test('is refused without the right, and sends nothing (RGT-27)', async () => {
    const { server } = await openList({ GetUserSubMenuAccessRights: answer(granted('User List')) });
    press('Delete Asha Rao');
    await screen.findByRole('dialog');
    press('Yes');
    expect(await screen.findByText(messages.notAuthorised)).toBeTruthy();
    expect(await server.allSent('DeleteUser')).toEqual([]);
  });
});

describe('resetting a password', () => {
  async function openReset(replies: object = {}) {
    const opened = await openList(replies);
    fireEvent.click(await screen.findByRole('button', { name: 'Reset Password of Asha Rao' }));
    return { ...opened, dialog: within(await screen.findByRole('dialog')) };
  }

  test('shows whose it is, both fields hidden until their eye is pressed (USR-59)', async () => {
    const { dialog } = await openReset();
    expect(dialog.getByText(passwordMessages.resetTitle)).toBeTruthy();
    for (const [label, value] of [
      ['Emp No.', 'VK12'],
      ['Name', 'Asha Rao'],
    ] as const) {
      const field = dialog.getByRole<HTMLInputElement>('textbox', { name: label });
      expect([field.value, field.disabled]).toEqual([value, true]);
    }
    const field = passwordField('New Password');
    expect([field.type, passwordField('Confirm New Password').type]).toEqual(['password', 'password']);
    const [eye] = screen.getAllByRole('button', { name: 'Show Password' });
    if (eye) fireEvent.click(eye);
    expect(field.type).toBe('text');
    press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('asks for the password, its confirmation, and that both are the same (USR-60, USR-61, USR-62)', async () => {
    const { server } = await openReset();
    press('Reset');
    expect(sentenceInForm(passwordMessages.enterNew)).toBeTruthy();
    enterPassword('New Password', 'a good password');
    press('Reset');
    expect(sentenceInForm(passwordMessages.reenter)).toBeTruthy();
    enterPassword('Confirm New Password', 'another one');
    press('Reset');
    expect(sentenceInForm(passwordMessages.newDoNotMatch)).toBeTruthy();
    enterPassword('Confirm New Password', 'a good password');
    press('Reset');
    expect(sentenceInForm(passwordMessages.enterOwn)).toBeTruthy();
    expect(noticeTexts()).toEqual([passwordMessages.enterOwn]);
    expect(await server.allSent('ChangePassword')).toEqual([]);
  });

  test('sets it with the own password, for the first login only unless the box is cleared, and stays logged in (PWD-07, PWD-08, SEC-13)', async () => {
    const { server, app } = await openReset();
    enterPassword('New Password', 'a good password');
    enterPassword('Confirm New Password', 'a good password');
    enterPassword('Your Password', 'correct horse');
    press('Reset');
    expect(await screen.findByText(passwordMessages.changed)).toBeTruthy();
    expect(server.sentTo('ChangePassword')[0]?.body).toEqual({
      userid: 12,
      password: 'a good password',
      ownpassword: 'correct horse',
      mustchange: 'Yes',
      salt: '',
      updatedon: expect.any(String),
      updatedby: 7,
    });
    expect(app.path()).toBe('/userlist');
    expect(localStorage.getItem('vikray.login')).not.toBeNull();
  });

  test('shows its own message when something went wrong (PWD-09)', async () => {
    await openReset({ ChangePassword: refusal(500, 'kaput') });
    enterPassword('New Password', 'a good password');
    enterPassword('Confirm New Password', 'a good password');
    enterPassword('Your Password', 'correct horse');
    press('Reset');
    expect(await screen.findByText(passwordMessages.failed)).toBeTruthy();
  });
});
