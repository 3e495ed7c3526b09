/**
 * A new Idempotency-Key: 128 random bits as 32 hexadecimal digits. A form keeps one for as long as it tries to submit the same entries.
 * Unlike crypto.randomUUID, this also exists on a page served over plain http in the office network.
 */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A random number that distinguishes files of the same name. */
export function randomNumber(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
