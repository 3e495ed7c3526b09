/** Passwords are kept as argon2id hashes with a salt each, computed off the main thread. */
import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** The hash to store. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

const nobody = hash('the password of nobody');

/** Whether the password is the one behind the hash. Without a hash (an unknown user) it takes as long and is false. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobody), password);
  return matches && passwordHash !== undefined;
}

/** Without look-alikes such as 1 and l: it is typed from a terminal. */
const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A password that nobody can guess, for somebody who types it once. */
export function makeUpPassword(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  // Six groups are 138 random bits.
  return Array.from({ length: 6 }, group).join('-');
}
