/** Codes of authenticator apps: TOTP (RFC 6238) with SHA-1, steps of 30 seconds and 6 digits, which all apps know. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const stepSeconds = 30;
const digitCount = 6;
/** How many steps a clock may be off, in either direction. */
const tolerance = 1;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const bitsPerLetter = 5;
/** 160 bits, the length of the hash, as RFC 4226 recommends. */
const secretBytes = 20;

/** A new key in base32. */
export function newSecret(): string {
  return toBase32(randomBytes(secretBytes));
}

/** Writes bytes in base32, without padding. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => letters.charAt(Number.parseInt(group.padEnd(bitsPerLetter, '0'), 2))).join('');
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => letters.indexOf(letter).toString(2).padStart(bitsPerLetter, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The address that an authenticator app reads from a QR code. */
export function otpauthAddress(secret: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${digitCount}&period=${stepSeconds}`;
}

/** The code of a step. */
export function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digitCount).padStart(digitCount, '0');
}

/** The step at an instant. */
export function stepAt(now: string): number {
  return Math.floor(Date.parse(now) / 1000 / stepSeconds);
}

/** The step whose code this is, near an instant; undefined for any other code. If two steps have the same code, the later one counts. */
export function stepOfCode(secret: string, code: string, now: string): number | undefined {
  const current = stepAt(now);
  const near = Array.from({ length: 2 * tolerance + 1 }, (_, index) => current + tolerance - index);
  // All are compared, so that the time reveals nothing.
  return near.filter((step) => timingSafeEqual(Buffer.from(codeOfStep(secret, step)), Buffer.from(code)))[0];
}
