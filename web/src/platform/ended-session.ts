/** What is known of a session that has ended by itself: whose it was, and on which page each tab stood, to go on there after the login. */
import '@vikray/contract/platform/check.ts';
import { useSyncExternalStore } from 'react';
import * as z from 'zod';
import { clearLogin, storedLogin } from './login.ts';
import { storedValue } from './stored-value.ts';

/** The user's number, in all tabs, until somebody logs in or the user logs out. */
const ended = storedValue('vikray.session-ended', z.int());

const pageKey = 'vikray.page';
const rememberedPage = z.object({ userId: z.int(), href: z.string() });

/** Forgets the login, as the server no longer knows it. */
export function endSession(): void {
  const login = storedLogin();
  if (login) ended.write(login.userId);
  clearLogin();
}

/** After a login or a logout nothing is to be said of an earlier session. */
export function forgetEndedSession(): void {
  ended.clear();
}

/** Whether the login page stands where a session has ended. */
export function useSessionHasEnded(): boolean {
  return useSyncExternalStore(ended.subscribe, ended.read) !== undefined;
}

/** Remembers where this tab stands, if it leaves because the session has ended. */
export function rememberPage(href: string): void {
  const userId = ended.read();
  if (userId !== undefined) sessionStorage.setItem(pageKey, JSON.stringify({ userId, href }));
}

/** The page that this user stood on when the session ended. What somebody else has left in this tab is forgotten. */
export function pageToGoOnWith(userId: number): string | undefined {
  const text = sessionStorage.getItem(pageKey);
  const page = text === null ? undefined : rememberedPage.safeParse(JSON.parse(text)).data;
  if (page && page.userId !== userId) sessionStorage.clear();
  return page?.userId === userId ? page.href : undefined;
}

/** The page has been gone on with. */
export function forgetPage(): void {
  sessionStorage.removeItem(pageKey);
}
