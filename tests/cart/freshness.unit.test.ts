import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartLifetimeMs, isCreatedBy, refreshTimeoutMs, timeLeft, whyStale, type CartCopy } from '../../web/visitor/freshness/rules.ts';

const now = Date.UTC(2026, 10, 21, 12);
const hash = 'a3f5c1d2e4b60718293a4b5c6d7e8f90';
const lists = '0f1e2d3c4b5a69788796a5b4c3d2e1f0';
const copy = (changes: Partial<CartCopy> = {}): CartCopy => ({ hasContents: true, hash, lists, created: String(now - 1), ...changes });
/** Cookies whose lists match the stored copy. */
const cookies = (cart: string) => ({ cart, lists });

test('[F25, F28] a copy is valid for 86,400,000 ms, and a refresh times out after 5000 ms', () => {
  expect(cartLifetimeMs).toBe(86_400_000);
  expect(refreshTimeoutMs).toBe(5000);
});

describe('[F25] a stored copy is used', () => {
  test.each<[string, CartCopy, string]>([
    ['if it exists, has the cookie’s hash and isn’t too old', copy(), hash],
    ['a millisecond before it is 24 hours old', copy({ created: String(now - cartLifetimeMs + 1) }), hash],
    ['if it was created just now', copy({ created: String(now) }), hash],
    ['for an emptied cart, without hashes and creation time', copy({ hash: '', created: null }), ''],
    ['for an emptied cart with an invalid creation time', copy({ hash: '', created: 'yesterday' }), ''],
  ])('%s', (_name, stored, cookie) => {
    expect(whyStale(stored, cookies(cookie), now)).toBeNull();
  });
});

describe('[F26] a stale copy has the reason', () => {
  test.each<[string, string, CartCopy, string]>([
    ['No cart_created', 'with a hash, but no creation time', copy({ created: null }), hash],
    ['No cart_created', 'before any other reason', copy({ created: null, hasContents: false }), 'another'],
    ['No cart_created', 'if the creation time isn’t a number', copy({ created: 'NaN' }), hash],
    ['No cart_created', 'if the creation time is empty', copy({ created: '' }), hash],
    ['Fragment expired', 'at exactly 24 hours', copy({ created: String(now - cartLifetimeMs) }), hash],
    ['Fragment expired', 'before a missing fragment', copy({ created: '0', hasContents: false }), 'another'],
    ['Fragment expired', 'if it was created in the future', copy({ created: String(now + 1) }), hash],
    ['Fragment expired', 'for an emptied cart with an old creation time', copy({ hash: '', created: '1' }), ''],
    ['No fragment', 'if the contents are missing', copy({ hasContents: false }), hash],
    ['No fragment', 'if the cookie has another hash', copy(), 'another'],
    ['No fragment', 'if the cookie is missing', copy(), ''],
    ['No fragment', 'if nothing is stored', copy({ hasContents: false, hash: '', created: null }), ''],
    ['No fragment', 'if an emptied cart was filled again', copy({ hash: '', created: null }), hash],
  ])('%s: %s', (reason, _name, stored, cookie) => {
    expect(whyStale(stored, cookies(cookie), now)).toBe(reason);
  });
});

describe('[F25, F92] the reason for a stale copy with', () => {
  test.each<[string, string | null, Partial<CartCopy>, string]>([
    ['other lists', 'other lists', {}, 'ff'],
    ['emptied lists', 'other lists', {}, ''],
    ['a first list item', 'other lists', { lists: '' }, 'ff'],
    ['no lists', null, { lists: '' }, ''],
    ['lists and an empty cart', null, { hash: '', created: null }, lists],
    ['other lists and an empty cart', 'other lists', { hash: '', created: null }, ''],
    ['other lists and an old creation time', 'Fragment expired', { created: '0' }, 'ff'],
  ])('%s: %s', (_name, reason, changes, cookie) => {
    const stored = copy(changes);
    expect(whyStale(stored, { cart: stored.hash, lists: cookie }, now)).toBe(reason);
  });
});

const instants = fc.integer({ min: 0, max: 4_102_444_800_000 });
const hashes = fc.constantFrom('', 'a', 'b');
const copies = fc.record({
  hasContents: fc.boolean(),
  hash: hashes,
  lists: fc.constant(lists),
  created: fc.option(fc.oneof(instants.map(String), fc.string({ maxLength: 6 })), { nil: null }),
});

test('[F25] a copy is used only with contents, equal hashes and no sign of being too old', () => {
  fc.assert(
    fc.property(copies, hashes, instants, (stored, cookie, at) => {
      const isNumber = stored.created !== null && /^\d+$/.test(stored.created);
      const age = isNumber ? at - Number(stored.created) : null;
      const isYoung = age === null ? stored.hash === '' : age >= 0 && age < 86_400_000;
      expect(whyStale(stored, cookies(cookie), at) === null).toBe(stored.hasContents && stored.hash === cookie && isYoung);
    }),
  );
});

test('[F26] the reasons are checked in order, the first only with a stored hash', () => {
  fc.assert(
    fc.property(copies, hashes, instants, (stored, cookie, at) => {
      const reason = whyStale(stored, cookies(cookie), at);
      const isDated = stored.created !== null && /^\d+$/.test(stored.created);
      expect(reason === 'No cart_created').toBe(stored.hash !== '' && !isDated);
      const age = isDated ? at - Number(stored.created) : 0;
      expect(reason === 'Fragment expired').toBe(age < 0 || age >= 86_400_000);
      const isTheRest = reason !== 'No cart_created' && reason !== 'Fragment expired';
      expect(reason === 'No fragment').toBe(isTheRest && !(stored.hasContents && stored.hash === cookie));
    }),
  );
});

test('[F25] a copy is used for at most 24 hours, wherever the clock jumps', () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: -2 * cartLifetimeMs, max: 2 * cartLifetimeMs }), (created, jump) => {
      const at = Math.max(0, created + jump);
      const isUsed = whyStale(copy({ created: String(created) }), cookies(hash), at) === null;
      expect(isUsed).toBe(at >= created && at - created < cartLifetimeMs);
      expect(timeLeft(String(created), at)).toBe(isUsed ? created + cartLifetimeMs - at : 0);
    }),
  );
});

test('[F27] a cart without a creation time never expires', () => {
  expect(timeLeft(null, now)).toBeNull();
  expect(timeLeft('soon', now)).toBeNull();
  expect(timeLeft(String(now), now)).toBe(86_400_000);
});

test.each<[string, boolean, Parameters<typeof isCreatedBy>]>([
  ['a refresh that finds a cart', true, ['refresh', 'a', 'b']],
  ['a refresh that finds an empty cart', false, ['refresh', '', 'b']],
  ['an add to an empty cart', true, ['change', 'a', '']],
  ['an add to a known cart', false, ['change', 'b', 'a']],
  ['a removal', false, ['change', '', 'a']],
  ['a quantity change', true, ['quantity', 'b', 'a']],
  ['a wishlist change with an empty cart', false, ['change', '', '']],
  ['a wishlist change with a known cart', false, ['change', 'a', 'a']],
])('[F25] %s records when the cart was created: %s', (_name, isWritten, answer) => {
  expect(isCreatedBy(...answer)).toBe(isWritten);
});
