import { BlockList, isIP } from 'node:net';

/** An IP address or CIDR range without surplus parts; null for anything else. */
export function readNetwork(text: string): string | null {
  const [address = '', bits, ...more] = text.trim().split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0 || address.includes('%')) return null;
  const most = family === 4 ? 32 : 128;
  if (bits === undefined) return `${address.toLowerCase()}/${most}`;
  return /^\d{1,3}$/.test(bits) && Number(bits) <= most ? `${address.toLowerCase()}/${Number(bits)}` : null;
}

/** Whether an address is in one of the ranges. */
export function isWithin(address: string, networks: readonly string[]): boolean {
  // Servers that listen on both families see IPv4 callers so.
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  const family = isIP(plain);
  if (family === 0) return false;
  const list = new BlockList();
  for (const network of networks) {
    const [start = '', bits = ''] = network.split('/');
    list.addSubnet(start, Number(bits), isIP(start) === 6 ? 'ipv6' : 'ipv4');
  }
  return list.check(plain, family === 6 ? 'ipv6' : 'ipv4');
}
