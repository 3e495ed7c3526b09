/** Everything that My Account reads from the server. */
import { useQuery } from '@tanstack/react-query';
import { queryOf, refresh } from '../platform/queries.ts';
import { refreshLogin } from '../platform/session.ts';

/** The open sessions of the user, the one last used first. */
export function useOwnSessions() {
  return useQuery(queryOf('GetOwnSession', {}));
}

/** Makes the list of sessions load again. */
export function refreshSessions(): Promise<void> {
  return refresh('GetOwnSession');
}

/** The state of the user's second step. */
export function useSecondStep() {
  return useQuery(queryOf('GetSecondStep', {}));
}

/** Makes the state of the second step load again, here and in the login record. */
export async function refreshSecondStep(): Promise<void> {
  await Promise.all([refresh('GetSecondStep'), refreshLogin()]);
}

/** Whether the user gets mails about new browsers. */
export function useSignInMail() {
  return useQuery(queryOf('GetSignInMail', {}));
}

/** Makes the choice of mails load again. */
export function refreshSignInMail(): Promise<void> {
  return refresh('GetSignInMail');
}

/** The user's tokens for programs; for Administrators everyone's. */
export function useTokens() {
  return useQuery(queryOf('GetApiToken', {}));
}

/** Makes the list of tokens load again. */
export function refreshTokens(): Promise<void> {
  return refresh('GetApiToken');
}
