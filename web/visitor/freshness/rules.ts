import type { OwnHashes } from '../../live/liveRules.ts';

// When a stored copy of the cart may be shown, and when it has to be refetched (specification section 4, Cart fragments cache).

/** Maximum age of a copy, and of the cart before it is refetched: 24 hours in milliseconds. */
export const cartLifetimeMs = 86_400_000;

/** Timeout of a refresh, in milliseconds. */
export const refreshTimeoutMs = 5_000;

/** Why a stored copy cannot be shown: three reasons of the specification, which concern the cart, and one that concerns the lists. */
export type StaleReason = 'No cart_created' | 'Fragment expired' | 'No fragment' | 'other lists';

/** A stored copy of the cart, and of the visitor's lists with it. */
export interface CartCopy {
  /** Whether its contents are stored. */
  hasContents: boolean;
  /** The cart's hash; '' for an empty cart, and if none was stored. */
  hash: string;
  /** Hash of the compare list and the wishlist; '' for empty lists, and if none was stored. */
  lists: string;
  /** When the cart was created, as stored: milliseconds since 1970. Null if nothing was stored. */
  created: string | null;
}

/** @returns the instant in milliseconds; null if nothing valid was stored */
function instantOf(written: string | null): number | null {
  return written !== null && /^\d{1,15}$/.test(written) ? Number(written) : null;
}

/** Whether this instant is less than 24 hours ago. A clock that was set back makes ages negative: those count as old. */
function isYoung(created: number, now: number): boolean {
  const age = now - created;
  return age >= 0 && age < cartLifetimeMs;
}

/**
 * Decides whether a copy may be shown.
 * @param cookies hashes of the server's data, from its cookies; '' without one
 * @param now milliseconds since 1970
 * @returns the first reason to refetch the cart, in the order of the specification; null if the copy may be shown
 */
export function whyStale({ hasContents, hash, lists, created: written }: CartCopy, cookies: OwnHashes, now: number): StaleReason | null {
  const created = instantOf(written);
  if (hash !== '' && created === null) return 'No cart_created';
  if (created !== null && !isYoung(created, now)) return 'Fragment expired';
  if (!hasContents || hash !== cookies.cart) return 'No fragment';
  return lists === cookies.lists ? null : 'other lists';
}

/** What led to a response: a refresh, adding or removing something (in the cart or a list), or setting a quantity. */
export type AnswerCause = 'refresh' | 'change' | 'quantity';

/** Whether a cart counts as created at the instant of this response. Changing a list beside an empty cart creates none. */
export function isCreatedBy(cause: AnswerCause, hash: string, previousHash: string): boolean {
  if (cause === 'quantity') return true;
  return hash !== '' && (cause === 'refresh' || previousHash === '');
}

/** @returns milliseconds until a cart of this instant is 24 hours old; null for one that does not expire */
export function timeLeft(written: string | null, now: number): number | null {
  const created = instantOf(written);
  if (created === null) return null;
  return isYoung(created, now) ? created + cartLifetimeMs - now : 0;
}
