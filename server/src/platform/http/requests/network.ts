import { isIPv6 } from 'node:net';

const groupsOfNetwork = 4;

/**
 * What counts as one caller: an IPv4 address, or the /64 network of an IPv6 address, because a machine may use any address of its /64. Any
 * other text is returned unchanged.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  const [, mapped] = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(bare) ?? [];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(bare)) return address;
  const [head = '', tail] = bare.split('::');
  const front = groupsIn(head);
  const zeros = tail === undefined ? 0 : 8 - front.length - groupsIn(tail).length;
  const groups = [...front, ...Array.from({ length: zeros }, () => '0'), ...groupsIn(tail ?? '')];
  return `${groups
    .slice(0, groupsOfNetwork)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** The groups of 16 bits. An IPv4 address at the end counts as two groups, whose value does not affect the network. */
function groupsIn(part: string): string[] {
  return part === '' ? [] : part.replace(/[\d.]*\.[\d.]*$/, '0:0').split(':');
}
