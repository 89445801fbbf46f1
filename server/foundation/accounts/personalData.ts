import type { Account } from '../../generated/prisma/client.ts';
import type { Tx } from '../../platform/database/db.ts';
import { ExtensionPoint } from '../../platform/events/extensionPoint.ts';
import type { Shop } from '../../platform/operation/shop.ts';

// What the shop keeps of somebody lies in many modules. Each says here what becomes of it when a guest signs in, when an account changes
// its address, is exported or is erased. What has to be read before a transaction is read by the outer function; the inner one runs within.

/** What becomes of a kind of data. */
type ErasureFate = 'DELETED' | 'PSEUDONYMISED' | 'KEPT';

/** One kind of data and what becomes of it. */
export interface ErasurePart {
  subject: string;
  count: number;
  fate: ErasureFate;
  /** Why, and what exactly stays, as sentences for its owner. */
  reason: string;
}

/** Data that goes with its account. */
export const deletedPart = (subject: string, count: number, reason: string): ErasurePart => ({ subject, count, fate: 'DELETED', reason });

/** Who becomes whom. */
export interface VisitorMerging {
  /** The guest. */
  fromVisitorId: number;
  /** The visitor whose cart the guest's joins; the guest themselves when that visitor is the one who signs in. */
  toVisitorId: number;
  /** The account, which has the lists; null when both are guests, whose votes and reviews stay where they are. */
  accountId: number | null;
}

/** What came over that was not there before. */
export interface MergedThings {
  /** Lines of the cart. */
  lines: number;
  compared: number;
  wished: number;
}

/** An account's change of address. */
interface EmailChange {
  from: string;
  to: string;
}

/** An address that somebody has shown to be theirs. */
export interface ConfirmedAddress {
  accountId: number;
  /** In small letters. */
  email: string;
  now: Date;
}

/** One module's part in it. */
export interface PersonalData {
  /** Counts what an erasure would meet. */
  preview?(shop: Pick<Shop, 'db'>, account: Account): Promise<ErasurePart[]>;
  /** Why an account can't be erased now, as sentences for its owner. */
  obstacles?(tx: Tx, accountId: number): Promise<string[]>;
  /** @returns erases it, and answers with the numbers that the audit log is to have */
  erase?(shop: Shop, account: Account): Promise<(tx: Tx) => Promise<Record<string, number> | void>>;
  /** All of it, for its owner's copy: keys of the copy and what they hold. Secrets are left out. */
  export?(shop: Shop, account: Account): Promise<Record<string, unknown>>;
  /** @returns brings what a guest has to an account, or to the guest that they are too */
  merge?(shop: Shop): Promise<(tx: Tx, merging: VisitorMerging) => Promise<Partial<MergedThings>>>;
  /** @returns follows an account to its new address, which was just confirmed */
  changeEmail?(shop: Shop): Promise<(tx: Tx, change: EmailChange) => Promise<void>>;
  /** Takes what a guest left with an address to the account that has confirmed it. */
  addressConfirmed?(tx: Tx, confirmed: ConfirmedAddress): Promise<void>;
  /** The request's caller is somebody else from now on: what was read of theirs counts no more. */
  callerChanged?(shop: Shop): void;
}

/**
 * The modules that keep personal data. Within a transaction they are called in their order, which is the order of locks for everybody who
 * locks more than one of them: cart, comparison, wishlist, orders, products, offers, reviews, the catalogue's revision.
 */
export const personalData: ExtensionPoint<PersonalData> = new ExtensionPoint('personal data');
