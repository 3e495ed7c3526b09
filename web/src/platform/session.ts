/** Logging in and out, and keeping what the browser knows of the user true. */
import { statedMoment } from '@vikray/contract/platform/dates.ts';
import type { LoginRecord } from '@vikray/contract/session/login-record.ts';
import { useEffect } from 'react';
import { call, onForbidden } from './call.ts';
import { clearLogin, onLoginChange, storedLogin, storeLogin } from './login.ts';
import { queryClient } from './queries.ts';
import { storeRights } from './rights.ts';

/** Logs in and loads the rights. Fails as AuthenticateUser does; missing rights are read again by the shell. */
export async function logIn(mobile: string, password: string): Promise<void> {
  const [login] = await call('AuthenticateUser', { mobile, password, action: 'Login', actionDate: statedMoment(new Date()) });
  if (!login) throw new Error('AuthenticateUser answers the user');
  await refreshRights(login);
  storeLogin(login);
}

/** Tells the server, then forgets the login, also when the server cannot be told. */
export async function logOut(login: LoginRecord): Promise<void> {
  try {
    await call('AddUserLoginSession', { userId: login.userId, action: 'Logout', actionDate: statedMoment(new Date()) });
  } catch {
    // Logging out succeeds for the user whatever the server says; a session left behind expires by itself.
  } finally {
    clearLogin();
  }
}

async function refreshRights({ userId }: LoginRecord): Promise<void> {
  try {
    storeRights(await call('GetUserSubMenuAccessRights', { userId }));
  } catch {
    // The rights known so far stay; the server decides in any case.
  }
}

async function refreshLogin(): Promise<void> {
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
    const refreshOwnRights = () => {
      const current = storedLogin();
      if (current) void refreshRights(current);
    };
    refreshOwnRights();
    return onForbidden(refreshOwnRights);
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
