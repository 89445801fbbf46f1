import { isIPv4 } from 'node:net';

/**
 * Returns an address's network, truncated so that it identifies no single person: it is stored for years as evidence of where a request
 * came from (row 102, SAFETY 1.12).
 * @param address in the form of `Shop.address`: an IPv4 address, or the /64 of an IPv6 address
 * @returns for example "192.0.2.0/24" or "2001:db8:0::/48"; empty for anything else
 */
export function networkPrefix(address: string): string {
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`;
  const [, groups] = /^((?:[0-9a-f]{1,4}:){3})[0-9a-f]{1,4}::\/64$/i.exec(address) ?? [];
  return groups === undefined ? '' : `${groups}:/48`;
}
