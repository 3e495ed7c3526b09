import { newToken } from '../session/public.ts';

/** Shows people and scanners of leaked secrets what the text is. */
const prefix = 'vik_';

/** A new token for a program: the prefix and 256 random bits. */
export function newApiToken(): string {
  return `${prefix}${newToken()}`;
}
