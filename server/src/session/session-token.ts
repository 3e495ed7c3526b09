import { createHash, randomBytes, randomInt } from 'node:crypto';

/** A new session token: 256 random bits, only ever in the browser's cookie. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The form in which a token is stored: useless to anyone who reads the database. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The number of a new session, which names it to its user. */
export function newSessionId(): number {
  return randomInt(1, 2 ** 48 - 1);
}
