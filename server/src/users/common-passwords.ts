/**
 * The 100,000 most common passwords of 8 characters or more, as a Bloom filter of 250 KB: `scripts/common-passwords.ts` makes it from a
 * list. It never misses one of them, and mistakes fewer than 1 in 10,000 other passwords for one. A check takes a few microseconds.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The file with the filter. */
export const commonPasswordsFile = new URL('common-passwords.bin', import.meta.url);

/** The size of the filter, and how many of its bits each password sets. With 20 bits a password, 14 gives the fewest mistakes. */
const filterBytes = 250_000;
const bitsEach = 14;

/** The numbers of the bits that a password sets in the filter. */
function bitsOf(password: string): number[] {
  const digest = createHash('sha256').update(password).digest();
  const [start, step] = [digest.readUIntBE(0, 6), digest.readUIntBE(6, 6)];
  return Array.from({ length: bitsEach }, (_, index) => (start + index * step) % (filterBytes * 8));
}

/** The filter that holds these passwords. */
export function filterOf(passwords: readonly string[]): Buffer {
  const filter = Buffer.alloc(filterBytes);
  for (const bit of passwords.flatMap(bitsOf)) filter.writeUInt8(filter.readUInt8(bit >> 3) | (1 << (bit & 7)), bit >> 3);
  return filter;
}

const filter = readFileSync(commonPasswordsFile);

/** Whether a password is one of the most common ones, exactly as typed. */
export function isCommonPassword(password: string): boolean {
  return bitsOf(password).every((bit) => (filter.readUInt8(bit >> 3) & (1 << (bit & 7))) !== 0);
}
