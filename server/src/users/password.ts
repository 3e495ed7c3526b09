/** Passwords are stored as slow hashes, each with its own salt. */
import { randomInt } from 'node:crypto';
import { hashSlowly, isOfOtherCost, isSlowHashOf, unmatchedHash, type HashOwner } from '../platform/slow-hash.ts';

/** The hash to store. */
export function hashPassword(password: string, owner?: HashOwner): Promise<string> {
  return hashSlowly(password, owner);
}

/** Whether the password matches the hash. Without a hash (an unknown user) it takes as long and answers false. */
export async function isPassword(password: string, passwordHash: string | undefined, owner?: HashOwner): Promise<boolean> {
  const matches = await isSlowHashOf(passwordHash ?? unmatchedHash(), password, owner);
  return matches && passwordHash !== undefined;
}

/** A new hash, at today's cost, of a password that was right; undefined when the stored hash already has that cost. */
export async function renewedHash(password: string, passwordHash: string, owner: HashOwner): Promise<string | undefined> {
  return isOfOtherCost(passwordHash) ? hashSlowly(password, owner) : undefined;
}

/** No look-alikes such as 1 and l, because people type the password from a terminal. */
const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Generates a password that no one can guess, to be typed once. */
export function makeUpPassword(): string {
  // 138 random bits.
  return groupsOf(6);
}

/** Generates a password for the first login of a user, who then chooses their own. It is typed from paper. */
export function makeUpFirstPassword(): string {
  // 69 random bits, behind the limits on failed logins.
  return groupsOf(3);
}

function groupsOf(count: number): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: count }, group).join('-');
}
