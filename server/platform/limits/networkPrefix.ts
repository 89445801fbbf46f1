import { isIPv4 } from 'node:net';

/**
 * The network that an address is of, cut so that it tells no single person: what is kept for years as a proof of where something was
 * asked from (row 102, SAFETY 1.12).
 * @param address as `Shop.address` has it: an IPv4 address, or the /64 of an IPv6 address
 * @returns such as "192.0.2.0/24" or "2001:db8:0::/48"; '' for anything else
 */
export function networkPrefix(address: string): string {
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`;
  const [, groups] = /^((?:[0-9a-f]{1,4}:){3})[0-9a-f]{1,4}::\/64$/i.exec(address) ?? [];
  return groups === undefined ? '' : `${groups}:/48`;
}
