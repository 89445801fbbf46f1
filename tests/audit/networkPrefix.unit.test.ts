import { expect, test } from 'vitest';
import { clientNetwork } from '../../server/platform/limits/clientNetwork.ts';
import { networkPrefix } from '../../server/platform/limits/networkPrefix.ts';

test.each([
  ['192.0.2.77', '192.0.2.0/24'],
  ['2001:db8:12:3456:7:8:9:a', '2001:db8:12::/48'],
  ['::1', '0:0:0::/48'],
  ['::ffff:192.0.2.7', '192.0.2.0/24'],
  ['', ''],
  ['somewhere', ''],
])('[F102] the address %s is truncated to %s', (address, prefix) => {
  expect(networkPrefix(clientNetwork(address))).toBe(prefix);
});
