import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { enter, lockedText, press, sentenceAt } from '../../../testing/screens/web-form-actions.ts';
import { granted, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { answer, refusal, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { enterPassword, passwordField, userReplies, wholeUserRow } from '../../../testing/screens/web-users.ts';
import { openApp } from '../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});
afterEach(() => void vi.useRealTimers());

async function openUser(replies: object = {}) {
  const server = stubServer({
    ...userReplies,
    GetUserSubMenuAccessRights: answer(granted('User List', 'Edit User')),
    GetUser: answer([wholeUserRow(12, 'Asha Rao')], { total: 1 }),
    RevealPrivate: answer([{ fld_field: 'adhaar', fld_value: '234567890124' }]),
    ...replies,
  });
  openApp('/viewuser?id=12');
  await screen.findByRole('button', { name: 'Show Aadhaar' });
  return server;
}

async function showAadhaar(typed = 'my own password'): Promise<void> {
  press('Show Aadhaar');
  await screen.findByRole('dialog');
  enterPassword('Your Password', typed);
  press('Confirm');
}

describe('a private value on the page of a user', () => {
  test('is masked, with Show beside each that is entered (SEC-19)', async () => {
    const server = await openUser();
    expect(server.sentTo('GetUser').map(({ query }) => query)).toEqual([{ userid: '12', view: 'masked' }]);
    expect(['PAN', 'Aadhaar', 'Account Number', 'Passport'].map(lockedText)).toEqual(['•••••0939F', '••••••••0124', '••••9012', '–']);
    expect(document.querySelectorAll('.masked-input button')).toHaveLength(3);
  });

  test('is shown after the own password, alone, for 30 seconds (SEC-19)', async () => {
    const server = await openUser();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await showAadhaar();
    await waitFor(() => expect(lockedText('Aadhaar')).toBe('234567890124'));
    expect(server.sentTo('RevealPrivate').map(({ body }) => body)).toEqual([{ userid: 12, field: 'adhaar', password: 'my own password' }]);
    expect([lockedText('PAN'), lockedText('Account Number')]).toEqual(['•••••0939F', '••••9012']);
    await act(() => vi.advanceTimersByTimeAsync(25_000));
    expect(lockedText('Aadhaar')).toBe('234567890124');
    await act(() => vi.advanceTimersByTimeAsync(5_500));
    expect(lockedText('Aadhaar')).toBe('••••••••0124');
    expect(JSON.stringify([Object.values(localStorage), Object.values(sessionStorage)])).not.toContain('234567890124');
  });

  test('is hidden again on request, and asks for the password each time (SEC-19)', async () => {
    await openUser();
    await showAadhaar();
    fireEvent.click(await screen.findByRole('button', { name: 'Hide Aadhaar' }));
    expect(lockedText('Aadhaar')).toBe('••••••••0124');
    press('Show Aadhaar');
    await screen.findByRole('dialog');
    expect(passwordField('Your Password').value).toBe('');
  });

  test('stays masked after a wrong password, which the dialog says (SEC-19)', async () => {
    await openUser({ RevealPrivate: refusal(400, 'Incorrect Old Password.', { code: 'WrongOwnPassword', field: 'ownPassword' }) });
    await showAadhaar('a wrong one');
    await waitFor(() => expect(passwordField('Your Password').getAttribute('aria-invalid')).toBe('true'));
    expect(document.querySelector('.masked-input .locked-value')?.textContent).toBe('•••••0939F');
  });

  test('is never edited in place: Change opens an empty field, Keep brings the mask back (SEC-20)', async () => {
    await openUser();
    press('Edit User Details');
    fireEvent.click(await screen.findByRole('button', { name: 'Change Aadhaar' }));
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Aadhaar' });
    expect(field.value).toBe('');
    enter('Aadhaar', '99990000111');
    press('Keep Aadhaar');
    expect(lockedText('Aadhaar')).toBe('••••••••0124');
    expect(sentenceAt('Full Name')).toBeUndefined();
  });
});
