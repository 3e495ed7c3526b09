/** The host of an address. An IPv6 address has brackets in a URL and none elsewhere. */
function hostOf(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, '$1');
}

/** Whether the host is this machine. What is sent to it stays on it. */
export function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

/** Whether others on the network can read what goes to and from this address: it is neither encrypted nor on this machine. */
export function isReadable(url: URL): boolean {
  return url.protocol !== 'https:' && !isThisMachine(hostOf(url));
}
