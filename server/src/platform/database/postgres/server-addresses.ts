/**
 * The address of PostgreSQL as its own programs understand it: `postgres://user@db1:5432,db2:5432/vikray` names several servers, of which
 * one accepts writes and the others follow it. The URL class knows one server only.
 */

const parts = /^([a-z]+:\/\/(?:[^@/?]*@)?)([^@/?]*)(.*)$/s;

interface Parts {
  readonly servers: string;
  /** The address with other servers. */
  at(servers: string): string;
}

function partsOf(address: string): Parts {
  const [, start = '', servers = '', rest = ''] = parts.exec(address) ?? [address, address];
  return { servers, at: (others) => start + others + rest };
}

/** The address of each server, in the order given. */
export function serverAddresses(address: string): string[] {
  const { servers, at } = partsOf(address);
  return servers.split(',').map(at);
}

/** What all servers of an address share: user, password, database and parameters. Its host means nothing. */
export function sharedPart(address: string): URL {
  return new URL(partsOf(address).at('servers'));
}

/** The modes that the driver treats as `verify-full`, with a warning that its next release will not. */
const weakened: readonly (string | null)[] = ['prefer', 'require', 'verify-ca'];

/**
 * The address for the driver. Where its `sslmode` asks for encryption, even if only by preference, the panel also checks the certificate
 * and the name of the server. To PostgreSQL's own programs, which make backups, the modes mean what its documentation says.
 */
export function addressForDriver(address: string): string {
  const { searchParams } = sharedPart(address);
  if (!weakened.includes(searchParams.get('sslmode')) || searchParams.get('uselibpqcompat') === 'true') return address;
  return changeShared(address, (shared) => shared.searchParams.set('sslmode', 'verify-full'));
}

/** The address with the same servers after a change of what they share. */
export function changeShared(address: string, change: (shared: URL) => void): string {
  const shared = sharedPart(address);
  change(shared);
  return partsOf(shared.href).at(partsOf(address).servers);
}
