import { expect, it } from 'vitest';
import { clientNetwork } from '../../server/platform/limits/clientNetwork.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
  ['2001:DB8::1:ffff:ffff:ffff:ffff', '2001:db8:0:1::/64'],
  ['2001:db8:0:2::1', '2001:db8:0:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
  ['somewhere', 'somewhere'],
])('[F44] rate limits identify %s as %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});
