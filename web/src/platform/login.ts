/** Who is logged in, according to the browser. The session itself is a cookie that no script can read. */
import '@vikray/contract/platform/check.ts';
import { loginRecord, type LoginRecord } from '@vikray/contract/session/login-record.ts';
import { useSyncExternalStore } from 'react';
import * as z from 'zod';
import { clearRights } from './rights.ts';
import { storedValue } from './stored-value.ts';

/** A list of one record in wire names, as AuthenticateUser returns it. */
const stored = storedValue('vikray.login', z.array(loginRecord));

/** The login record of this browser; nothing when no one is logged in. */
export function storedLogin(): LoginRecord | undefined {
  return stored.read()?.[0];
}

/** Keeps the login record until logout, in all tabs. */
export function storeLogin(login: LoginRecord): void {
  stored.write([login]);
}

/** Forgets who is logged in, and the rights. */
export function clearLogin(): void {
  clearRights();
  stored.clear();
}

/** Calls `listener` when someone logs in or out, in this or another tab. Returns a function that stops it. */
export const onLoginChange = stored.subscribe;

let logOuts = 0;
onLoginChange(() => {
  if (storedLogin() === undefined) logOuts += 1;
});

/** Returns a function that returns whether the current login still applies: the same user may have logged out and in again. */
export function followLogin(): () => boolean {
  const isSameUser = followUser();
  const before = logOuts;
  return () => isSameUser() && logOuts === before;
}

/** Returns a function that returns whether the current user is still the one who is logged in: another tab may log out and in. */
export function followUser(): () => boolean {
  const userId = storedLogin()?.userId;
  return () => storedLogin()?.userId === userId;
}

/** Does the work for one item after the other. Ends early when someone else has logged in, as the next call would carry their session. */
export async function oneByOne<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const isSameUser = followUser();
  for (const item of items) {
    if (!isSameUser()) return;
    await work(item);
  }
}

/** The login record, kept up to date; nothing when no one is logged in. */
export function useStoredLogin(): LoginRecord | undefined {
  return useSyncExternalStore(stored.subscribe, storedLogin);
}

/** The login record. Only for components inside the shell, which exists only while someone is logged in. */
export function useLogin(): LoginRecord {
  const login = useStoredLogin();
  if (!login) throw new Error('useLogin is for pages inside the shell');
  return login;
}

/** The only page that the server serves until the user has changed a given password or set up a required second step. */
export function onlyPageOf({ mustChangePassword, mustSetUpSecondStep }: LoginRecord): '/changepassword' | '/account' | undefined {
  if (mustChangePassword) return '/changepassword';
  return mustSetUpSecondStep ? '/account' : undefined;
}
