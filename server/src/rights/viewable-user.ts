import type { SignedIn } from '../platform/identity.ts';

/** The user whose rights a call requests: without a user id, the caller. Undefined when the caller may not see that user's rights. */
export function viewableUser(user: SignedIn, wanted: number | undefined): number | undefined {
  const userId = wanted ?? user.userId;
  return userId === user.userId || user.rights.has('Edit User') || user.loginType === 'Administrator' ? userId : undefined;
}
