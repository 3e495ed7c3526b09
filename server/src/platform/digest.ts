import { webcrypto } from 'node:crypto';

/** The SHA-256 of bytes, computed outside the main thread, which twenty megabytes would block for some fifty milliseconds. */
export async function digestOf(bytes: Uint8Array): Promise<Buffer> {
  // The server shares no memory between threads that it hashes.
  return Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>));
}
