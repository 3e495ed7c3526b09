/** Logs in and out, and keeps the browser's login record and rights up to date. */
import { longInstant } from '@vikray/contract/platform/dates.ts';
import type { AccessRight } from '@vikray/contract/rights/menu.ts';
import type { LoginRecord } from '@vikray/contract/session/login-record.ts';
import { useEffect } from 'react';
import * as z from 'zod';
import { call, onForbidden } from './call.ts';
import { forgetEndedSession } from './ended-session.ts';
import { clearLogin, onLoginChange, storedLogin, storeLogin } from './login.ts';
import { takePageAnswer } from './page-answers.ts';
import { pause } from './pause.ts';
import { forgetAdministratorsAnswers, queryClient } from './queries.ts';
import { storeRights } from './rights.ts';
import { clearSeenNews } from './seen-news.ts';
import { tabEntry } from './tab-entry.ts';
import { clearVisits } from './visits.ts';

const logOutTimeoutMs = 3_000;

/**
 * Logs in, with a code if the user has a second step, and loads the rights. Fails as AuthenticateUser does. If the rights fail to load, the
 * shell loads them again.
 */
export async function logIn(mobile: string, password: string, code?: string): Promise<void> {
  const event = { action: 'Login', actionDate: longInstant(new Date()) };
  const [login] = await call('AuthenticateUser', { mobile, password, ...(code !== undefined && { code }), ...event });
  if (!login) throw new Error('AuthenticateUser answers the user');
  const rights = await readRights(login);
  if (rights) storeRights(rights);
  storeLogin(login);
  forgetEndedSession();
}

const savers = new Set<() => Promise<unknown>>();

/** Calls `save` before a logout, so that the server gets what only the tab has. Returns a function that stops it. */
export function beforeLogOut(save: () => Promise<unknown>): () => void {
  savers.add(save);
  return () => savers.delete(save);
}

/** Logs out on the server, then forgets the login, even if the server is out of reach. */
export async function logOut(login: LoginRecord): Promise<void> {
  try {
    if (savers.size > 0) await Promise.race([Promise.all([...savers].map(async (save) => save())), pause(logOutTimeoutMs)]);
    const event = { userId: login.userId, action: 'Logout', actionDate: longInstant(new Date()) };
    await call('AddUserLoginSession', event, { timeoutMs: logOutTimeoutMs });
  } catch {
    // Logging out always succeeds for the user; a session that stays on the server expires by itself.
  } finally {
    clearLogin();
    forgetEndedSession();
    clearVisits();
    clearSeenNews();
    // Half-filled forms belong to this user, and the next user of this tab may be someone else.
    sessionStorage.clear();
  }
}

/** The rights; nothing when they cannot be loaded, and then the known ones stay. The server decides in any case. */
async function readRights({ userId }: LoginRecord): Promise<AccessRight[] | undefined> {
  try {
    return takePageAnswer('GetUserSubMenuAccessRights', { userId }) ?? (await call('GetUserSubMenuAccessRights', { userId }));
  } catch {
    return undefined;
  }
}

let rightsReads = 0;

/** Loads the rights again, for example after users have changed their own. Of several reads, the last one counts. */
export async function refreshRights(): Promise<void> {
  const login = storedLogin();
  rightsReads += 1;
  const read = rightsReads;
  const rights = login && (await readRights(login));
  // A user who has logged out in the meantime leaves no rights behind.
  if (rights && read === rightsReads && storedLogin()?.userId === login.userId) storeRights(rights);
}

/** Loads the login record again, for example after users have changed their own name or photo. */
export async function refreshLogin(): Promise<void> {
  const before = storedLogin();
  try {
    const [login] = takePageAnswer('GetLoginRecord', {}) ?? (await call('GetLoginRecord', {}));
    // A late answer is about the user before.
    if (login && before && storedLogin()?.userId === before.userId) storeLogin(login);
  } catch {
    // Keep the known record.
  }
}

/** Loads login record and rights again when the shell appears and after every refusal (403). */
export function useFreshSession(login: LoginRecord): void {
  const { userId } = login;
  useEffect(() => {
    const refreshBoth = () => {
      void refreshLogin();
      void refreshRights();
    };
    refreshBoth();
    return onForbidden(refreshBoth);
  }, [userId]);
}

/**
 * Clears the cached answers whenever the logged-in user changes or logs out, and those for Administrators when the user no longer is one.
 * Call it once at start. Returns a function that stops it.
 */
export function forgetAnswersWithLogin(): () => void {
  let before = storedLogin();
  return onLoginChange(() => {
    const now = storedLogin();
    if (now?.userId !== before?.userId) queryClient.clear();
    else if (before?.loginType === 'Administrator' && now?.loginType !== 'Administrator') forgetAdministratorsAnswers();
    before = now;
  });
}

/** The user whose entries this tab keeps. */
const owner = tabEntry('vikray.owner', z.int());

/**
 * Clears the entries that this tab keeps when another user logs in, in whatever tab, and not before: the same user finds them again. Call
 * it once at start. Returns a function that stops it.
 */
export function forgetEntriesOfOthers(): () => void {
  function check(): void {
    const userId = storedLogin()?.userId;
    const before = owner.read();
    if (userId === undefined || userId === before) return;
    if (before !== undefined) sessionStorage.clear();
    owner.write(userId);
  }
  check();
  return onLoginChange(check);
}
