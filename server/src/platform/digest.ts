import { createHash } from 'node:crypto';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** Hashing a slice of this size takes less than a millisecond. */
const sliceBytes = 512 * 1024;

/** The SHA-256 of bytes. Other requests have their turn between its slices. */
export async function digestOf(bytes: Uint8Array): Promise<Buffer> {
  const hash = createHash('sha256');
  for (let start = 0; start < bytes.length; start += sliceBytes) {
    if (start > 0) await yieldToEventLoop();
    hash.update(bytes.subarray(start, start + sliceBytes));
  }
  return hash.digest();
}
