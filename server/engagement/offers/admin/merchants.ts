import { claimSlugs, slugOf, InUseError, UnknownRecordError } from '../../../catalogue/editing/editing.ts';
import { partPattern } from '../../../platform/database/patterns.ts';
import { isUniqueViolation } from '../../../platform/database/retry.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { InvalidInputError, StaleRecordError } from '../../../platform/errors/errors.ts';
import { Prisma, type Merchant } from '../../../generated/prisma/client.ts';
import { normalizedSearch, type List } from '../../../platform/graphql/list.ts';
import type { MerchantInput } from '../input.ts';
import { saveMerchantWithin } from '../merchants.ts';
import { runStaffChange, type OfferAdminContext } from './staffChanges.ts';
import { says } from '../__generated__/messages.ts';
import type { Text } from '../../../platform/i18n/text.ts';

// Staff operations on merchants.

const { sql } = Prisma;

/** Input of the merchant form; without an ID it creates a merchant. An empty slug is derived from the name. */
export type MerchantForm = Omit<MerchantInput, 'id'> & { id?: number | null; expectedVersion?: number | null };

async function lockMerchant(tx: Tx, id: number, expectedVersion: number | null): Promise<Merchant> {
  await tx.$executeRaw`SELECT 1 FROM "Merchant" WHERE "id" = ${id}::int FOR UPDATE`;
  const merchant = await tx.merchant.findUnique({ where: { id } });
  if (!merchant) throw new UnknownRecordError('merchant');
  if (expectedVersion !== null && merchant.version !== expectedVersion)
    throw new StaleRecordError({ ...merchant, record: { type: 'AdminMerchant', id: merchant.id } });
  return merchant;
}

async function freeSlug(tx: Tx, name: string): Promise<string> {
  const base = slugOf(name).slice(0, 90).replace(/-+$/, '');
  const [slug] = await claimSlugs([base], async (candidates) => {
    const rows = await tx.merchant.findMany({ where: { slug: { in: candidates } }, select: { slug: true } });
    return new Set(rows.map((row) => row.slug));
  });
  return slug ?? base;
}

/**
 * Creates a merchant, or replaces all data of one.
 * @returns the ID of the merchant
 * @throws StaleRecordError, UnknownRecordError, InvalidInputError, TryAgainError; nothing is changed then
 */
export async function saveMerchantAsStaff(
  shop: OfferAdminContext,
  { id: databaseId, expectedVersion, ...form }: MerchantForm,
): Promise<number> {
  try {
    return await runStaffChange(shop, async (tx, actor) => {
      const known = databaseId == null ? null : await lockMerchant(tx, databaseId, expectedVersion ?? null);
      const slug = form.slug.trim() || known?.slug || (await freeSlug(tx, form.name));
      const input = { ...form, ...(known && { id: known.id }), slug };
      const { merchantId } = await saveMerchantWithin(tx, input, shop.now, actor.accountId);
      const action = known ? 'merchant.save' : 'merchant.create';
      return { value: merchantId, act: { action, targetType: 'Merchant', targetIds: [merchantId] } };
    });
  } catch (error) {
    if (!isUniqueViolation(error, 'Merchant_slug_key')) throw error;
    throw new InvalidInputError([{ path: ['input', 'slug'], message: says((t) => t.anotherMerchantAlreadyUsesThisSlug) }]);
  }
}

/**
 * Deletes a merchant that has no offers.
 * @throws InUseError while it has any; StaleRecordError, UnknownRecordError, TryAgainError
 */
export function deleteMerchant(shop: OfferAdminContext, databaseId: number, expectedVersion: number): Promise<number> {
  return runStaffChange(shop, async (tx) => {
    const { name } = await lockMerchant(tx, databaseId, expectedVersion);
    const count = await tx.offer.count({ where: { merchantId: databaseId } });
    if (count > 0) throw new InUseError(says((t) => t.offersAreLinkedToThisMerchant({ count })));
    await tx.merchant.delete({ where: { id: databaseId }, select: { id: true } });
    return { value: databaseId, act: { action: 'merchant.delete', targetType: 'Merchant', targetIds: [databaseId], details: { name } } };
  });
}

/**
 * Moves all offers of a merchant to another one and deletes it, for merchants that were entered twice. Links to the offers stay valid.
 * @returns the ID of the other merchant
 * @throws StaleRecordError, UnknownRecordError, InvalidInputError when one of the two is this shop itself; TryAgainError
 */
export function mergeMerchant(
  shop: OfferAdminContext,
  { id: databaseId, expectedVersion, intoId }: { id: number; expectedVersion: number; intoId: number },
): Promise<number> {
  const refuse = (message: Text) => new InvalidInputError([{ path: ['input', 'intoId'], message }]);
  return runStaffChange(shop, async (tx) => {
    if (intoId === databaseId) throw refuse(says((t) => t.chooseAnotherMerchant));
    // In a fixed order, so that two concurrent merges into each other can't deadlock.
    await tx.$executeRaw`SELECT 1 FROM "Merchant" WHERE "id" IN (${databaseId}::int, ${intoId}::int) ORDER BY "id" FOR UPDATE`;
    const from = await lockMerchant(tx, databaseId, expectedVersion);
    const into = await tx.merchant.findUnique({ where: { id: intoId } });
    if (!into) throw refuse(says((t) => t.merchantNotFound));
    // Whether an offer belongs to this shop decides its destination and its price.
    if (from.isOwnShop || into.isOwnShop) throw refuse(says((t) => t.thisShopsOwnOffersCantBeMoved));
    const { count } = await tx.offer.updateMany({
      where: { merchantId: databaseId },
      data: { merchantId: intoId, version: { increment: 1 } },
    });
    await tx.merchant.delete({ where: { id: databaseId }, select: { id: true } });
    const details = { from: databaseId, name: from.name, offers: count };
    return { value: intoId, act: { action: 'merchant.merge', targetType: 'Merchant', targetIds: [intoId], details } };
  });
}

function searchSql(search: string): Prisma.Sql {
  if (search === '') return sql`true`;
  return sql`lower(f_unaccent(m."name" || ' ' || m."slug" || ' ' || m."homepage")) like lower(f_unaccent(${partPattern(search)}))`;
}

/** Definition of the staff merchant list, by name. */
export const adminMerchantList = {
  name: 'MERCHANT_DESK',
  from: sql`"Merchant" m`,
  id: sql`m."id"`,
  sorts: { NAME: { value: sql`m."name"`, type: 'text' } },
  where: (_shop, { search }) => searchSql(normalizedSearch(search, ['search'])),
} satisfies List<{ search?: string | null }, string>;
