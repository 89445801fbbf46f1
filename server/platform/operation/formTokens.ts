import type { SigningKeys } from '../crypto/signing.ts';
import type { Shop } from './shop.ts';

// Tokens of forms and calls (WordPress calls them nonces): they prove that a request was made from a page that this visitor received from
// the shop. A token is valid for one family of calls, for 12 to 24 hours, and only for the visitor and account it was issued to. It grants
// no permission: permissions are checked by the operation.

/** The families of calls. A token of one is invalid for all others. */
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

/** Length of a tick: a token is accepted in the tick in which it was issued and in the next one. */
const tickMs = 12 * 60 * 60 * 1000;
/** Part of the signed text: it is raised when the format below changes, which invalidates old tokens. */
const version = 1;
const length = 26;
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

/** Letters and digits only, because scripts insert tokens into URLs and bodies without escaping. 26 characters are 130 bits. */
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

/** The holder that a token is issued to. */
export interface TokenHolder {
  /** Id of the row of the cookie: a guest's or a session's. */
  visitorId: number;
  /** Null for a guest; sign-in and sign-out invalidate tokens. */
  accountId: number | null;
}

const tickOf = (now: Date) => Math.floor(now.getTime() / tickMs);

function signed(family: TokenFamily, { visitorId, accountId }: TokenHolder, tick: number): string {
  return `token|${version}|${tick}|${family}|${accountId ?? 0}|${visitorId}`;
}

/** Key and time for issuing tokens. */
type Signing = Pick<Shop, 'now'> & { keys: SigningKeys };

/** Returns a new token: 26 characters of a-z and 2-7. */
export function issueToken({ keys, now }: Signing, family: TokenFamily, holder: TokenHolder): string {
  return written(keys.sign(signed(family, holder, tickOf(now))));
}

/** Returns whether this is the holder's token of this family, issued in the current tick or the previous one. */
export function isToken({ keys, now }: Signing, family: TokenFamily, holder: TokenHolder, given: string): boolean {
  const tick = tickOf(now);
  return [tick, tick - 1].some((made) => keys.verifies(signed(family, holder, made), given, written));
}

/** Returns the caller as a token holder; null for a new visitor who has not saved anything yet, and so can't have a token. */
export async function holderOf({ visitor }: Pick<Shop, 'visitor'>): Promise<TokenHolder | null> {
  // The session's row, so that its tokens end with the session, although all sessions of an account act as one visitor.
  const visitorId = await visitor.session();
  return visitorId === null ? null : { visitorId, accountId: (await visitor.account())?.id ?? null };
}
