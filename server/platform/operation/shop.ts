export { currencyCode, formatMoney } from '../../../shared/money/money.ts';
import type { Db } from '../database/db.ts';
import type { ApiKeyCaller } from './apiKey.ts';
import type { AdminIdentity, VisitorIdentity } from './identity.ts';
import type { CatalogRevision } from '../cache/revision.ts';
import type { ShopKeys } from '../crypto/keys.ts';

/** What is known about the cart by looking at its contents: equal carts have equal hashes; an empty cart has the hash ''. */
export interface CartState {
  hash: string;
  itemCount: number;
}

/** Those whom things in the shop belong to, by their ids. */
export interface Owners {
  visitorIds: readonly number[];
  accountIds: readonly number[];
}

/** What must happen beyond the database when an operation has succeeded. The door that the request came through does it. */
export interface Effects {
  /** The visitor's cart is another one now; what was seen of it before counts no more. */
  cartChanged(): void;
  /** The visitor's cart was read as it is now. */
  cartSeen(state: CartState): void;
  /** What the visitor compares or wishes for is something else now: their other pages and devices hear of it. */
  listsChanged(): void;
  /** What these owners have is something else now, whoever it was that asked: their pages and devices hear of it. */
  ownersChanged(owners: Owners): void;
  /** Offers show something else now that the catalogue's revision does not tell of, such as votes: pages that show them hear of it. */
  offersChanged(offerIds: readonly number[]): void;
  /** The visitor's lists were read as they are now. @param hash of live/listsHash.ts */
  listsSeen(hash: string): void;
  /** The visitor has answered the question of cookies: their browser keeps it, and no cookie that was refused. */
  cookiesAnswered(answer: { value: string; isGranted: boolean }): void;
}

/** For requests that have no door of their own: jobs and commands. */
export const noEffects: Effects = {
  cartChanged: () => undefined,
  cartSeen: () => undefined,
  listsChanged: () => undefined,
  ownersChanged: () => undefined,
  offersChanged: () => undefined,
  listsSeen: () => undefined,
  cookiesAnswered: () => undefined,
};

/** What a browser sends along by itself. Nothing in it is to be believed. */
export interface SentAlong {
  /** A cookie's value, encoded as it came; undefined without it, and for programs, whose cookies say nothing. */
  cookie(name: string): string | undefined;
  /** The name under which the shop was reached, without port. */
  readonly host: string;
  /** Address of the page that led here; '' when the browser does not tell. */
  readonly referrer: string;
}

/**
 * What an operation may use: one per request, so that all of it happens at one instant for one visitor. Modules add services of their own
 * to this interface, such as the providers of payments.
 */
export interface Shop {
  readonly db: Db;
  /** The request's instant. No operation asks the clock itself. */
  readonly now: Date;
  readonly visitor: VisitorIdentity;
  /** Network address that the request came from, of IPv6 its /64, as far as proxies are trusted; '' when there is none. For limits only. */
  readonly address: string;
  /** What the caller's program says it is (header User-Agent); only for showing people their sessions. */
  readonly userAgent?: string;
  /** Absent where nothing of a browser can have come along: jobs, commands, and pages that are the same for everybody. */
  readonly sent?: SentAlong;
  /** Names the request in the log and the audit log. */
  readonly requestId?: string;
  /** Logs a fault that the operation survives, with the request's id; absent where faults end up with the caller. */
  readonly logFault?: (fault: unknown) => void;
  /** Whoever has signed in to the administration; absent where nobody can have. */
  readonly admin?: AdminIdentity;
  /** The API key of the request, already verified; absent for everything but programs at the Admin API and its file endpoints. */
  readonly apiKey?: ApiKeyCaller;
  /**
   * The door that stands before the API: a page's form without script, or a legacy route.
   * Absent for the API itself.
   */
  readonly door?: 'page' | 'legacy';
  readonly effects: Effects;
  readonly catalog: CatalogRevision;
  readonly keys: ShopKeys;
}
