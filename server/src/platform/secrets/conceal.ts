/**
 * Encrypts single values with AES-256-GCM. A concealed value is bound to its place (table, column and row) and cannot be read in any other.
 * Its text is `enc:1:<fingerprint of the key>:<nonce, encrypted text and tag>`.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { KeyMissing } from './key-missing.ts';
import type { Key } from './key-box.ts';

const method = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;
const concealed = /^enc:1:([\da-f]{16}):([\w-]{38,})$/;

/** The start of every concealed value, for SQL. */
export const concealedPrefix = 'enc:1:';

/** The prefix of a plain value that looks concealed. */
const plainPrefix = 'plain:';

/** The value to store: encrypted with this key, or plain without a key. A blank value stays blank. */
export function conceal(key: Key | undefined, place: string, text: string): string {
  if (text === '') return '';
  if (!key) return text.startsWith('enc:') || text.startsWith(plainPrefix) ? plainPrefix + text : text;
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(method, key.secret, nonce).setAAD(Buffer.from(place));
  const encrypted = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${concealedPrefix}${key.fingerprint}:${encrypted.toString('base64url')}`;
}

/** The fingerprint of the key of a concealed value; undefined for a plain value. */
export function keyOfConcealed(stored: string): string | undefined {
  return concealed.exec(stored)?.[1];
}

/** The value as it was entered. Throws KeyMissing, or another error if it was altered or comes from another place. */
export function reveal(find: (fingerprint: string) => Key | undefined, place: string, stored: string): string {
  const [, fingerprint, text] = concealed.exec(stored) ?? [];
  if (fingerprint === undefined || text === undefined) return stored.startsWith(plainPrefix) ? stored.slice(plainPrefix.length) : stored;
  const key = find(fingerprint);
  if (!key) throw new KeyMissing(fingerprint);
  const bytes = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv(method, key.secret, bytes.subarray(0, nonceLength), { authTagLength: tagLength })
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(-tagLength));
  return decipher.update(bytes.subarray(nonceLength, -tagLength), undefined, 'utf8') + decipher.final('utf8');
}
