import { actorOf, recordAudit, changesBetween } from '../../foundation/audit/audit.ts';
import { isUniqueViolation, withRetry } from '../../platform/database/retry.ts';
import type { Tx } from '../../platform/database/db.ts';
import { InvalidInputError, parseInput, StaleRecordError } from '../../platform/errors/errors.ts';
import type { Coupon } from '../../generated/prisma/client.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { couponInput, type CouponDraft, type CouponInput } from './couponInput.ts';
import { CouponNotFoundError } from './errors.ts';
import type { Text } from '../../platform/i18n/text.ts';
import { says } from './__generated__/messages.ts';

// Staff operations on coupons. Each change is recorded in the audit log in the same transaction; the caller checks rights. Carts read their
// coupons on every request, so changes apply immediately.

const refuse = (field: string, message: Text) => new InvalidInputError([{ path: ['input', field], message }]);

/** @throws InvalidInputError for a product or category that doesn't exist */
async function checkNamed(tx: Tx, draft: CouponDraft): Promise<void> {
  const wanted = [
    ['productIds', 'product'],
    ['excludedProductIds', 'product'],
    ['categoryIds', 'category'],
    ['excludedCategoryIds', 'category'],
  ] as const;
  for (const [field, thing] of wanted) {
    const ids = draft[field];
    if (ids.length === 0) continue;
    const where = { id: { in: [...ids] } };
    const found =
      thing === 'product'
        ? await tx.product.findMany({ where, select: { id: true } })
        : await tx.category.findMany({ where, select: { id: true } });
    const known = new Set(found.map(({ id }) => id));
    const missing = ids.filter((id) => !known.has(id));
    if (missing.length > 0)
      throw refuse(
        field,
        says((t) => t.unknownThing({ thing, missing: missing.slice(0, 5).join(', ') })),
      );
  }
}

/**
 * Loads a coupon and locks it until the transaction ends.
 * @throws CouponNotFoundError, StaleRecordError
 */
async function lockCoupon(tx: Tx, id: number, expectedVersion: number | undefined): Promise<Coupon> {
  await tx.$executeRaw`SELECT 1 FROM "Coupon" WHERE "id" = ${id}::int FOR NO KEY UPDATE`;
  const coupon = await tx.coupon.findUnique({ where: { id } });
  if (!coupon) throw new CouponNotFoundError();
  if (coupon.version !== expectedVersion)
    throw new StaleRecordError({ name: coupon.code, version: coupon.version, record: { type: 'AdminCoupon', id: coupon.id } });
  return coupon;
}

/** The coupon to save and the version that the caller has seen; both absent for a new one. */
interface Named {
  id?: number;
  expectedVersion?: number;
}

/** @returns the ID of the coupon, and its previous data; null for a new one */
async function write(
  tx: Tx,
  { id: databaseId, expectedVersion }: Named,
  draft: CouponDraft,
  now: Date,
): Promise<{ id: number; before: Coupon | null }> {
  if (databaseId === undefined) {
    await checkNamed(tx, draft);
    const { id } = await tx.coupon.create({ data: { ...draft, createdAt: now }, select: { id: true } });
    return { id, before: null };
  }
  const before = await lockCoupon(tx, databaseId, expectedVersion);
  await checkNamed(tx, draft);
  if (draft.usageLimit !== null && draft.usageLimit < before.usedCount)
    throw refuse(
      'usageLimit',
      says((t) => t.couponAlreadyUsedTimes({ usedCount: before.usedCount })),
    );
  await tx.coupon.update({ where: { id: databaseId }, data: { ...draft, version: { increment: 1 } }, select: { id: true } });
  return { id: databaseId, before };
}

/**
 * Creates a coupon, or replaces all data of one.
 * @throws InvalidInputError, CouponNotFoundError, StaleRecordError, TryAgainError; nothing is changed then
 */
export async function saveCoupon(shop: Shop, named: Named, input: CouponInput): Promise<number> {
  const draft = parseInput(couponInput, input);
  const actor = await actorOf(shop);
  const action = named.id === undefined ? 'coupon.create' : 'coupon.save';
  try {
    return await withRetry(() =>
      shop.db.prisma.$transaction(async (tx) => {
        const { id, before } = await write(tx, named, draft, shop.now);
        const details = before ? changesBetween({ ...before }, draft) : {};
        await recordAudit(tx, shop, actor, { action, targetType: 'Coupon', targetIds: [id], details });
        return id;
      }),
    );
  } catch (error) {
    if (isUniqueViolation(error, 'Coupon_code_key'))
      throw refuse(
        'code',
        says((t) => t.codeAlreadyUsed),
      );
    throw error;
  }
}

/** Maximum number of coupons to enable or disable at once. */
const maxSwitched = 100;

/**
 * Enables or disables coupons; coupons already in that state are unchanged.
 * @returns number of changed coupons
 * @throws InvalidInputError, TryAgainError
 */
export async function setCouponsEnabled(shop: Shop, databaseIds: readonly number[], isEnabled: boolean): Promise<number> {
  if (databaseIds.length === 0 || databaseIds.length > maxSwitched)
    throw refuse(
      'ids',
      says((t) => t.selectOneToMaxCoupons({ maxSwitched })),
    );
  const actor = await actorOf(shop);
  return withRetry(() =>
    shop.db.prisma.$transaction(async (tx) => {
      const known = await lockSwitches(tx, databaseIds);
      const targetIds = [...known].flatMap(([id, was]) => (was === isEnabled ? [] : [id]));
      if (targetIds.length === 0) return 0;
      await writeSwitches(tx, targetIds, isEnabled);
      const action = isEnabled ? 'coupon.enable' : 'coupon.disable';
      await recordAudit(tx, shop, actor, { action, targetType: 'Coupon', targetIds });
      return targetIds.length;
    }),
  );
}

/** Whether coupons are enabled, by ID. Locks them in order of ID, as orders do. */
export async function lockSwitches(tx: Tx, ids: readonly number[]): Promise<Map<number, boolean>> {
  const rows = await tx.$queryRaw<{ id: number; isEnabled: boolean }[]>`
    SELECT "id", "isEnabled" FROM "Coupon" WHERE "id" = ANY(${[...ids]}::int[]) ORDER BY "id" FOR NO KEY UPDATE`;
  return new Map(rows.map(({ id, isEnabled }) => [id, isEnabled]));
}

/** Enables or disables coupons that the caller has locked. */
export async function writeSwitches(tx: Tx, ids: readonly number[], isEnabled: boolean): Promise<void> {
  await tx.coupon.updateMany({ where: { id: { in: [...ids] } }, data: { isEnabled, version: { increment: 1 } } });
}
