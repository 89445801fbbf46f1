import { isUniqueViolation } from '../../platform/database/retry.ts';
import { readRows, type Db, type Tx } from '../../platform/database/db.ts';
import { InvalidInputError, parseInput } from '../../platform/errors/errors.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { cutPage, type Page, type PageRequest, type SortOrder } from '../../platform/graphql/keyset.ts';
import { merchantInput, type MerchantInput } from './input.ts';
import { changeOffers, type StaffShop } from './operations.ts';
import { says } from './__generated__/messages.ts';
import type { Text } from '../../platform/i18n/text.ts';

// The merchants of the displayed offers.

const { sql, empty } = Prisma;

const refuse = (field: string, message: Text) => new InvalidInputError([{ path: ['input', field], message }]);

/** The sort order of the merchant list, in the form that cursors use. */
export const merchantOrder: SortOrder = { name: 'MERCHANT_NAME', isInstant: false, isText: true };

/** A page of merchants by name: IDs and names. */
export async function merchantPage(db: Db, request: PageRequest): Promise<Page<{ id: number; name: string }>> {
  const { cursor, backward, limit } = request;
  const direction = backward ? sql`desc` : sql`asc`;
  const after = cursor
    ? sql`where (m."name", m."id") ${backward ? sql`<` : sql`>`} (${String(cursor.value)}::text, ${cursor.id}::int)`
    : empty;
  const rows = await readRows<{ id: number; name: string }>(
    db,
    sql`select m."id", m."name" from "Merchant" m ${after} order by m."name" ${direction}, m."id" ${direction} limit ${limit + 1}`,
  );
  return cutPage(rows, request);
}

/** Number of merchants. */
export function countMerchants({ prisma }: Db): Promise<number> {
  return prisma.merchant.count();
}

/**
 * Creates a merchant, or replaces all data of one.
 * @throws InvalidInputError, TryAgainError; nothing is changed then
 */
export async function saveMerchant(shop: StaffShop, input: MerchantInput): Promise<{ merchantId: number }> {
  try {
    return await changeOffers(shop, (tx) => saveMerchantWithin(tx, input, shop.now));
  } catch (error) {
    if (isUniqueViolation(error, 'Merchant_slug_key'))
      throw refuse(
        'slug',
        says((t) => t.anotherMerchantAlreadyUsesThisSlug),
      );
    throw error;
  }
}

/**
 * Saves a merchant within a transaction, without invalidating the caches.
 * @param editedById account of the editor; null for imports and commands
 */
export async function saveMerchantWithin(
  tx: Tx,
  input: MerchantInput,
  now: Date,
  editedById: number | null = null,
): Promise<{ merchantId: number }> {
  const { id, ...data } = parseInput(merchantInput, input);
  const select = { id: true, isOwnShop: true } as const;
  if (id === undefined) return { merchantId: (await tx.merchant.create({ data: { ...data, editedById, createdAt: now }, select })).id };
  const known = await tx.merchant.findUnique({ where: { id }, select });
  if (!known)
    throw refuse(
      'id',
      says((t) => t.merchantNotFound),
    );
  // Whether the merchant is this shop decides if its offers have a destination and a price of their own.
  if (known.isOwnShop !== data.isOwnShop && (await tx.offer.findFirst({ where: { merchantId: id }, select: { id: true } })))
    throw refuse(
      'isOwnShop',
      says((t) => t.merchantHasOffers),
    );
  await tx.merchant.update({ where: { id }, data: { ...data, editedById, version: { increment: 1 } }, select });
  return { merchantId: id };
}
