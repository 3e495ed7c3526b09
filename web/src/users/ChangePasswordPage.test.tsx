import { requestMessages } from '@vikray/contract/platform/request-messages.ts';
import { passwordMessages as say } from '@vikray/contract/users/password-messages.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { press } from '../../../testing/screens/web-form-actions.ts';
import { testUser, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { answer, noAnswer, refusal, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { enterPassword, passwordField, userReplies } from '../../../testing/screens/web-users.ts';
import { openApp } from '../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

async function openPage(replies: object = {}) {
  const server = stubServer({ ...userReplies, ...replies });
  const app = openApp('/changepassword');
  await screen.findByRole('heading', { name: 'Change Password' });
  return { server, app };
}

function fill(confirmation = 'a good password'): void {
  enterPassword('Old Password', 'the old password');
  enterPassword('New Password', 'a good password');
  enterPassword('Confirm Password', confirmation);
}

// The loading icon, part of the button's name, still fades out after the answer.
const change = () => press(/Change Password$/);
const sentenceAt = (label: string) => document.getElementById(passwordField(label).getAttribute('aria-describedby') ?? '')?.textContent;

test('is open to every login type, with three hidden fields (PWD-01, RTE-06)', async () => {
  await openPage();
  expect(['Old Password', 'New Password', 'Confirm Password'].map((label) => passwordField(label).type)).toEqual([
    'password',
    'password',
    'password',
  ]);
});

test('asks in the order of the form, as a notice and at the field (PWD-02, PWD-04, PWD-05, PWD-06)', async () => {
  const { server } = await openPage();
  change();
  expect(sentenceAt('Old Password')).toBe(say.enterOld);
  enterPassword('Old Password', 'the old password');
  change();
  await waitFor(() => expect(sentenceAt('New Password')).toBe(say.enterNew));
  await waitFor(() => expect(document.activeElement).toBe(passwordField('New Password')));
  enterPassword('New Password', 'a good password');
  change();
  await waitFor(() => expect(sentenceAt('Confirm Password')).toBe(say.reenter));
  enterPassword('Confirm Password', 'another one');
  change();
  await waitFor(() => expect(sentenceAt('Confirm Password')).toBe(say.newDoNotMatch));
  expect(screen.getAllByText(say.newDoNotMatch)).toHaveLength(2);
  expect(server.sentTo('CheckOldPassword').map(({ body }) => body)).toEqual(
    Array.from({ length: 3 }, () => ({ oldpassword: 'the old password' })),
  );
  expect(await server.allSent('ChangePassword')).toEqual([]);
});

test.each([
  ['missing', '', ''],
  ['entered once', 'a good password', ''],
  ['entered differently', 'a good password', 'another one'],
  ['too short', 'short', 'short'],
])('says that the old password is wrong before anything about a new one that is %s (PWD-03)', async (_, password, confirmation) => {
  const { server } = await openPage({
    CheckOldPassword: refusal(400, say.incorrectOld, { code: 'WrongOldPassword', field: 'oldPassword' }),
  });
  enterPassword('Old Password', 'the wrong one');
  enterPassword('New Password', password);
  enterPassword('Confirm Password', confirmation);
  change();
  await waitFor(() => expect(sentenceAt('Old Password')).toBe(say.incorrectOld));
  expect(screen.getAllByText(say.incorrectOld)).toHaveLength(2);
  expect([sentenceAt('New Password'), sentenceAt('Confirm Password')]).toEqual([undefined, undefined]);
  expect(await server.allSent('CheckOldPassword', 'ChangePassword')).toEqual(['CheckOldPassword']);
});

test('says nothing about the new password until the old one is found correct (PWD-03, PWD-09)', async () => {
  await openPage({ CheckOldPassword: noAnswer });
  enterPassword('Old Password', 'the old password');
  change();
  expect(await screen.findByText(say.failed)).toBeTruthy();
  expect(sentenceAt('New Password')).toBeUndefined();
});

test('sends both passwords, says so, logs out and leads to the login page (PWD-07, PWD-08, PWD-10, LOG-17)', async () => {
  const { server, app } = await openPage();
  fill();
  change();
  await waitFor(() => expect(app.path()).toBe('/'));
  expect(screen.getByText(say.changed)).toBeTruthy();
  expect(server.sentTo('ChangePassword').map(({ body }) => body)).toEqual([
    {
      userid: 7,
      oldpassword: 'the old password',
      password: 'a good password',
      salt: '',
      updatedon: expect.stringMatching(/^\d{1,2} \w+ \d{4} at /),
      updatedby: 7,
    },
  ]);
  // ChangePassword checks the old password itself.
  expect(await server.allSent('CheckOldPassword')).toEqual([]);
  expect(server.sentTo('AddUserLoginSession')[0]?.body).toMatchObject({ userid: 7, action: 'Logout' });
  expect(localStorage.length).toBe(0);
});

test('shows at the old password that it is wrong, and stays on the page (PWD-03)', async () => {
  const { app } = await openPage({ ChangePassword: refusal(400, say.incorrectOld, { code: 'WrongOldPassword', field: 'oldPassword' }) });
  fill();
  change();
  await waitFor(() => expect(sentenceAt('Old Password')).toBe(say.incorrectOld));
  expect(app.path()).toBe('/changepassword');
  enterPassword('Old Password', 'the right one');
  expect(sentenceAt('Old Password')).toBeUndefined();
});

test.each([
  ['the server fails', refusal(500, 'kaput')],
  ['there is no answer', noAnswer],
])('shows its own message when %s, and keeps the login (PWD-09)', async (_, reply) => {
  const { app } = await openPage({ ChangePassword: reply });
  fill();
  change();
  expect(await screen.findByText(say.failed)).toBeTruthy();
  expect(app.path()).toBe('/changepassword');
});

test('keeps no password in the browser', async () => {
  await openPage();
  fill();
  const stored = JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]);
  // The pages that were opened are kept by their name.
  expect(stored.replaceAll('changepassword', '')).not.toContain('password');
});

test('is the only open page for a user with a temporary password, and says so', async () => {
  storeTestLogin({ fld_mustchangepassword: true });
  const server = stubServer({
    ...userReplies,
    GetLoginRecord: answer([{ ...testUser, fld_mustchangepassword: true }]),
    GetUserSubMenuAccessRights: refusal(403, requestMessages.choosePassword),
    GetNotifications: refusal(403, requestMessages.choosePassword),
    GetCustomerList: refusal(403, requestMessages.choosePassword),
  });
  const app = openApp('/customerlist');
  await screen.findByRole('heading', { name: 'Change Password' });
  expect(app.path()).toBe('/changepassword');
  expect(screen.getByText(say.chooseOwn)).toBeTruthy();
  // The refused rights are not requested over and over.
  expect((await server.allSent('GetUserSubMenuAccessRights')).length).toBeLessThan(5);
});
