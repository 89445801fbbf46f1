import type { SigningKeys } from '../crypto/signing.ts';
import type { Shop } from './shop.ts';

// Tokens of forms and calls (WordPress calls them nonces): they prove that a request was made from a page that this visitor got
// from us. One is good for one family of calls, for 12 to 24 hours, and only for the visitor and account it was made for. It is no
// permission: what somebody may do is decided where it is done.

/** The families of calls. A token of one is worth nothing to another. */
export const tokenFamilies = [
  'compare',
  'subscribe',
  'subscriber-delete',
  'wishlist',
  'search',
  'filter',
  'hot-vote',
  'helpful-vote',
  'general',
  'quickview',
  'checkout',
  'apply-coupon',
  'remove-coupon',
  'update-order-review',
  'cart',
  'rest',
] as const;

export type TokenFamily = (typeof tokenFamilies)[number];

/** Hours of one tick: a token is accepted in the tick it was made in and in the one after it. */
const tickMs = 12 * 60 * 60 * 1000;
/** Part of what is signed: a change of the form below gets a new one, and old tokens end. */
const version = 1;
const length = 26;
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

/** Letters and digits only, because scripts paste tokens into addresses and bodies without escaping them. 26 of them are 130 bits. */
function written(signature: Buffer): string {
  let [bits, value, text] = [0, 0, ''];
  for (const byte of signature) {
    value = (value << 8) | byte;
    bits += 8;
    while (bits >= 5 && text.length < length) {
      bits -= 5;
      text += alphabet[(value >>> bits) & 31];
    }
    value &= (1 << bits) - 1;
    if (text.length === length) break;
  }
  return text;
}

/** Whom a token is for. */
export interface TokenHolder {
  /** The row that their cookie names: a guest's, or that of a session. */
  visitorId: number;
  /** Null for a guest; who signs in or out needs new tokens. */
  accountId: number | null;
}

const tickOf = (now: Date) => Math.floor(now.getTime() / tickMs);

function signed(family: TokenFamily, { visitorId, accountId }: TokenHolder, tick: number): string {
  return `token|${version}|${tick}|${family}|${accountId ?? 0}|${visitorId}`;
}

/** What tokens are signed with, and when. */
type Signing = Pick<Shop, 'now'> & { keys: SigningKeys };

/** A new token: 26 characters of a-z and 2-7. */
export function issueToken({ keys, now }: Signing, family: TokenFamily, holder: TokenHolder): string {
  return written(keys.sign(signed(family, holder, tickOf(now))));
}

/** Whether this is the holder's token of this family, made in this tick of the clock or in the one before. */
export function isToken({ keys, now }: Signing, family: TokenFamily, holder: TokenHolder, given: string): boolean {
  const tick = tickOf(now);
  return [tick, tick - 1].some((made) => keys.verifies(signed(family, holder, made), given, written));
}

/** The caller as a holder of tokens; null for somebody who has not written anything yet, who can have no token. */
export async function holderOf({ visitor }: Pick<Shop, 'visitor'>): Promise<TokenHolder | null> {
  // Of a session: what it was given ends with it, though all sessions of an account act as one visitor.
  const visitorId = await visitor.session();
  return visitorId === null ? null : { visitorId, accountId: (await visitor.account())?.id ?? null };
}
