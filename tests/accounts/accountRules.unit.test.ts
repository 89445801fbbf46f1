import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { pauseSeconds } from '../../server/platform/limits/backoff.ts';
import { passwordFault } from '../../server/foundation/accounts/passwordRules.ts';
import { hashPassword, isOutdated, isPassword } from '../../server/foundation/accounts/passwords.ts';
import {
  deviceName,
  isAdminSessionOver,
  isSessionOver,
  isSteppedUp,
  storedUserAgent,
} from '../../server/foundation/accounts/sessionRules.ts';
import { newTotpSecret, totpCode, totpStep } from '../../server/foundation/accounts/totp.ts';
import { listsHash } from '../../server/engagement/live/listsHash.ts';

const now = new Date('2026-03-01T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

/** The passwords that attackers guess first. */
const guessed = [
  '',
  'short',
  '123456789',
  'password123',
  'Password123!',
  'P@ssw0rd2026',
  'qwertyuiop',
  'qwertz123456',
  '1234567890',
  '0987654321',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'iloveyou2026',
  'Summer2026!!',
  'letmein123456',
  '1q2w3e4r5t6y',
  'passwordpassword',
  'adminadmin1',
  'abcdefghijklm',
  'zyxwvutsrqpon',
  'asdfghjkl123',
  'welcomeadmin1',
  'aabbaabbaabb',
];

describe('passwords', () => {
  it.each([
    'correct horse battery staple',
    'violet tractor meadow',
    'Ελληνικά γράμματα',
    'h7kp-m3xw-qv9t-bd4n-zr6e',
    'xkqzwvbnjhty',
    '🙂🙃🚗🏠🌳🐶🐱🐭🐹🐰',
    `${'a long one '.repeat(18)}.`,
  ])('%j is accepted', (password) => expect(passwordFault(password, ['ada@example.com', 'Ada'])).toBeNull());

  it('a whole email address or name is rejected, however long', () => {
    const address = 'firstname.lastname@department.example.org';
    for (const password of [address, address.toUpperCase(), `${address}1!`]) expect(passwordFault(password, [address])).not.toBeNull();
    expect(passwordFault('adalovelaceburger', ['x@example.com', 'Ada Lovelace Burger'])).not.toBeNull();
  });

  it.each(guessed)('%j is rejected', (password) => expect(passwordFault(password)).not.toBeNull());

  it.each(['ada.lovelace', 'example.com1', 'LovelaceAda1', 'ada-lovelace-example-com', 'ada_lovelace@example', 'Ada+Lovelace+2026'])(
    '%j is rejected as too similar to the owner’s name or address',
    (password) => expect(passwordFault(password, ['ada.lovelace@example.com', 'Ada Lovelace'])).not.toBeNull(),
  );

  test('any text is checked without an exception', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => typeof passwordFault(text, [text]) !== 'undefined'));
    expect(passwordFault('a1'.repeat(100))).not.toBeNull();
  });

  it('are verified by their argon2id hash after Unicode normalization', async () => {
    const hash = await hashPassword('Ångström is a unit');
    expect([hash, isOutdated(hash)]).toEqual([expect.stringMatching(/^\$argon2id\$v=19\$m=47104,t=2,p=1\$/), false]);
    expect(await isPassword(hash, 'A\u030angstro\u0308m is a unit')).toBe(true);
    expect(await isPassword(hash, 'angstrom is a unit')).toBe(false);
    expect(await isPassword(null, 'Ångström is a unit')).toBe(false);
    expect(isOutdated('$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaA')).toBe(true);
  });

  it('are hashed two at a time with twenty waiting, and more are rejected as BUSY', async () => {
    const results = await Promise.allSettled(Array.from({ length: 30 }, () => isPassword(null, 'whatever it is')));
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(8);
    for (const result of refused) expect(result).toMatchObject({ reason: { code: 'BUSY' } });
    expect(await isPassword(null, 'whatever it is')).toBe(false);
  });
});

