/**
 * Remembers a session that has ended by itself: whose it was and which page each tab showed, so that the user continues there after the
 * login.
 */
import '@vikray/contract/platform/check.ts';
import { useSyncExternalStore } from 'react';
import * as z from 'zod';
import { clearLogin, followLogin, storedLogin } from './login.ts';
import { storedValue } from './stored-value.ts';
import { tabEntry } from './tab-entry.ts';

/** The user's number, in all tabs, until someone logs in or the user logs out. */
const ended = storedValue('vikray.session-ended', z.int());

/** The page that this tab showed, and whose it was. */
const page = tabEntry('vikray.page', z.object({ userId: z.int(), href: z.string() }));

/** Forgets the login, because the server has ended its session. */
export function endSession(): void {
  const login = storedLogin();
  if (login) ended.write(login.userId);
  clearLogin();
}

/**
 * Call it before a request. Returns a function for the status of the answer, which ends the session if the server no longer knows it. A
 * late answer to a request from before a login says nothing about the session of now.
 */
export function watchSession(): (status: number) => void {
  const isSameLogin = followLogin();
  return (status) => {
    if (status === 401 && isSameLogin()) endSession();
  };
}

/** Forgets an ended session. Call it after a login or a logout. */
export function forgetEndedSession(): void {
  ended.clear();
}

/** Whether the login page is shown because a session has ended. */
export function useSessionHasEnded(): boolean {
  return useSyncExternalStore(ended.subscribe, ended.read) !== undefined;
}

/** Remembers the page of this tab, if the tab leaves it because the session has ended. */
export function rememberPage(href: string): void {
  const userId = ended.read();
  if (userId !== undefined) page.write({ userId, href });
}

/** The page that this user had open when the session ended. The page of another user in this tab is forgotten. */
export function pageToGoOnWith(userId: number): string | undefined {
  const left = page.read();
  if (left && left.userId !== userId) sessionStorage.clear();
  return left?.userId === userId ? left.href : undefined;
}

/** Forgets the page. Call it once the user has returned to it. */
export function forgetPage(): void {
  page.forget();
}
