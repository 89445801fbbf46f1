import type { Text } from '../../platform/i18n/text.ts';
import type { Account } from '../../generated/prisma/client.ts';
import type { Tx } from '../../platform/database/db.ts';
import { ExtensionPoint } from '../../platform/events/extensionPoint.ts';
import type { Shop } from '../../platform/operation/shop.ts';

// Personal data is spread over many modules. Each module registers here how it handles its data when a guest signs in, and when an account
// changes its address, is exported or is erased. The outer function reads what must be read before the transaction; the function that it
// returns runs within the transaction.

/** How an erasure treats a kind of data. */
type ErasureFate = 'DELETED' | 'PSEUDONYMISED' | 'KEPT';

/** One kind of data and how an erasure treats it. */
export interface ErasurePart {
  subject: string;
  count: number;
  fate: ErasureFate;
  /** The reason, and what exactly is kept, as sentences for the owner. */
  reason: Text;
}

/** Creates an entry for data that is deleted with its account. */
export const deletedPart = (subject: string, count: number, reason: Text): ErasurePart => ({ subject, count, fate: 'DELETED', reason });

/** The visitors and the account involved in a merge. */
export interface VisitorMerging {
  /** The guest whose data is merged. */
  fromVisitorId: number;
  /** The visitor whose cart receives the guest's; equal to `fromVisitorId` when that same visitor signs in. */
  toVisitorId: number;
  /** The account that receives the lists; null when both are guests, whose votes and reviews stay where they are. */
  accountId: number | null;
}

/** Numbers of items that a merge added to the target, and of cart lines that did not fit. */
export interface MergedThings {
  /** Cart lines. */
  lines: number;
  /** Cart lines that did not fit, wholly or in part. */
  linesLeftOut: number;
  compared: number;
  wished: number;
}

interface EmailChange {
  from: string;
  to: string;
}

/** An email address that its owner has confirmed. */
export interface ConfirmedAddress {
  accountId: number;
  /** In lowercase. */
  email: string;
  now: Date;
}

/** What a merge of nothing adds. */
export const nothingMerged: MergedThings = { lines: 0, linesLeftOut: 0, compared: 0, wished: 0 };

/** One module's handling of personal data. */
export interface PersonalData {
  /** Counts what an erasure would affect. */
  preview?(shop: Pick<Shop, 'db'>, account: Account): Promise<ErasurePart[]>;
  /** Why an account can't be erased now, as sentences for its owner. */
  obstacles?(tx: Tx, accountId: number): Promise<Text[]>;
  /** @returns a function that erases the data and returns the numbers for the audit log */
  erase?(shop: Shop, account: Account): Promise<(tx: Tx) => Promise<Record<string, number> | void>>;
  /** All data for the owner's export, by key. Secrets are left out. */
  export?(shop: Shop, account: Account): Promise<Record<string, unknown>>;
  /** @returns a function that moves a guest's data to an account, or to the other guest that is the same person */
  merge?(shop: Shop): Promise<(tx: Tx, merging: VisitorMerging) => Promise<Partial<MergedThings>>>;
  /** @returns a function that updates the data to an account's new, just confirmed address */
  changeEmail?(shop: Shop): Promise<(tx: Tx, change: EmailChange) => Promise<void>>;
  /** Moves a guest's data with an email address to the account that has confirmed it. */
  addressConfirmed?(tx: Tx, confirmed: ConfirmedAddress): Promise<void>;
  /** Drops cached data of the caller, who is a different person from now on. */
  callerChanged?(shop: Shop): void;
}

/**
 * The modules with personal data. Within a transaction they are called in their order, which is the lock order for all code that locks more
 * than one of them: cart, compare list, wishlist, orders, products, offers, reviews, the catalogue's revision.
 */
export const personalData: ExtensionPoint<PersonalData> = new ExtensionPoint('personal data');
