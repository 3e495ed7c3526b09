/** Passwords are kept as slow hashes with a salt each. */
import { randomInt } from 'node:crypto';
import { hashSlowly, isOfOtherCost, isSlowHashOf, type HashOwner } from '../platform/slow-hash.ts';

/** The hash to store. */
export function hashPassword(password: string, owner?: HashOwner): Promise<string> {
  return hashSlowly(password, owner);
}

const nobody = hashSlowly('the password of nobody');

/** Whether the password is the one behind the hash. Without a hash (an unknown user) it takes as long and is false. */
export async function isPassword(password: string, passwordHash: string | undefined, owner?: HashOwner): Promise<boolean> {
  const matches = await isSlowHashOf(passwordHash ?? (await nobody), password, owner);
  return matches && passwordHash !== undefined;
}

/** The hash at today's cost of a password that was right; nothing when the stored one is of that cost already. */
export async function renewedHash(password: string, passwordHash: string, owner: HashOwner): Promise<string | undefined> {
  return isOfOtherCost(passwordHash) ? hashSlowly(password, owner) : undefined;
}

/** Without look-alikes such as 1 and l: it is typed from a terminal. */
const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A password that nobody can guess, for somebody who types it once. */
export function makeUpPassword(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  // Six groups are 138 random bits.
  return Array.from({ length: 6 }, group).join('-');
}
