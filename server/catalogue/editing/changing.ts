import { actorOf, recordAudit, type Act, type Actor } from '../../foundation/audit/audit.ts';
import { isUniqueViolation, withRetry } from '../../platform/database/retry.ts';
import type { Tx } from '../../platform/database/db.ts';
import { InvalidInputError, StaleRecordError } from '../../platform/errors/errors.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { recordDuePrices, recordPrices } from '../pricing/pricing.ts';
import { bumpRevision } from '../../platform/cache/revision.ts';
import { refreshProducts } from '../projection/projection.ts';

// How the staff change the catalogue: one transaction holds the change, its prices in the ledger, what is derived from it, the next
// revision by which every page is made anew, and its row of the audit log.

/** What an operation of the staff uses. */
export type StaffShop = Pick<Shop, 'db' | 'now' | 'admin' | 'visitor' | 'requestId' | 'address' | 'catalog'>;

/** What a change has done. */
export interface Change<T> {
  value: T;
  /** Products whose derived columns and prices are to be looked at again. */
  productIds: readonly number[];
  /** Null when nothing was changed. */
  act: Act | null;
}

/** Which record a form changes. */
export interface SeenRecord {
  id: number;
  /** The version that the form was filled from; absent for programs that set it whatever it was. */
  expectedVersion?: number | null;
}

/** @param current the record, locked @throws StaleRecordError when it is not what the caller has seen */
export function refuseStale(current: { version: number }, expectedVersion: SeenRecord['expectedVersion']): void {
  if (expectedVersion != null && expectedVersion !== current.version) throw new StaleRecordError();
}

/** Does a change of the catalogue as a whole, again when it fell victim to another. @throws TryAgainError and what `work` throws */
export async function changeCatalogue<T>(shop: StaffShop, work: (tx: Tx, actor: Actor) => Promise<Change<T>>): Promise<T> {
  const actor = await actorOf(shop);
  const value = await rereadingStale(shop, () =>
    withRetry(() =>
      refusingTaken(() =>
        shop.db.prisma.$transaction(async (tx) => {
          // Sales that have begun or ended since come into the ledger before newer prices do.
          const due = await recordDuePrices(tx, shop.now);
          const change = await work(tx, actor);
          const ids = [...new Set([...due, ...change.productIds])];
          if (change.productIds.length > 0) await recordPrices(tx, change.productIds, shop.now);
          if (ids.length > 0) await refreshProducts(tx, ids, shop.now);
          if (change.act) await recordAudit(tx, shop, actor, change.act);
          if (change.act || ids.length > 0) await bumpRevision(tx);
          return change.value;
        }),
      ),
    ),
  );
  await shop.catalog.reload();
  return value;
}

/** Who is told that others have saved reads what they have saved next: also here, where the news of it may not have come yet. */
async function rereadingStale<T>(shop: StaffShop, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StaleRecordError) await shop.catalog.reload();
    throw error;
  }
}

/** Two that take the same number at the same moment: the later one is told as if it had looked. */
async function refusingTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error, 'Product_sku_key')) throw taken('sku');
    if (isUniqueViolation(error, 'Product_slug_key')) throw taken('slug');
    throw error;
  }
}

const takenWords = {
  sku: 'Another product already uses this SKU.',
  slug: 'Another product already uses this address.',
} as const;

/** A number or an address that another product has. */
export function taken(field: keyof typeof takenWords, path: readonly string[] = ['input']): InvalidInputError {
  return new InvalidInputError([{ path: [...path, field], message: takenWords[field] }]);
}
