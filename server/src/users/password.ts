/** Passwords are kept as argon2id hashes with a salt each, computed off the main thread. */
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
