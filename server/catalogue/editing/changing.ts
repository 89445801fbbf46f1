import { actorOf, recordAudit, type Act, type Actor } from '../../foundation/audit/audit.ts';
import { isUniqueViolation, withRetry } from '../../platform/database/retry.ts';
import type { Tx } from '../../platform/database/db.ts';
import { sqlOf, type SqlClient } from '../../platform/database/sql.ts';
import { InvalidInputError, StaleRecordError } from '../../platform/errors/errors.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { emitProductEvents } from './events.ts';
import { recordDuePrices, recordPrices } from '../pricing/pricing.ts';
import { bumpRevision } from '../../platform/cache/revision.ts';
import { refreshProducts, tagsOfProducts } from '../projection/projection.ts';
import { says } from './__generated__/messages.ts';

// How staff change the catalogue: one transaction holds the change, its prices in the ledger, the derived data, the next catalogue revision
// (which refreshes every page) and the audit log entry.

/** The part of the request context that staff operations use. */
export type StaffShop = Pick<Shop, 'db' | 'now' | 'admin' | 'visitor' | 'requestId' | 'address' | 'catalog'>;

/** The result of a change. */
export interface Change<T> {
  value: T;
  /** Products whose derived columns and prices must be refreshed. */
  productIds: readonly number[];
  /** The audit log entry; null when nothing changed. */
  act: Act | null;
  /** Products among `productIds` that are new. */
  createdIds?: readonly number[];
  /** Products that were deleted. */
  deletedIds?: readonly number[];
  /**
   * Whether only data of `productIds` themselves changed, so that cached pages without these products stay valid. New brands and terms
   * count as data of the product. Otherwise the change outdates everything.
   */
  isOfProductsOnly?: true;
}

/** The record that a form changes. */
export interface VersionedRecord {
  id: number;
  /** The version that the form was loaded with; absent for clients that overwrite any version. */
  expectedVersion?: number | null;
}

/**
 * @param current the record, locked
 * @throws StaleRecordError when the record has changed since the caller read it
 */
export function refuseStale(current: { version: number }, expectedVersion: VersionedRecord['expectedVersion']): void {
  if (expectedVersion != null && expectedVersion !== current.version) throw new StaleRecordError();
}

/**
 * Locks out imports, and other writers of many new products, until the transaction ends: two of them would create the same products, brands
 * and categories. Take this lock before that of the price ledger.
 */
export const lockImports = (client: Tx | SqlClient) =>
  sqlOf(client).query(`select pg_advisory_xact_lock(hashtext('souk.import'))::text as lock`);

/**
 * Changes the catalogue in one transaction, which is retried after a conflict with another one.
 * @param lock takes locks that other transactions take before that of the price ledger
 * @throws TryAgainError and errors of `work`
 */
export async function changeCatalogue<T>(
  shop: StaffShop,
  work: (tx: Tx, actor: Actor) => Promise<Change<T>>,
  lock?: (tx: Tx) => Promise<unknown>,
): Promise<T> {
  const actor = await actorOf(shop);
  const value = await rereadingStale(shop, () =>
    withRetry(() =>
      withTakenErrors(() =>
        shop.db.prisma.$transaction(async (tx) => {
          await lock?.(tx);
          // Sales that have begun or ended since must enter the ledger before newer prices do.
          const due = await recordDuePrices(tx, shop.now);
          const change = await work(tx, actor);
          const ids = [...new Set([...due, ...change.productIds])];
          if (change.productIds.length > 0) await recordPrices(tx, change.productIds, shop.now);
          const isMoved = ids.length > 0 && (await refreshProducts(tx, ids, shop.now));
          await emitProductEvents(tx, change, shop.now);
          if (change.act) await recordAudit(tx, shop, actor, change.act);
          const isPrecise = change.isOfProductsOnly && !change.createdIds?.length && !change.deletedIds?.length;
          if (change.act || ids.length > 0) await bumpRevision(tx, isPrecise ? tagsOfProducts(ids, isMoved) : null);
          return change.value;
        }),
      ),
    ),
  );
  await shop.catalog.reload();
  return value;
}

/**
 * After a StaleRecordError the caller reads what others have saved. Reloads the revision, because the notification of their change may not
 * have reached this process yet.
 */
async function rereadingStale<T>(shop: StaffShop, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StaleRecordError) await shop.catalog.reload();
    throw error;
  }
}

/**
 * When two transactions take the same number concurrently, the later one gets the same error as if its check had found the number taken.
 */
async function withTakenErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error, 'Product_sku_key')) throw alreadyUsedError('sku');
    if (isUniqueViolation(error, 'Product_slug_key')) throw alreadyUsedError('slug');
    throw error;
  }
}

const alreadyUsedMessages = {
  sku: says((t) => t.anotherProductAlreadyUsesThisSku),
  slug: says((t) => t.anotherProductAlreadyUsesThisSlug),
} as const;

/** The error for a number or URL that another product already has. */
export function alreadyUsedError(field: keyof typeof alreadyUsedMessages, path: readonly string[] = ['input']): InvalidInputError {
  return new InvalidInputError([{ path: [...path, field], message: alreadyUsedMessages[field] }]);
}
