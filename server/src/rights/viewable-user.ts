import type { SignedIn } from '../platform/identity.ts';

/** Whose rights a call is about: one's own without a user id. Nothing when the caller may not see that user's. */
export function viewableUser(user: SignedIn, wanted: number | undefined): number | undefined {
  const userId = wanted ?? user.userId;
  return userId === user.userId || user.rights.has('Edit User') || user.loginType === 'Administrator' ? userId : undefined;
}
