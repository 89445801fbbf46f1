import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, none left out. */
function groupsOf(address: string): string[] {
  // URLs have one way to write an address, and none with an IPv4 part.
  const [front = '', back] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const [before, after] = [groups(front), groups(back ?? '')];
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
}

/**
 * Returns what rate limits count as one client: an IPv4 address, or the /64 network of an IPv6 address, because a client with such a network
 * has a practically unlimited number of addresses.
 * @returns such as "192.0.2.7" or "2001:db8:0:1::/64"; anything but an IPv6 address is returned unchanged
 */
export function clientNetwork(address: string): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  const groups = groupsOf(bare);
  const [high = '0', low = '0'] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff';
  if (isMapped) return [high, low].flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255]).join('.');
  return `${groups.slice(0, 4).join(':')}::/64`;
}
