import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answer, noAnswer, refusal, settle, stubServer } from '../../../testing/screens/web-server-stub.ts';

/** The sources of the pages, by their path. */
const pages = import.meta.glob<string>('../../*-password.html', { query: '?raw', import: 'default', eager: true });

beforeEach(() => {
  vi.resetModules();
  history.replaceState(null, '', '/');
});

// Other test files use the same window.
afterEach(() => {
  document.body.replaceChildren();
  delete document.body.dataset['reset'];
});

/** Shows the body of a static page. The browser would then run its script. */
function show(path: string, isOn = true): void {
  document.body.innerHTML = /<body[^>]*>([^]*)<\/body>/.exec(pages[path] ?? '')?.[1] ?? '';
  // The server writes this into the page when it can mail links.
  document.body.dataset['reset'] = isOn ? 'on' : 'off';
}

function part(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The page has no ${selector}`);
  return found;
}

function field(id: string): HTMLInputElement {
  const found = document.getElementById(id);
  if (!(found instanceof HTMLInputElement)) throw new Error(`The page has no field ${id}`);
  return found;
}

const shownSentence = () => part('#sentence').textContent;
const isWrong = () => part('#sentence').dataset['wrong'] === 'true';
const submit = () => fireEvent.submit(part('form'));

function enter(values: Readonly<Record<string, string>>): void {
  for (const [id, value] of Object.entries(values)) field(id).value = value;
}

describe('the page about a forgotten password', () => {
  const sent = 'If this number is registered, a link has been sent to its office e-mail.';

  async function open(replies: Parameters<typeof stubServer>[0] = {}, isOn = true) {
    const server = stubServer({ RequestPasswordReset: answer(sent), ...replies });
    show('../../forgot-password.html', isOn);
    await import('./forgot-password.ts');
    return server;
  }

  test('has the form when links can be mailed, and its text alone when they cannot (SEC-09)', async () => {
    await open();
    expect(part('form').hidden).toBe(false);
    vi.resetModules();
    await open({}, false);
    expect(part('form').hidden).toBe(true);
    expect(document.body.textContent).toContain('A colleague who may add users can give you a new password');
    expect(part('a[href="/"]').textContent).toBe('Back to Log In');
  });

  test('sends the number without +91 and blanks, and shows what the server says (SEC-09)', async () => {
    const server = await open();
    enter({ mobile: '+91 90000 00001' });
    submit();
    await waitFor(() => expect(shownSentence()).toBe(sent));
    expect(server.sentTo('RequestPasswordReset').map(({ body }) => body)).toEqual([{ mobile: '9000000001' }]);
    expect([isWrong(), field('mobile').value]).toEqual([false, '']);
    expect(document.body.textContent).not.toContain('A colleague who may add users');
    expect(part('a[href="/"]').textContent).toBe('Back to Log In');
  });

  test('asks for the number, and sends nothing without it (SEC-09)', async () => {
    const server = await open();
    submit();
    await waitFor(() => expect(shownSentence()).toBe('Please enter Mobile Number.'));
    expect([isWrong(), await server.allSent()]).toEqual([true, []]);
  });

  test('sends once, however often the button is pressed, and says when there are too many (SEC-10)', async () => {
    const server = await open({ RequestPasswordReset: refusal(429, 'Too many requests. Please try again later.') });
    enter({ mobile: '9000000001' });
    for (let time = 0; time < 3; time++) submit();
    await waitFor(() => expect(shownSentence()).toBe('Too many requests. Please try again later.'));
    expect(server.sentTo('RequestPasswordReset')).toHaveLength(1);
    expect(field('mobile').value).toBe('9000000001');
  });

  test('says so when the server cannot be reached (SHR-14)', async () => {
    await open({ RequestPasswordReset: noAnswer });
    enter({ mobile: '9000000001' });
    submit();
    await waitFor(() => expect(shownSentence()).toBe('Something went wrong, try again later.'));
  });
});

describe('the page behind the link', () => {
  const token = 'T'.repeat(43);

  async function open(replies: Parameters<typeof stubServer>[0] = {}) {
    const server = stubServer({ ResetPassword: answer('Your password was changed.'), ...replies });
    history.replaceState(null, '', `/reset-password.html#${token}`);
    show('../../reset-password.html');
    await import('./reset-password.ts');
    return server;
  }

  test('does nothing when it is opened, so that a mail scanner uses nothing up (SEC-11)', async () => {
    const server = await open();
    await settle();
    expect(await server.allSent()).toEqual([]);
    expect(location.hash).toBe(`#${token}`);
  });

  test('sends the token of the fragment and the password, then forgets both (SEC-11, SEC-12)', async () => {
    const server = await open();
    enter({ password: 'a good new one', confirmation: 'a good new one' });
    submit();
    await waitFor(() => expect(shownSentence()).toBe('Your password was changed.'));
    expect(server.sentTo('ResetPassword').map(({ body }) => body)).toEqual([{ token, newpassword: 'a good new one' }]);
    expect([location.hash, document.querySelectorAll('input').length]).toEqual(['', 0]);
    expect(document.body.textContent).not.toContain('At least 8 characters');
    expect([...document.querySelectorAll('a')].map((link) => link.textContent)).toEqual(['Back to Log In']);
  });

  test.each([
    [{ password: '', confirmation: '' }, 'Please enter New Password.'],
    [{ password: 'one password', confirmation: '' }, 'Please re-enter Password.'],
    [{ password: 'one password', confirmation: 'another password' }, 'New Password and Confirm Password do not match.'],
  ])('checks %j before anything is sent (SEC-12)', async (typed, sentence) => {
    const server = await open();
    enter(typed);
    submit();
    await waitFor(() => expect(shownSentence()).toBe(sentence));
    expect([isWrong(), await server.allSent()]).toEqual([true, []]);
  });

  test('says when the link is no longer valid, and leads to a new one (SEC-12)', async () => {
    await open({ ResetPassword: refusal(400, 'This link is no longer valid. Please request a new one.') });
    enter({ password: 'a good new one', confirmation: 'a good new one' });
    submit();
    await waitFor(() => expect(shownSentence()).toBe('This link is no longer valid. Please request a new one.'));
    expect(isWrong()).toBe(true);
    expect(part('a[href="/forgot-password.html"]').textContent).toBe('Request a New Link');
    expect(document.querySelectorAll('input')).toHaveLength(2);
  });

  test('keeps the entries when the password is too common (SEC-14)', async () => {
    await open({ ResetPassword: refusal(400, 'This password is too common. Please choose another.') });
    enter({ password: 'password', confirmation: 'password' });
    submit();
    await waitFor(() => expect(shownSentence()).toBe('This password is too common. Please choose another.'));
    expect(field('password').value).toBe('password');
  });
});
