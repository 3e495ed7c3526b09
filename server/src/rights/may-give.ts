import type { SignedIn } from '../platform/identity.ts';
import type { Assignee } from './assigned-right-store.ts';

/**
 * Whether this user may assign the rights of that one. Only an Administrator can change their own rights, or those of an Administrator;
 * anyone else needs Edit User.
 */
export function mayAssignTo(user: SignedIn, assignee: Assignee): boolean {
  if (user.loginType === 'Administrator') return true;
  return user.rights.has('Edit User') && assignee.userId !== user.userId && assignee.loginType !== 'Administrator';
}

/** Whether this user may give all of these rights: an Administrator may give any, others only those that they hold. */
export function mayGive(user: SignedIn, names: readonly string[]): boolean {
  return user.loginType === 'Administrator' || names.every((name) => user.rights.has(name));
}
