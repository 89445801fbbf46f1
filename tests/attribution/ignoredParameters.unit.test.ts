import { describe, expect, it } from 'vitest';
import { completeAddress } from '../../admin/attribution/completeAddress.ts';
import { ignoredParameters } from '../../server/engagement/attribution/ignoredParameters.ts';

const shop = 'https://shop.example';

describe('[F109] ignored signals in a URL', () => {
  it.each([
    ['/?fbclid=abc', ['fbclid']],
    ['/?FBCLID=abc&ttclid=1', ['fbclid', 'ttclid']],
    ['/?utm_source=&utm_medium=%20', ['utm_source=', 'utm_medium=']],
    ['/?utm_source=a&UTM_source=b', ['utm_source=b']],
    ['/#utm_source=a', ['#utm_source=a']],
    ['/?utm_source=a&gclid=1&utm_=x&q=1', []],
    [`/?utm_source=a&utm_source=${'x'.repeat(5_000)}`, [`utm_source=${'x'.repeat(189)}`]],
    ['/?utm_source=a&utm_source=a%00b', ['utm_source=a b']],
  ])('are found in %s', (path, signals) => {
    const found = ignoredParameters(shop + path);
    expect(found.map(({ signal }) => signal)).toEqual(signals);
    expect(found.every(({ isDecisive, reason }) => !isDecisive && reason !== '')).toBe(true);
  });

  it('are empty for an invalid URL, and limited to 200 characters', () => {
    expect(ignoredParameters('nowhere?fbclid=1')).toEqual([]);
    expect(ignoredParameters(`${shop}/?${'fbclid=1&'.repeat(10_000)}`)).toHaveLength(200);
  });
});

describe('[F109] a pasted URL', () => {
  it.each([
    ['https://shop.example/?utm_source=a', 'https://shop.example/?utm_source=a'],
    ['shop.example/?a=b', 'https://shop.example/?a=b'],
    ['//shop.example/a', 'https://shop.example/a'],
    ['/sale?utm_source=a', 'https://here.example/sale?utm_source=a'],
    ['?utm_source=a', 'https://here.example/?utm_source=a'],
    [' http://[2001:db8::1]/ ', 'http://[2001:db8::1]/'],
    ['bücher.example', 'https://bücher.example'],
    ['', null],
    ['   ', null],
    ['https://', null],
    ['two words', null],
  ])('%j is completed to %j', (pasted, full) => {
    expect(completeAddress(pasted, 'here.example')).toBe(full);
  });
});
