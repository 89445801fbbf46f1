import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isToken, issueToken, tokenFamilies, type TokenHolder } from '../../server/platform/operation/formTokens.ts';
import { signingKeys } from '../../server/platform/crypto/signing.ts';

const hour = 60 * 60 * 1000;
/** Midnight UTC, a whole number of days since 1970: a tick of 12 hours begins. */
const dawn = Date.UTC(2026, 2, 1);
const keys = signingKeys(['key one']);
const guest: TokenHolder = { visitorId: 7, accountId: null };

const at = (time: number, by = keys) => ({ keys: by, now: new Date(time) });

describe('[F138] legacy tokens', () => {
  it('are 26 letters and digits that need no escaping in URLs and bodies', () => {
    for (const family of tokenFamilies) expect(issueToken(at(dawn), family, guest)).toMatch(/^[a-z2-7]{26}$/);
  });

  it('are valid for their own family only', () => {
    const tokens = tokenFamilies.map((family) => issueToken(at(dawn), family, guest));
    expect(new Set(tokens).size).toBe(tokenFamilies.length);
    for (const [index, family] of tokenFamilies.entries()) {
      for (const [other, token] of tokens.entries()) expect(isToken(at(dawn), family, guest, token), family).toBe(index === other);
    }
  });

  it('are bound to the visitor and the signed-in account', () => {
    const token = issueToken(at(dawn), 'rest', guest);
    expect(isToken(at(dawn), 'rest', { ...guest, visitorId: 8 }, token)).toBe(false);
    expect(isToken(at(dawn), 'rest', { ...guest, accountId: 1 }, token)).toBe(false);
    const signedIn = issueToken(at(dawn), 'rest', { visitorId: 7, accountId: 1 });
    expect(isToken(at(dawn), 'rest', guest, signedIn)).toBe(false);
    // Visitor and account ids aren't just concatenated: 1 and 17 differ from 11 and 7.
    expect(issueToken(at(dawn), 'rest', { visitorId: 17, accountId: 1 })).not.toBe(
      issueToken(at(dawn), 'rest', { visitorId: 7, accountId: 11 }),
    );
  });

  it.each([
    ['at the beginning of a tick', 0, 24],
    ['in the last hour of a tick', 11, 13],
  ])('issued %s are valid for 12 to 24 hours', (_when, made, hours) => {
    const start = dawn + made * hour;
    const token = issueToken(at(start), 'cart', guest);
    expect(isToken(at(start), 'cart', guest, token)).toBe(true);
    expect(isToken(at(start + 12 * hour), 'cart', guest, token)).toBe(true);
    expect(isToken(at(start + hours * hour - 1), 'cart', guest, token)).toBe(true);
    expect(isToken(at(start + hours * hour), 'cart', guest, token)).toBe(false);
  });

  it('from the future, after the clock was set back, are rejected until then', () => {
    const token = issueToken(at(dawn + 25 * hour), 'cart', guest);
    expect(isToken(at(dawn), 'cart', guest, token)).toBe(false);
    expect(isToken(at(dawn + 24 * hour), 'cart', guest, token)).toBe(true);
  });

  it('survive one rotation of the shop’s key, but not two', () => {
    const token = issueToken(at(dawn), 'wishlist', guest);
    expect(isToken(at(dawn, signingKeys(['key two', 'key one'])), 'wishlist', guest, token)).toBe(true);
    expect(isToken(at(dawn, signingKeys(['key three', 'key two', 'key one'])), 'wishlist', guest, token)).toBe(false);
    expect(issueToken(at(dawn, signingKeys(['key two', 'key one'])), 'wishlist', guest)).not.toBe(token);
  });

  it('are rejected with any difference', () => {
    const token = issueToken(at(dawn), 'search', guest);
    for (const text of ['', ' ', token.slice(1), `${token}a`, token.toUpperCase(), ` ${token}`]) {
      expect(isToken(at(dawn), 'search', guest, text), text).toBe(false);
    }
    fc.assert(fc.property(fc.string(), (text) => !isToken(at(dawn), 'search', guest, text) || text === token));
  });
});