describe('sessions', () => {
  const day = 24 * 60;
  it('of customers end after 60 days without use or after a year, those of guests don’t', () => {
    const over = (created: number, seen: number, homeId: number | null = 1) =>
      isSessionOver({ homeId, createdAt: ago(created), seenAt: ago(seen) }, now);
    expect([over(0, 0), over(60 * day, 60 * day), over(60 * day + 1, 60 * day + 1)]).toEqual([false, false, true]);
    expect([over(365 * day, 0), over(365 * day + 1, 0), over(900 * day, 900 * day, null)]).toEqual([false, true, false]);
  });

  it('of the admin end after half an hour without use or after eight hours', () => {
    const over = (created: number, seen: number) => isAdminSessionOver({ createdAt: ago(created), seenAt: ago(seen) }, now);
    expect([over(30, 30), over(31, 31), over(480, 0), over(481, 0)]).toEqual([false, true, false, true]);
    expect([isSteppedUp(null, now), isSteppedUp(ago(9.9), now), isSteppedUp(ago(10), now)]).toEqual([false, true, false]);
  });

  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36', 'Chrome on Linux'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15',
      'Safari on macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
      'Edge on Windows',
    ],
    ['Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0', 'Firefox on Android'],
    ['curl/8.5.0', 'A program'],
    ['', 'Unknown device'],
    ['<script>alert(1)</script>', 'A program'],
  ])('%s is displayed as %s', (userAgent, name) => expect(deviceName(userAgent)).toBe(name));

  it('store the user agent as one short line', () => {
    expect(storedUserAgent('a\r\nb\u0000c')).toBe('a  b c');
    expect(storedUserAgent('x'.repeat(1_000))).toHaveLength(300);
    expect(storedUserAgent(undefined)).toBe('');
  });
});

describe('delays after failed attempts', () => {
  it('start after the free attempts, double, and are limited', () => {
    const backoff = { free: 5, doublesEvery: 1, longestSeconds: 3_600 };
    expect([4, 5, 6, 7, 16, 17, 1_000_000].map((count) => pauseSeconds(count, backoff))).toEqual([0, 1, 2, 4, 2_048, 3_600, 3_600]);
    expect([9, 10, 19, 20, 29].map((count) => pauseSeconds(count, { free: 10, doublesEvery: 10, longestSeconds: 60 }))).toEqual([
      0, 1, 1, 2, 2,
    ]);
  });
});

describe('one-time codes', () => {
  it('are valid for their half minute and the two adjacent ones', () => {
    const secret = newTotpSecret();
    const at = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
    const step = Math.floor(now.getTime() / 30_000);
    const code = totpCode(secret, now);
    expect([-60, -30, 0, 29, 30, 59, 60].map((seconds) => totpStep(secret, code, at(seconds)))).toEqual([
      null,
      step,
      step,
      step,
      step,
      step,
      null,
    ]);
    for (const wrong of ['', '12345', '1234567', 'abcdef', '１２３４５６']) expect(totpStep(secret, wrong, now)).toBeNull();
    expect(totpStep(secret, `${code.slice(0, 3)} ${code.slice(3)}`, now)).toBe(step);
  });

  it('match the test vectors of RFC 6238', () => {
    expect(totpCode('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', new Date(59_000))).toBe('287082');
    expect(totpCode('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', new Date(1_111_111_109_000))).toBe('081804');
  });
});

test('listsHash differs by owner and is empty for a guest without lists', () => {
  const lists = { compared: [1], wished: [2] };
  const hashes = ['', 'one', 'two'].map((owner) => listsHash({ ...lists, owner }));
  expect(new Set(hashes).size).toBe(3);
  expect(hashes[0]).toBe(listsHash(lists));
  expect(listsHash({ compared: [], wished: [], owner: 'one' })).toMatch(/^[0-9a-f]{32}$/);
  expect(listsHash({ compared: [], wished: [], owner: '' })).toBe('');
});
