import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { shellReplies, testUser, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { answer, refusal, settle, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';

async function openLogin() {
  const app = openApp('/');
  const mobile: HTMLInputElement = await screen.findByLabelText('Mobile Number');
  const password: HTMLInputElement = screen.getByLabelText('Password');
  return { ...app, mobile, password, logIn: screen.getByRole('button', { name: 'Log In' }) };
}

describe('login page', () => {
  const user = userEvent.setup();

  it('shows and hides the password (LOG-01)', async () => {
    stubServer({});
    const { password } = await openLogin();
    expect(password.type).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password.type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password.type).toBe('password');
  });

  it.each([
    ['98a7-65432109', '9876543210'],
    ['1234567890123', '1234567890'],
    ['+91 98765 43210', '9876543210'],
  ])('takes only ten digits of %s (LOG-05)', async (typed, kept) => {
    stubServer({});
    const { mobile } = await openLogin();
    await user.click(mobile);
    await user.paste(typed);
    expect(mobile.value).toBe(kept);
    await user.clear(mobile);
    await user.type(mobile, typed);
    expect(mobile.value).toBe(kept);
  });

  it('asks for the mobile number, then a valid one, then the password, at the field (LOG-06, LOG-07, LOG-08)', async () => {
    const server = stubServer({});
    const { mobile, password, logIn } = await openLogin();
    await user.click(logIn);
    expect(screen.getByText('Please enter Mobile Number.')).toBeDefined();
    expect(document.activeElement).toBe(mobile);

    await user.type(mobile, '900000001');
    await user.click(logIn);
    expect(screen.getByText('Mobile Number is invalid.').id).toBe(mobile.getAttribute('aria-describedby'));

    await user.type(mobile, '0');
    await user.click(logIn);
    expect(screen.getByText('Please enter Password.')).toBeDefined();
    expect(document.activeElement).toBe(password);
    expect(await server.allSent()).toEqual([]);
  });

  it('sends the login on Enter and goes to the dashboard (LOG-02, LOG-04, LOG-09)', async () => {
    const { sentTo } = stubServer({ ...shellReplies, AuthenticateUser: answer([testUser]) });
    const { path, mobile, password } = await openLogin();
    await user.type(mobile, '9000000010');
    await user.type(password, 'correct horse{Enter}');
    await waitFor(() => expect(path()).toBe('/dashboard'));
    const [login] = sentTo('AuthenticateUser');
    expect(login?.body).toEqual({
      mobile: '9000000010',
      password: 'correct horse',
      action: 'Login',
      actiondate: expect.stringMatching(/20\d\d/),
    });
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeDefined();
  });

  it('shows the exact message of a refusal, in the form and as a notice (LOG-11, LOG-18)', async () => {
    stubServer({ AuthenticateUser: refusal(401, 'Invalid Mobile Number or Password.') });
    const { path, mobile, password, logIn } = await openLogin();
    await user.type(mobile, '9000000010');
    await user.type(password, 'wrong');
    await user.click(logIn);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Invalid Mobile Number or Password.'));
    expect(screen.getAllByText('Invalid Mobile Number or Password.')).toHaveLength(2);
    expect(mobile.value).toBe('9000000010');
    expect(path()).toBe('/');
    expect(localStorage.length).toBe(0);
  });

  it.each([401, 500, 200])('shows the message that an answer of status %i has in place of the user (LOG-11, LOG-18)', async (status) => {
    stubServer({ AuthenticateUser: () => Response.json({ data: 'This mobile number is blocked.' }, { status }) });
    const { path, mobile, password } = await openLogin();
    await user.type(mobile, '9000000010');
    await user.type(password, 'correct horse{Enter}');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('This mobile number is blocked.'));
    expect(path()).toBe('/');
    expect(localStorage.length).toBe(0);
  });

  it('sends one login even when the button is pressed several times', async () => {
    let letGo = () => {};
    const held = new Promise<Response>((resolve) => {
      letGo = () => resolve(Response.json({ data: [testUser] }));
    });
    const { sentTo } = stubServer({ ...shellReplies, AuthenticateUser: () => held });
    const { path, mobile, password, logIn } = await openLogin();
    await user.type(mobile, '9000000010');
    await user.type(password, 'correct horse');
    await user.click(logIn);
    await user.click(logIn);
    expect(logIn.getAttribute('aria-busy')).toBe('true');
    letGo();
    await waitFor(() => expect(path()).toBe('/dashboard'));
    await settle();
    expect(sentTo('AuthenticateUser')).toHaveLength(1);
  });

  it('goes straight to the dashboard with a saved login (LOG-03, RTE-36)', async () => {
    storeTestLogin();
    stubServer(shellReplies);
    const { path } = openApp('/');
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeDefined();
    expect(path()).toBe('/dashboard');
  });

  it('links to the static page about a forgotten password (RTE-35)', async () => {
    stubServer({});
    await openLogin();
    expect(screen.getByRole('link', { name: 'Forgot Password' }).getAttribute('href')).toBe('/forgot-password.html');
  });
});
