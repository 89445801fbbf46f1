import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeInAddress, withCodeId } from '../../web/offers/coupon/codeAddress.ts';
import { couponState, leadsSomewhere } from '../../web/offers/coupon/couponRules.ts';

test.each([
  ['/deals/', '/deals/?codeid=7'],
  ['/deals/?', '/deals/?codeid=7'],
  ['/deals/?orderby=newest', '/deals/?orderby=newest&codeid=7'],
  ['/deals/?codeid=3', '/deals/?codeid=7'],
  ['/deals/?codetext=SAVE&orderby=newest&codeid=3', '/deals/?orderby=newest&codeid=7'],
  ['/deals/?code%69d=3&a=1', '/deals/?a=1&codeid=7'],
  ['/deals/?mycodeid=3', '/deals/?mycodeid=3&codeid=7'],
  ['/deals/#offer-7', '/deals/?codeid=7#offer-7'],
  ['/deals/?q=a%20b+c&x[]=%C3%A4#a?b#c', '/deals/?q=a%20b+c&x[]=%C3%A4&codeid=7#a?b#c'],
  ['/?a=b=c?d', '/?a=b=c?d&codeid=7'],
  ['https://shop.example/', 'https://shop.example/?codeid=7'],
])('[F55] %s with a code becomes %s', (address, expected) => {
  expect(withCodeId(address, 7)).toBe(expected);
});

test('[F55] withCodeId sets a single codeid, removes codetext, and keeps everything else in order', () => {
  const name = fc.oneof(fc.constantFrom('codeid', 'codetext', 'code%69d', '?codeid', 'a', 'orderby', 'x[]'), fc.webQueryParameters());
  const parameters = fc.array(
    fc.tuple(name, fc.webQueryParameters()).map((pair) => pair.join('=')),
    { maxLength: 8 },
  );
  const hash = fc.option(fc.webFragments());
  fc.assert(
    fc.property(parameters, hash, fc.integer({ min: 1, max: 2_147_483_647 }), (query, fragment, id) => {
      const path = '/product/mug/';
      const end = fragment === null ? '' : `#${fragment}`;
      const found = new URL(withCodeId(`${path}?${query.join('&')}${end}`, id), 'https://shop.example');
      const before = new URL(`${path}?${query.join('&')}${end}`, 'https://shop.example');
      expect(found.pathname).toBe(before.pathname);
      expect(found.hash).toBe(before.hash);
      expect(found.searchParams.getAll('codeid')).toEqual([String(id)]);
      expect(found.searchParams.has('codetext')).toBe(false);
      const others = (url: URL) => [...url.searchParams].filter(([key]) => key !== 'codeid' && key !== 'codetext');
      expect(others(found)).toEqual(others(before));
      expect(withCodeId(found.href, id)).toBe(found.href);
      expect(codeInAddress(found.search)).toEqual({ codeId: id });
    }),
  );
});

test.each([
  ['?codeid=12', { codeId: 12 }],
  ['?a=1&codeid=12&codetext=SAVE', { codeId: 12 }],
  ['?codetext=SAVE-10', { codeText: 'SAVE-10' }],
  ['?codetext=%20gr%C3%BCn%2010%20', { codeText: 'grün 10' }],
  ['?codeid=none&codetext=SAVE', { codeText: 'SAVE' }],
  // The server decides whether the text is a code.
  ['?codetext=%3Cimg%20src%20onerror%3Dalert(1)%3E', { codeText: '<img src onerror=alert(1)>' }],
])('[F56] %s requests a code', (search, expected) => {
  expect(codeInAddress(search)).toEqual(expected);
});

test.each([
  [''],
  ['?codeid='],
  ['?codeid=0'],
  ['?codeid=-3'],
  ['?codeid=1.5'],
  ['?codeid=12345678901'],
  ['?codeid=1e3'],
  ['?codetext=%20'],
  ['?codetext=SAVE%0A10'],
  ['?codetext=SAVE%E2%80%AE10'],
  ['?codetext=%E2%80%8B'],
  [`?codetext=${'A'.repeat(65)}`],
  ['?code=SAVE'],
])('[F56] "%s" requests no code', (search) => {
  expect(codeInAddress(search)).toBeNull();
});

test('[F54, F58] a coupon is masked until its code is revealed, and an expired coupon has nothing to reveal', () => {
  const live = { isExpired: false, code: null };
  expect(couponState(live, undefined)).toEqual({ state: 'masked', code: null });
  expect(couponState(live, 'SAVE')).toEqual({ state: 'unmasked', code: 'SAVE' });
  expect(couponState({ isExpired: false, code: 'SAVE' }, undefined)).toEqual({ state: 'unmasked', code: 'SAVE' });
  expect(couponState({ isExpired: true, code: 'SAVE' }, undefined)).toEqual({ state: 'expired', code: 'SAVE' });
  // The page was rendered while the offer was live, and has since been notified that it has ended.
  expect(couponState({ ...live, isExpired: true }, 'SAVE')).toEqual({ state: 'expired', code: 'SAVE' });
});

test.each([[''], ['#'], [' # '], [null], [undefined]])('[F55] the destination %j leads nowhere', (destination) => {
  expect(leadsSomewhere(destination)).toBe(false);
});

test('[F55] /out/7 is a destination', () => {
  expect(leadsSomewhere('/out/7')).toBe(true);
});
