import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartLifetimeMs, isCreatedBy, refreshTimeoutMs, timeLeft, whyStale, type CartCopy } from '../../web/visitor/freshness/rules.ts';

const now = Date.UTC(2026, 10, 21, 12);
const hash = 'a3f5c1d2e4b60718293a4b5c6d7e8f90';
const lists = '0f1e2d3c4b5a69788796a5b4c3d2e1f0';
const copy = (changes: Partial<CartCopy> = {}): CartCopy => ({ hasContents: true, hash, lists, created: String(now - 1), ...changes });
/** Cookies whose lists match the stored copy. */
const cookies = (cart: string) => ({ cart, lists });

test('[F25, F28] 24 hours are 86,400,000 ms, and a refresh has 5000', () => {
  expect(cartLifetimeMs).toBe(86_400_000);
  expect(refreshTimeoutMs).toBe(5000);
});

describe('[F25] a copy is used again', () => {
  test.each<[string, CartCopy, string]>([
    ['when it is there, has the cookie’s hash and is young', copy(), hash],
    ['a millisecond before it is 24 hours old', copy({ created: String(now - cartLifetimeMs + 1) }), hash],
    ['when it is of this very instant', copy({ created: String(now) }), hash],
    ['when it is of an emptied cart: no hash on either side, and nothing to grow old', copy({ hash: '', created: null }), ''],
    ['when it is of an emptied cart and nothing readable is written down', copy({ hash: '', created: 'yesterday' }), ''],
  ])('%s', (_name, kept, cookie) => {
    expect(whyStale(kept, cookies(cookie), now)).toBeNull();
  });
});

describe('[F26] a copy that cannot be used has a reason', () => {
  test.each<[string, string, CartCopy, string]>([
    ['No cart_created', 'a hash without an instant', copy({ created: null }), hash],
    ['No cart_created', 'before anything else', copy({ created: null, hasContents: false }), 'another'],
    ['No cart_created', 'when the instant is no number', copy({ created: 'NaN' }), hash],
    ['No cart_created', 'when the instant is empty', copy({ created: '' }), hash],
    ['Fragment expired', 'at exactly 24 hours', copy({ created: String(now - cartLifetimeMs) }), hash],
    ['Fragment expired', 'before a missing fragment', copy({ created: '0', hasContents: false }), 'another'],
    ['Fragment expired', 'when the clock was set back: it is from the future', copy({ created: String(now + 1) }), hash],
    ['Fragment expired', 'for an emptied cart with an old instant', copy({ hash: '', created: '1' }), ''],
    ['No fragment', 'when the contents are missing', copy({ hasContents: false }), hash],
    ['No fragment', 'when the cookie has another hash', copy(), 'another'],
    ['No fragment', 'when the cookie is gone', copy(), ''],
    ['No fragment', 'when nothing at all is kept', copy({ hasContents: false, hash: '', created: null }), ''],
    ['No fragment', 'when an emptied cart was filled again', copy({ hash: '', created: null }), hash],
  ])('%s: %s', (reason, _name, kept, cookie) => {
    expect(whyStale(kept, cookies(cookie), now)).toBe(reason);
  });
});

describe('[F25, F92] a copy holds the lists as well', () => {
  test.each<[string, string | null, Partial<CartCopy>, string]>([
    ['other lists', 'other lists', {}, 'ff'],
    ['lists that were emptied', 'other lists', {}, ''],
    ['the first thing on a list', 'other lists', { lists: '' }, 'ff'],
    ['no lists on either side', null, { lists: '' }, ''],
    ['lists beside an empty cart', null, { hash: '', created: null }, lists],
    ['other lists beside an empty cart', 'other lists', { hash: '', created: null }, ''],
    ['other lists in an old copy', 'Fragment expired', { created: '0' }, 'ff'],
  ])('%s: %s', (_name, reason, changes, cookie) => {
    const kept = copy(changes);
    expect(whyStale(kept, { cart: kept.hash, lists: cookie }, now)).toBe(reason);
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

test('[F25] whatever is kept: it is used only if it is there, the hashes are equal and no instant says that it is old', () => {
  fc.assert(
    fc.property(copies, hashes, instants, (kept, cookie, at) => {
      const isNumber = kept.created !== null && /^\d+$/.test(kept.created);
      const age = isNumber ? at - Number(kept.created) : null;
      const isYoung = age === null ? kept.hash === '' : age >= 0 && age < 86_400_000;
      expect(whyStale(kept, cookies(cookie), at) === null).toBe(kept.hasContents && kept.hash === cookie && isYoung);
    }),
  );
});

test('[F26] the reasons come in their order, the first only when a hash is stored', () => {
  fc.assert(
    fc.property(copies, hashes, instants, (kept, cookie, at) => {
      const reason = whyStale(kept, cookies(cookie), at);
      const isDated = kept.created !== null && /^\d+$/.test(kept.created);
      expect(reason === 'No cart_created').toBe(kept.hash !== '' && !isDated);
      const age = isDated ? at - Number(kept.created) : 0;
      expect(reason === 'Fragment expired').toBe(age < 0 || age >= 86_400_000);
      const isTheRest = reason !== 'No cart_created' && reason !== 'Fragment expired';
      expect(reason === 'No fragment').toBe(isTheRest && !(kept.hasContents && kept.hash === cookie));
    }),
  );
});

test('[F25] wherever a clock jumps to, a copy is used for 24 hours of it at most', () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: -2 * cartLifetimeMs, max: 2 * cartLifetimeMs }), (created, jump) => {
      const at = Math.max(0, created + jump);
      const isUsed = whyStale(copy({ created: String(created) }), cookies(hash), at) === null;
      expect(isUsed).toBe(at >= created && at - created < cartLifetimeMs);
      expect(timeLeft(String(created), at)).toBe(isUsed ? created + cartLifetimeMs - at : 0);
    }),
  );
});

test('[F27] a cart without an instant is never due', () => {
  expect(timeLeft(null, now)).toBeNull();
  expect(timeLeft('soon', now)).toBeNull();
  expect(timeLeft(String(now), now)).toBe(86_400_000);
});

test.each<[string, boolean, Parameters<typeof isCreatedBy>]>([
  ['a refresh that finds a cart', true, ['refresh', 'a', 'b']],
  ['a refresh that finds an empty cart', false, ['refresh', '', 'b']],
  ['an add to an empty cart', true, ['change', 'a', '']],
  ['an add to a cart that is known', false, ['change', 'b', 'a']],
  ['a removal', false, ['change', '', 'a']],
  ['a quantity', true, ['quantity', 'b', 'a']],
  ['a wish beside an empty cart', false, ['change', '', '']],
  ['a wish beside a cart that is known', false, ['change', 'a', 'a']],
])('[F25] %s writes down when the cart was created: %s', (_name, isWritten, answer) => {
  expect(isCreatedBy(...answer)).toBe(isWritten);
});
