import { webcrypto } from 'node:crypto';

/** The digests, computed or in progress, for as long as their bytes are in use. */
const known = new WeakMap<Uint8Array, Promise<Buffer>>();

/**
 * The SHA-256 of bytes that no longer change, computed outside the main thread, which twenty megabytes would block for some fifty
 * milliseconds. The same array is hashed once.
 */
export function digestOf(bytes: Uint8Array): Promise<Buffer> {
  let digest = known.get(bytes);
  if (!digest) known.set(bytes, (digest = compute(bytes)));
  return digest;
}

async function compute(bytes: Uint8Array): Promise<Buffer> {
  // The server shares no memory between threads that it hashes.
  return Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>));
}
