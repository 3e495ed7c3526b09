/** Logging in and out, and keeping what the browser knows of the user true. */
import { statedMoment } from '@vikray/contract/platform/dates.ts';
import type { AccessRight } from '@vikray/contract/rights/menu.ts';
import type { LoginRecord } from '@vikray/contract/session/login-record.ts';
import { useEffect } from 'react';
import { call, onForbidden } from './call.ts';
import { forgetEndedSession } from './ended-session.ts';
import { clearLogin, onLoginChange, storedLogin, storeLogin } from './login.ts';
import { queryClient } from './queries.ts';
import { storeRights } from './rights.ts';

const logOutTimeoutMs = 3_000;

/** Logs in and loads the rights. Fails as AuthenticateUser does; missing rights are read again by the shell. */
export async function logIn(mobile: string, password: string): Promise<void> {
  const [login] = await call('AuthenticateUser', { mobile, password, action: 'Login', actionDate: statedMoment(new Date()) });
  if (!login) throw new Error('AuthenticateUser answers the user');
  const rights = await readRights(login);
  if (rights) storeRights(rights);
  storeLogin(login);
  forgetEndedSession();
}

/** Tells the server, then forgets the login, also when the server cannot be told. */
export async function logOut(login: LoginRecord): Promise<void> {
  try {
    const event = { userId: login.userId, action: 'Logout', actionDate: statedMoment(new Date()) };
    await call('AddUserLoginSession', event, { timeoutMs: logOutTimeoutMs });
  } catch {
    // Logging out succeeds for the user whatever the server says; a session left behind expires by itself.
  } finally {
    clearLogin();
    forgetEndedSession();
    // Half-filled forms are the user's own, and the next one at this tab may be somebody else.
    sessionStorage.clear();
  }
}

/** The rights, or nothing when they cannot be read: then those known so far stay. The server decides in any case. */
async function readRights({ userId }: LoginRecord): Promise<AccessRight[] | undefined> {
  try {
    return await call('GetUserSubMenuAccessRights', { userId });
  } catch {
    return undefined;
  }
}

/** Reads the rights afresh, as after changing one's own. */
export async function refreshRights(): Promise<void> {
  const login = storedLogin();
  const rights = login && (await readRights(login));
  // Who has logged out meanwhile leaves no rights behind.
  if (rights && storedLogin()?.userId === login.userId) storeRights(rights);
}

/** Reads the login record afresh, as after a change of one's own name or photo. */
export async function refreshLogin(): Promise<void> {
  try {
    const [login] = await call('GetLoginRecord', {});
    if (login && storedLogin()) storeLogin(login);
  } catch {
    // The record known so far stays.
  }
}

/** Reads login record and rights afresh when the shell appears, and the rights after every refusal (403). */
export function useFreshSession(login: LoginRecord): void {
  const { userId } = login;
  useEffect(() => {
    void refreshLogin();
    void refreshRights();
    return onForbidden(() => void refreshRights());
  }, [userId]);
}

/** Empties the answers of the server whenever another user, or nobody, is logged in. Call once at start. */
export function forgetAnswersWithLogin(): void {
  let userId = storedLogin()?.userId;
  onLoginChange(() => {
    const now = storedLogin()?.userId;
    if (now !== userId) queryClient.clear();
    userId = now;
  });
}
