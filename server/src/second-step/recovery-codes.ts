/** Recovery codes: each replaces the app once. The database stores only slow hashes. */
import { randomBytes, randomInt } from 'node:crypto';
import { hashWithSalt, type HashOwner } from '../platform/slow-hash.ts';

const codeCount = 10;
const groupLength = 5;
/** No look-alikes such as 1 and l, because people type the codes from paper. Ten of them are 49 random bits. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A new salt for the codes of a user. */
export function newCodeSalt(): string {
  return randomBytes(16).toString('base64');
}

/** Makes up ten codes of the form `abcde-fghij`. */
export function makeUpCodes(): string[] {
  const group = () => Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: codeCount }, () => `${group()}-${group()}`);
}

/** The code as it is hashed; undefined for a text that cannot be one. Case, blanks and hyphens do not count. */
export function readRecoveryCode(text: string): string | undefined {
  const code = text.toLowerCase().replaceAll(/[\s-]/g, '');
  return /^[a-z\d]{10}$/.test(code) ? code : undefined;
}

/** The hash to store, or to look for. */
export function hashCode(code: string, salt: string, owner: HashOwner): Promise<string> {
  return hashWithSalt(readRecoveryCode(code) ?? '', Buffer.from(salt, 'base64'), owner);
}
