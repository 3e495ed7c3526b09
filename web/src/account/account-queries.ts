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

/** The state of the user's second step; undefined while it loads. */
export function useSecondStep() {
  return useQuery(queryOf('GetSecondStep', {})).data?.[0];
}

/** Makes the state of the second step load again, here and in the login record. */
export async function refreshSecondStep(): Promise<void> {
  await Promise.all([refresh('GetSecondStep'), refreshLogin()]);
}

/** The settings that an Administrator chooses; undefined while they load. */
export function useSettings() {
  return useQuery(queryOf('GetSettings', {})).data;
}

/** Makes the settings load again. */
export function refreshSettings(): Promise<void> {
  return refresh('GetSettings');
}

/** Whether the user gets mails about new browsers; undefined while it loads. */
export function useSignInMail() {
  return useQuery(queryOf('GetSignInMail', {})).data?.[0];
}

/** Makes the choice of mails load again. */
export function refreshSignInMail(): Promise<void> {
  return refresh('GetSignInMail');
}
