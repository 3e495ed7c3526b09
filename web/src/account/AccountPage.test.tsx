import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { press } from '../../../testing/screens/web-form-actions.ts';
import { shellReplies, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { answer, refusal, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';

const session = {
  fld_sessionid: 1,
  fld_device: 'Firefox on Windows',
  fld_address: '203.0.113.4',
  fld_startedat: '2026-11-19T04:30:00.000Z',
  fld_lastseenat: '2026-11-19T05:30:00.000Z',
  fld_iscurrent: true,
};
const telephone = { ...session, fld_sessionid: 2, fld_device: 'Chrome on Android', fld_iscurrent: false };
const mail = { fld_wanted: 'No', fld_cansend: 'Yes', fld_address: 'rohini@example.in' };

const replies = {
  ...shellReplies,
  GetOwnSession: answer([session, telephone]),
  GetSignInMail: answer([mail]),
  EndOwnSession: answer([{ SessionId: 2 }]),
  UpdateSignInMail: answer([{ ...mail, fld_wanted: 'Yes' }]),
};

async function openAccount(change: object = {}) {
  const server = stubServer({ ...replies, ...change });
  const app = openApp('/account');
  await screen.findByRole('heading', { name: 'My Account' });
  return { server, app };
}

beforeEach(() => {
  storeTestLogin();
});

describe('My Account', () => {
  test('opens from the name in the side menu and leads to Change Password (SEC-01)', async () => {
    const { app } = await openAccount();
    expect(app.path()).toBe('/account');
    const name = screen.getAllByText('Rohini Sondhi').find((one) => one.closest('a'));
    expect(name?.closest('a')?.getAttribute('href')).toBe('/account');
    expect(screen.getByRole('link', { name: 'Change Password' }).getAttribute('href')).toBe('/changepassword');
  });

  test('lists the sessions, this browser without a button (SEC-16)', async () => {
    await openAccount();
    const section = await screen.findByRole('region', { name: 'Sign-ins' });
    const [own, other] = await within(section).findAllByRole('listitem');
    if (!own || !other) throw new Error('There are two sessions');
    expect(own.textContent).toContain('Firefox on Windows');
    expect(own.textContent).toContain('from 203.0.113.4');
    expect(within(own).getByText('This browser')).toBeTruthy();
    expect(within(own).queryByRole('button')).toBeNull();
    expect(within(other).getByRole('button', { name: 'End the session of Chrome on Android' })).toBeTruthy();
  });

  test('ends one session, or all others, and reads the list again (SEC-16)', async () => {
    const { server } = await openAccount();
    await screen.findByText('Chrome on Android');
    press('End the session of Chrome on Android');
    expect(await screen.findByText('The session has ended.')).toBeTruthy();
    expect(server.sentTo('EndOwnSession')[0]?.body).toEqual({ sessionid: 2 });
    await waitFor(() => expect(server.sentTo('GetOwnSession').length).toBeGreaterThan(1));
    press('End All Others');
    expect(await screen.findByText('All other sessions have ended.')).toBeTruthy();
    expect(server.sentTo('EndOwnSession')[1]?.body).toEqual({ sessionid: 0 });
  });

  test('says when there are no other sessions, and when they cannot be read (SHR-14)', async () => {
    await openAccount({ GetOwnSession: answer([session]) });
    expect(await screen.findByText('No other sessions.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'End All Others' })).toBeNull();
  });

  test('offers another try when the sessions cannot be read (SHR-14)', async () => {
    await openAccount({ GetOwnSession: refusal(400, 'It is raining.') });
    expect(await screen.findByText('It is raining.')).toBeTruthy();
  });

  test('keeps the place of what is loading, and shows what follows the sessions only with them', async () => {
    const [step, sessions, mails] = [
      Promise.withResolvers<Response>(),
      Promise.withResolvers<Response>(),
      Promise.withResolvers<Response>(),
    ];
    await openAccount({ GetSecondStep: () => step.promise, GetOwnSession: () => sessions.promise, GetSignInMail: () => mails.promise });
    const placesIn = async (name: string) => {
      const section = await screen.findByRole('region', { name });
      return [section.getAttribute('aria-busy'), section.querySelectorAll('.account-loading').length];
    };
    expect(await placesIn('Two-Step Sign-In')).toEqual(['true', 2]);
    expect(await placesIn('Sign-ins')).toEqual(['true', 1]);
    expect(screen.queryByRole('region', { name: 'Notices' })).toBeNull();
    sessions.resolve(answer([session, telephone])());
    expect(await placesIn('Notices')).toEqual(['true', 2]);
    step.resolve(answer([{ fld_ison: 'No', fld_codesleft: 0, fld_isrequired: 'No', fld_obstacle: '' }])());
    mails.resolve(answer([mail])());
    await screen.findByRole('button', { name: 'Set Up' });
    await screen.findByRole('checkbox', { name: 'Mail me about new sign-ins' });
    for (const name of ['Two-Step Sign-In', 'Sign-ins', 'Notices']) expect(await placesIn(name)).toEqual(['false', 0]);
  });

  test.each(['GetSecondStep', 'GetSignInMail'])('says so when the answer of %s cannot be read (SHR-14)', async (operation) => {
    await openAccount({ GetSecondStep: answer([]), [operation]: refusal(400, 'It is raining.') });
    expect(await screen.findByText('It is raining.')).toBeTruthy();
  });

  test('lets the user choose mails about new sign-ins (SEC-17)', async () => {
    const { server } = await openAccount();
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Mail me about new sign-ins' }));
    await waitFor(() => expect(server.sentTo('UpdateSignInMail')[0]?.body).toEqual({ wanted: 'Yes' }));
    expect(screen.getByText('To rohini@example.in')).toBeTruthy();
  });

  test('says why there can be no mails (SEC-17)', async () => {
    await openAccount({ GetSignInMail: answer([{ ...mail, fld_cansend: 'No' }]) });
    expect(await screen.findByText(/^The panel cannot send mail yet\./)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Mail me about new sign-ins' }).disabled).toBe(true);
  });
});
