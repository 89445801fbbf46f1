import { sqlOf } from '../../platform/database/sql.ts';
import { bumpRevision } from '../../platform/cache/revision.ts';
import { productTag } from '../../catalogue/projection/projection.ts';
import { isForeignKeyViolation, isUniqueViolation, withRetry } from '../../platform/database/retry.ts';
import type { Tx } from '../../platform/database/db.ts';
import { InvalidInputError, parseInput } from '../../platform/errors/errors.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { UnknownOfferError } from './errors.ts';
import { shopTimeZone } from '../../foundation/settings/settings.ts';
import { offerInput, type OfferFacts, type OfferInput } from './input.ts';
import { recordOfferPrices } from './offerPrices.ts';
import { placeOffers } from './places.ts';
import { hasStarted, isOver, publishedSince } from './rules.ts';
import { says } from './__generated__/messages.ts';
import type { Text } from '../../platform/i18n/text.ts';

// Staff operations on offers. Each change invalidates the caches of pages and responses that hold it; the caller checks rights.

/** The part of the request context that these operations use. */
export type StaffShop = Pick<Shop, 'db' | 'now' | 'catalog'>;

const refuse = (field: string, message: Text) => new InvalidInputError([{ path: ['input', field], message }]);

/** The ID of the offered product; for a variation, that of its parent. */
async function offeredProductId(tx: Tx, productId: number | null): Promise<number | null> {
  if (productId === null) return null;
  const product = await tx.product.findUnique({ where: { id: productId }, select: { id: true, parentId: true } });
  if (!product)
    throw refuse(
      'productId',
      says((t) => t.productNotFound),
    );
  return product.parentId ?? product.id;
}

/** Offers of this shop itself have other fields: the product provides the price, and its page is the destination. */
async function checkMerchant(tx: Tx, { merchantId, productId, destinationUrl, priceMinor }: OfferFacts): Promise<void> {
  const merchant = await tx.merchant.findUnique({ where: { id: merchantId }, select: { isOwnShop: true } });
  if (!merchant)
    throw refuse(
      'merchantId',
      says((t) => t.merchantNotFound),
    );
  if (!merchant.isOwnShop && destinationUrl === null)
    throw refuse(
      'destinationUrl',
      says((t) => t.enterTheUrlOfTheOffer),
    );
  if (merchant.isOwnShop && destinationUrl !== null)
    throw refuse(
      'destinationUrl',
      says((t) => t.removeTheDestinationUrl),
    );
  if (merchant.isOwnShop && productId !== null && priceMinor !== null) {
    throw refuse(
      'priceMinor',
      says((t) => t.removeThePrice),
    );
  }
}

async function checkReferences(tx: Tx, { categoryId, mediaId }: OfferFacts): Promise<void> {
  if (categoryId !== null && !(await tx.category.findUnique({ where: { id: categoryId }, select: { id: true } })))
    throw refuse(
      'categoryId',
      says((t) => t.categoryNotFound),
    );
  if (mediaId !== null && !(await tx.media.findUnique({ where: { id: mediaId }, select: { id: true } })))
    throw refuse(
      'mediaId',
      says((t) => t.imageNotFound),
    );
}

/** A saved offer, and the products that show it or have shown it. */
interface SavedOffer {
  offerId: number;
  productIds: number[];
}

async function writeOffer(tx: Tx, facts: OfferFacts, now: Date, editedById: number | null): Promise<SavedOffer> {
  const { id, publishedAt, destinationUrl, ...columns } = facts;
  const known =
    id === undefined
      ? null
      : await tx.offer.findUnique({ where: { id }, select: { id: true, status: true, publishedAt: true, productId: true } });
  if (id !== undefined && !known) throw new UnknownOfferError(['input', 'id']);
  const isPublished = facts.status === 'PUBLISHED';
  const data = {
    ...columns,
    destinationUrl: destinationUrl ?? '',
    publishedAt: publishedAt ?? publishedSince(facts, known, now),
    isListed: isPublished && !isOver(facts, now),
    pendingStartsAt: isPublished && !hasStarted(facts, now) ? facts.startsAt : null,
    editedById,
  };
  const select = { id: true } as const;
  const written = known
    ? await tx.offer.update({ where: { id: known.id }, data: { ...data, version: { increment: 1 } }, select })
    : await tx.offer.create({ data: { ...data, createdAt: now }, select });
  return { offerId: written.id, productIds: [known?.productId, facts.productId].filter((id) => id != null) };
}

/**
 * Saves an offer and its derived data within a transaction, without invalidating the caches.
 * @param editedById account of the editor; null for imports and commands
 * @throws InvalidInputError, UnknownOfferError
 */
export async function updateOfferWithin(tx: Tx, input: OfferInput, now: Date, editedById: number | null = null): Promise<SavedOffer> {
  const facts = parseInput(offerInput(await shopTimeZone(tx)), input);
  await checkMerchant(tx, facts);
  await checkReferences(tx, facts);
  const saved = await writeOffer(tx, { ...facts, productId: await offeredProductId(tx, facts.productId) }, now, editedById);
  const sql = sqlOf(tx);
  await placeOffers(sql, [saved.offerId]);
  await recordOfferPrices(sql, [saved.offerId], now);
  return saved;
}

/**
 * Creates an offer, or replaces all data of one.
 * @throws InvalidInputError, UnknownOfferError, TryAgainError; nothing is changed then
 */
export async function updateOffer(shop: StaffShop, input: OfferInput): Promise<{ offerId: number }> {
  try {
    // If a referenced record is deleted concurrently, the retry no longer finds it.
    const { offerId } = await changeOffers(
      shop,
      (tx) => updateOfferWithin(tx, input, shop.now),
      ({ productIds }) => productIds,
    );
    return { offerId };
  } catch (error) {
    if (isUniqueViolation(error, 'Offer_slug_key'))
      throw refuse(
        'slug',
        says((t) => t.anotherOfferAlreadyUsesThisSlug),
      );
    throw error;
  }
}

/**
 * Unpublishes an offer, which can be published again.
 * @throws UnknownOfferError, TryAgainError
 */
export async function unpublishOffer(shop: StaffShop, offerId: number): Promise<void> {
  await changeOffers(shop, async (tx) => {
    const { count } = await tx.offer.updateMany({
      where: { id: offerId },
      data: { status: 'DRAFT', isListed: false, pendingStartsAt: null },
    });
    if (count === 0) throw new UnknownOfferError();
  });
}

/**
 * Permanently deletes an offer with its votes, counts and ledger.
 * @throws UnknownOfferError, TryAgainError
 */
export async function removeOffer(shop: StaffShop, offerId: number): Promise<void> {
  await changeOffers(shop, async (tx) => {
    const { count } = await tx.offer.deleteMany({ where: { id: offerId } });
    if (count === 0) throw new UnknownOfferError();
  });
}

/**
 * Changes offers, or data shown with them, and invalidates the caches.
 * @param productsOf the products that show the changed offers, before or after the change: then cached pages of other products stay valid.
 * Null, or no function, if the change is visible elsewhere than with offers.
 */
export async function changeOffers<T>(
  { db, catalog }: StaffShop,
  change: (tx: Tx) => Promise<T>,
  productsOf: (result: T) => readonly number[] | null = () => null,
): Promise<T> {
  const changed = await withRetry(
    () =>
      db.prisma.$transaction(async (tx) => {
        const result = await change(tx);
        const productIds = productsOf(result);
        await bumpRevision(tx, productIds && productIds.map(productTag));
        return result;
      }),
    isForeignKeyViolation,
  );
  await catalog.reload();
  return changed;
}
