import type { SignedIn } from '../platform/identity.ts';

/** The user whose rights a call requests: the caller without a user id. Nothing when the caller may not see that user's rights. */
export function viewableUser(user: SignedIn, wanted: number | undefined): number | undefined {
  const userId = wanted ?? user.userId;
  return userId === user.userId || user.rights.has('Edit User') || user.loginType === 'Administrator' ? userId : undefined;
}
