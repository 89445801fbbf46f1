import type { OwnHashes } from '../../live/liveRules.ts';

// When a kept copy of the cart may be shown again, and when it has to be asked for (specification section 4, Cart fragments cache).

/** How old a copy may become, and how often the cart is asked for at least: 24 hours in milliseconds. */
export const cartLifetimeMs = 86_400_000;

/** How long a refresh may take, in milliseconds. */
export const refreshTimeoutMs = 5_000;

/** Why a kept copy cannot be shown: the three of the specification, which are about the cart, and one about the lists beside it. */
export type StaleReason = 'No cart_created' | 'Fragment expired' | 'No fragment' | 'other lists';

/** What is kept of a cart, and of the visitor's lists with it. */
export interface CartCopy {
  /** Whether its contents are there. */
  hasContents: boolean;
  /** The cart's hash; '' for an empty cart, and where none was written down. */
  hash: string;
  /** Hash of what is compared and wished for; '' for nothing, and where none was written down. */
  lists: string;
  /** When it was created, as it was written down: milliseconds since 1970. Null where nothing was. */
  created: string | null;
}

/** @returns the instant in milliseconds; null when nothing readable was written down */
function instantOf(written: string | null): number | null {
  return written !== null && /^\d{1,15}$/.test(written) ? Number(written) : null;
}

/** Whether something from this instant is younger than 24 hours. A clock that was set back makes ages negative: those count as old. */
function isYoung(created: number, now: number): boolean {
  const age = now - created;
  return age >= 0 && age < cartLifetimeMs;
}

/**
 * Decides whether a copy may be shown.
 * @param cookies hashes of what the shop has, by its cookies; '' without one
 * @param now milliseconds since 1970
 * @returns the first reason to ask for the cart, in the order of the specification; null when the copy may be shown
 */
export function whyStale({ hasContents, hash, lists, created: written }: CartCopy, cookies: OwnHashes, now: number): StaleReason | null {
  const created = instantOf(written);
  if (hash !== '' && created === null) return 'No cart_created';
  if (created !== null && !isYoung(created, now)) return 'Fragment expired';
  if (!hasContents || hash !== cookies.cart) return 'No fragment';
  return lists === cookies.lists ? null : 'other lists';
}

/** What an answer came for: it was asked for, something was added or removed (to the cart or to a list), or a quantity was set. */
export type AnswerCause = 'refresh' | 'change' | 'quantity';

/** Whether a cart counts as created at the instant of this answer. What is done to a list beside an empty cart creates none. */
export function isCreatedBy(cause: AnswerCause, hash: string, previousHash: string): boolean {
  if (cause === 'quantity') return true;
  return hash !== '' && (cause === 'refresh' || previousHash === '');
}

/** @returns milliseconds until a cart of this instant is 24 hours old; null for one that does not grow old */
export function timeLeft(written: string | null, now: number): number | null {
  const created = instantOf(written);
  if (created === null) return null;
  return isYoung(created, now) ? created + cartLifetimeMs - now : 0;
}
