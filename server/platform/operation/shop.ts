export { currencyCode, formatMoney } from '../../../shared/money/money.ts';
import type { Language } from '../../../shared/languages.ts';
import type { Db } from '../database/db.ts';
import type { ApiKeyCaller } from './apiKey.ts';
import type { AdminIdentity, VisitorIdentity } from './identity.ts';
import type { CatalogRevision } from '../cache/revision.ts';
import type { ShopKeys } from '../crypto/keys.ts';

/** A summary of the cart's contents: equal carts have equal hashes; the hash of an empty cart is an empty string. */
export interface CartState {
  hash: string;
  itemCount: number;
}

/** Owners of data in the shop, by id. */
export interface Owners {
  visitorIds: readonly number[];
  accountIds: readonly number[];
}

/** Side effects outside the database after an operation has succeeded. The request's entry point performs them. */
export interface Effects {
  /** The visitor's cart has changed; a state read before is outdated. */
  cartChanged(): void;
  /** The visitor's current cart was read. */
  cartRead(state: CartState): void;
  /** The visitor's compare list or wishlist has changed; their other pages and devices are notified. */
  listsChanged(): void;
  /** Data of these owners has changed, regardless of the caller; the owners' pages and devices are notified. */
  ownersChanged(owners: Owners): void;
  /** Offers have changed in a way that the catalogue's revision doesn't cover, such as votes; pages that show them are notified. */
  offersChanged(offerIds: readonly number[]): void;
  /**
   * The visitor's current lists were read.
   * @param hash of live/listsHash.ts
   */
  listsRead(hash: string): void;
  /** The visitor has answered the cookie consent: the answer is stored in the browser, and cookies without consent are deleted. */
  cookiesAnswered(answer: { value: string; isGranted: boolean }): void;
}

/** For callers without an entry point that performs effects: jobs and commands. */
export const noEffects: Effects = {
  cartChanged: () => undefined,
  cartRead: () => undefined,
  listsChanged: () => undefined,
  ownersChanged: () => undefined,
  offersChanged: () => undefined,
  listsRead: () => undefined,
  cookiesAnswered: () => undefined,
};

/** Data that a browser sends automatically. None of it can be trusted. */
export interface SentAlong {
  /** Returns a cookie's raw value; undefined if missing, and for API clients, whose cookies are ignored. */
  cookie(name: string): string | undefined;
  /** Host name of the request, without port. */
  readonly host: string;
  /** URL of the referring page; empty if the browser doesn't send it. */
  readonly referrer: string;
}

/**
 * The context of operations: one per request, so that all of its work uses one time and one visitor. Modules add their own services to this
 * interface, such as the payment providers.
 */
export interface Shop {
  readonly db: Db;
  /** Time of the request. Operations never read the clock themselves. */
  readonly now: Date;
  readonly visitor: VisitorIdentity;
  /** Language of the texts in the response. */
  readonly language: Language;
  /** Network address of the request, for IPv6 its /64, as far as proxies are trusted; empty if there is none. For rate limits only. */
  readonly address: string;
  /** The header User-Agent; only for showing people their sessions. */
  readonly userAgent?: string;
  /** Absent where no browser data exists: jobs, commands, and pages that are the same for every visitor. */
  readonly sent?: SentAlong;
  /** Id of the request in the log and the audit log. */
  readonly requestId?: string;
  /** Logs a fault that the operation survives, with the request's id; absent where faults are thrown to the caller. */
  readonly logFault?: (fault: unknown) => void;
  /** Identity of the staff member; absent where an administration session is impossible. */
  readonly admin?: AdminIdentity;
  /** The API key of the request, already verified; absent for everything but programs at the Admin API and its file endpoints. */
  readonly apiKey?: ApiKeyCaller;
  /** API key of the assistant that acts for the visitor; absent for visitors who act themselves. It gives no permissions. */
  readonly assistantKeyId?: number;
  /**
   * Entry point in front of the API: a page's form without script, or a legacy route.
   * Absent for the API itself.
   */
  readonly endpoint?: 'page' | 'legacy';
  readonly effects: Effects;
  readonly catalog: CatalogRevision;
  readonly keys: ShopKeys;
}
