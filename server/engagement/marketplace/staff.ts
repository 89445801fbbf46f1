import { bumpRevision } from '../../platform/cache/revision.ts';
import { isForeignKeyViolation, isUniqueViolation, withRetry } from '../../platform/database/retry.ts';
import type { Tx } from '../../platform/database/db.ts';
import { InvalidInputError, parseInput, StaleRecordError } from '../../platform/errors/errors.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { changesBetween, recordAudit, type Actor, type Change } from '../../foundation/audit/audit.ts';
import { externalShopInput, marketplaceInput, type ExternalShopInput, type MarketplaceInput } from './input.ts';

// Staff operations on marketplaces and their shops. Each change is recorded in the audit log and invalidates all caches of pages and
// responses; the caller checks rights.

/** The part of the request context that these operations use. */
export type StaffShop = Pick<Shop, 'db' | 'now' | 'catalog'>;

/** Creates the error for an invalid field. */
export const refuse = (field: string, message: string) => new InvalidInputError([{ path: ['input', field], message }]);

/**
 * @param current the row, locked; undefined when it was deleted
 * @param expectedVersion the version that the caller has seen; absent for any
 */
function refuseChanged(current: { version: number } | undefined, expectedVersion: number | null | undefined, gone: string): void {
  if (!current) throw refuse('id', gone);
  if (expectedVersion != null && expectedVersion !== current.version) throw new StaleRecordError();
}

/** Changes data shown on pages, and records it in the audit log. */
export async function change<T>(shop: StaffShop, run: (tx: Tx) => Promise<T>): Promise<T> {
  const done = await withRetry(() =>
    shop.db.prisma.$transaction(async (tx) => {
      const result = await run(tx);
      await bumpRevision(tx);
      return result;
    }),
  );
  await shop.catalog.reload();
  return done;
}

/**
 * Creates a marketplace, or replaces all data of one.
 * @throws InvalidInputError, StaleRecordError, TryAgainError; nothing is changed then
 */
export async function saveMarketplace(shop: StaffShop, actor: Actor, input: MarketplaceInput): Promise<{ marketplaceId: number }> {
  const { id, expectedVersion, ...data } = parseInput(marketplaceInput, input);
  try {
    return await change(shop, async (tx) => {
      let details: Record<string, Change> = {};
      if (id !== undefined) {
        const [current] = await tx.$queryRaw<(typeof data & { version: number })[]>`
          SELECT "version", "name", "cartUrlTemplate", "lineTemplate" FROM "Marketplace" WHERE "id" = ${id}::int FOR UPDATE`;
        refuseChanged(current, expectedVersion, 'Marketplace not found.');
        details = changesBetween({ ...current }, data);
      }
      const row =
        id === undefined
          ? await tx.marketplace.create({ data: { ...data, createdAt: shop.now }, select: { id: true } })
          : await tx.marketplace.update({ where: { id }, data: { ...data, version: { increment: 1 } }, select: { id: true } });
      await recordAudit(tx, shop, actor, { action: 'marketplace.save', targetType: 'Marketplace', targetIds: [row.id], details });
      return { marketplaceId: row.id };
    });
  } catch (error) {
    if (isUniqueViolation(error, 'Marketplace_name_key')) throw refuse('name', 'Another marketplace already uses this name.');
    throw error;
  }
}

/**
 * Creates an external shop, or replaces all data of one.
 * @throws InvalidInputError, StaleRecordError, TryAgainError; nothing is changed then
 */
export async function saveExternalShop(shop: StaffShop, actor: Actor, input: ExternalShopInput): Promise<{ shopId: number }> {
  const { id, expectedVersion, ...data } = parseInput(externalShopInput, input);
  try {
    return await change(shop, async (tx) => {
      let details: Record<string, Change> = {};
      if (id !== undefined) {
        const [current] = await tx.$queryRaw<(typeof data & { version: number })[]>`
          SELECT "version", "marketplaceId", "name", "country", "host", "tag", "position", "source"::text AS "source"
          FROM "ExternalShop" WHERE "id" = ${id}::int FOR UPDATE`;
        refuseChanged(current, expectedVersion, 'Shop not found.');
        // Without the availability source's address, which may contain a key.
        details = changesBetween({ ...current }, data);
      }
      const row =
        id === undefined
          ? await tx.externalShop.create({ data: { ...data, createdAt: shop.now }, select: { id: true } })
          : await tx.externalShop.update({ where: { id }, data: { ...data, version: { increment: 1 } }, select: { id: true } });
      await recordAudit(tx, shop, actor, { action: 'externalShop.save', targetType: 'ExternalShop', targetIds: [row.id], details });
      return { shopId: row.id };
    });
  } catch (error) {
    if (isUniqueViolation(error, 'ExternalShop_marketplaceId_country_key'))
      throw refuse('country', 'The marketplace already has a shop for this country.');
    if (isForeignKeyViolation(error)) throw refuse('marketplaceId', 'Marketplace not found.');
    throw error;
  }
}

/**
 * Deletes an external shop that no longer sells anything, with its counts and runs.
 * @throws InvalidInputError while a product is checked out there
 */
export async function deleteExternalShop(shop: StaffShop, actor: Actor, shopId: number): Promise<void> {
  await change(shop, async (tx) => {
    const sold = await tx.product.count({ where: { externalShopId: shopId } });
    if (sold > 0)
      throw refuse(
        'id',
        sold === 1
          ? '1 product is listed in this shop. Remove it from the shop first.'
          : `${sold} products are listed in this shop. Remove them from the shop first.`,
      );
    const known = await tx.externalShop.findUnique({ where: { id: shopId }, select: { name: true } });
    const { count } = await tx.externalShop.deleteMany({ where: { id: shopId } });
    if (!known || count === 0) throw refuse('id', 'Shop not found.');
    await recordAudit(tx, shop, actor, { action: 'externalShop.remove', targetType: 'ExternalShop', targetIds: [shopId], details: known });
  });
}

/**
 * Deletes a marketplace without shops.
 * @throws InvalidInputError while it has one
 */
export async function deleteMarketplace(shop: StaffShop, actor: Actor, marketplaceId: number): Promise<void> {
  await change(shop, async (tx) => {
    if ((await tx.externalShop.count({ where: { marketplaceId } })) > 0)
      throw refuse('id', 'This marketplace has shops. Delete them first.');
    const known = await tx.marketplace.findUnique({ where: { id: marketplaceId }, select: { name: true } });
    const { count } = await tx.marketplace.deleteMany({ where: { id: marketplaceId } });
    if (!known || count === 0) throw refuse('id', 'Marketplace not found.');
    const act = { action: 'marketplace.remove', targetType: 'Marketplace', targetIds: [marketplaceId], details: known };
    await recordAudit(tx, shop, actor, act);
  });
}
