import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { shellReplies, testUser } from '../../../testing/screens/web-login.ts';
import { answer, refusal, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';

const user = userEvent.setup();
const codeNeeded = refusal(401, 'Please enter the code from your authenticator app.', { code: 'CodeNeeded', field: 'code' });
const wrongCode = refusal(401, 'This code is not correct.', { code: 'WrongCode', field: 'code' });

/** Logs in without a code. The server then gives these answers, one after the other, and lets the user in at last. */
async function logInWithoutCode(...then: readonly ReturnType<typeof answer>[]) {
  const waiting = [codeNeeded, ...then];
  const server = stubServer({ ...shellReplies, AuthenticateUser: () => (waiting.shift() ?? answer([testUser]))() });
  const app = openApp('/');
  await user.type(await screen.findByLabelText('Mobile Number'), '9000000010');
  await user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
  return { server, app, code: await screen.findByRole<HTMLInputElement>('textbox', { name: 'Code' }) };
}

describe('the code of the second step', () => {
  test('takes the place of the password, and all three are sent again (SEC-04)', async () => {
    const { server, app, code } = await logInWithoutCode();
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect([code.inputMode, code.autocomplete]).toEqual(['numeric', 'one-time-code']);
    await waitFor(() => expect(document.activeElement).toBe(code));
    await user.type(code, '123456{Enter}');
    await waitFor(() => expect(app.path()).toBe('/dashboard'));
    expect(server.sentTo('AuthenticateUser')[1]?.body).toMatchObject({ mobile: '9000000010', password: 'correct horse', code: '123456' });
  });

  test('is asked for again when it is wrong or missing, at its field (SEC-04)', async () => {
    const { code } = await logInWithoutCode(wrongCode);
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    expect(screen.getByText('Please enter the code from your authenticator app.').id).toBe(code.getAttribute('aria-describedby'));
    await user.type(code, '111111{Enter}');
    await waitFor(() => expect(screen.getAllByText('This code is not correct.')).toHaveLength(2));
    expect(document.activeElement).toBe(code);
  });

  test('may be a recovery code, typed with letters (SEC-06)', async () => {
    await logInWithoutCode();
    await user.click(screen.getByRole('button', { name: 'Use a Recovery Code' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Recovery Code' }).inputMode).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Use the App' }));
    expect(screen.getByRole('textbox', { name: 'Code' })).toBeTruthy();
  });

  test('makes way for the password, which gets the focus, when the login is refused for another reason (SEC-04)', async () => {
    const { code } = await logInWithoutCode(refusal(429, 'Too many attempts. Try again later.'));
    await user.type(code, '123456{Enter}');
    const password = await screen.findByLabelText('Password');
    await waitFor(() => expect(document.activeElement).toBe(password));
  });

  test('goes away when another number is entered (SEC-04)', async () => {
    await logInWithoutCode();
    await user.type(screen.getByLabelText('Mobile Number'), '{Backspace}1');
    expect(screen.getByLabelText('Password')).toBeTruthy();
  });
});

test('few recovery codes are told on the dashboard, which leads to My Account (SEC-06)', async () => {
  const few = { ...testUser, fld_recoverycodesleft: 2 };
  localStorage.setItem('vikray.login', JSON.stringify([few]));
  stubServer({ ...shellReplies, GetLoginRecord: answer([few]) });
  openApp('/dashboard');
  expect(await screen.findByText('You have 2 recovery codes left.')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'My Account' })[0]?.getAttribute('href')).toBe('/account');
});

test('a user who must set up a second step sees only its set-up (SEC-08)', async () => {
  const missing = { ...testUser, fld_mustsetupsecondstep: true };
  localStorage.setItem('vikray.login', JSON.stringify([missing]));
  const server = stubServer({
    ...shellReplies,
    GetLoginRecord: answer([missing]),
    GetSecondStep: answer([{ fld_ison: 'No', fld_codesleft: 0, fld_isrequired: 'Yes', fld_obstacle: '' }]),
  });
  const { path } = openApp('/customerlist');
  expect(await screen.findByText('Your office requires two-step sign-in. Set it up to continue.')).toBeTruthy();
  expect(path()).toBe('/account');
  expect(await screen.findByRole('button', { name: 'Set Up' })).toBeTruthy();
  expect(await server.allSent('GetOwnSession')).toEqual([]);
  expect(await server.allSent('GetUserMenu')).toEqual([]);
});
