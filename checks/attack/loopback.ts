import { isIPv4 } from 'node:net';

/** Checks that an address is on this machine's loopback. Throws for any other address. */
export function demandLoopback(address: string): void {
  const { hostname } = new URL(address);
  if (hostname === '[::1]' || (isIPv4(hostname) && hostname.startsWith('127.'))) return;
  throw new Error(`The attacks run against this machine only, not against ${hostname}.`);
}
