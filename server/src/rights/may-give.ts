import type { SignedIn } from '../platform/identity.ts';
import type { Assignee } from './assigned-right-store.ts';

/**
 * Why this user may not assign the rights of that one; undefined if they may. Only an Administrator can change their own rights, or those
 * of an Administrator; anyone else needs Edit User.
 */
export function refusalToAssign(user: SignedIn, assignee: Assignee): 'Forbidden' | 'OfAdministrator' | undefined {
  if (user.loginType === 'Administrator') return undefined;
  if (!user.rights.has('Edit User') || assignee.userId === user.userId) return 'Forbidden';
  return assignee.loginType === 'Administrator' ? 'OfAdministrator' : undefined;
}

/** Whether this user may give all of these rights: an Administrator may give any, others only those that they hold. */
export function mayGive(user: SignedIn, names: readonly string[]): boolean {
  return user.loginType === 'Administrator' || names.every((name) => user.rights.has(name));
}
