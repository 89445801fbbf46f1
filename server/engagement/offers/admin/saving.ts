import { cutText } from '../../../platform/i18n/cutText.ts';
import { changesBetween } from '../../../foundation/audit/audit.ts';
import { claimSlugs, slugOf } from '../../../catalogue/editing/editing.ts';
import { isUniqueViolation } from '../../../platform/database/retry.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { InvalidInputError } from '../../../platform/errors/errors.ts';
import type { Offer } from '../../../generated/prisma/client.ts';
import { updateOfferWithin } from '../operations.ts';
import { hasStarted, isOver } from '../rules.ts';
import { submitSlug, type OfferInput } from '../input.ts';
import { runStaffChange, lockOffer, type OfferAdminContext } from './staffChanges.ts';
import { says } from '../__generated__/messages.ts';
import type { Text } from '../../../platform/i18n/text.ts';

// Creates and changes offers. Every change validates and saves the whole offer with the same operation, so that its price ledger,
// categories and lists are always updated.

/** Input of the offer form. An empty slug is derived from the title. */
export type OfferForm = Omit<OfferInput, 'id' | 'status' | 'publishedAt' | 'mediaId'>;

/** An offer and the version that the caller has seen. */
export interface OfferVersion {
  id: number;
  expectedVersion: number;
}

const refuse = (field: string, message: Text) => new InvalidInputError([{ path: ['input', field], message }]);

/** Returns a slug made of the title that no offer uses. */
export async function freeSlug(tx: Tx, title: string): Promise<string> {
  // An offer's slug has at most 100 characters; a number may be appended.
  const base = slugOf(title).slice(0, 90).replace(/-+$/, '');
  const [slug] = await claimSlugs([base], async (candidates) => {
    const rows = await tx.offer.findMany({ where: { slug: { in: candidates } }, select: { slug: true } });
    return new Set([submitSlug, ...rows.map((row) => row.slug)]);
  });
  return slug ?? base;
}

/** All data of an offer as input, for changes that affect only part of it. */
export function inputOf(offer: Offer): OfferInput & { id: number } {
  const { id, slug, merchantId, productId, categoryId, title, summary, details, status, destinationUrl, priceMinor } = offer;
  const { shippingMinor, availability, shipsTo, code, isCodeMasked, startsAt, endsAt, mediaId } = offer;
  const place = { slug, merchantId, productId, categoryId, mediaId };
  const words = { title, summary, details, code, isCodeMasked };
  const cost = { priceMinor, shippingMinor, availability, shipsTo };
  return { id, ...place, ...words, ...cost, status, startsAt, endsAt, destinationUrl: destinationUrl === '' ? null : destinationUrl };
}

/** When two transactions take the same slug concurrently, the later one gets the same error as if its check had found the slug taken. */
export async function withTakenErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
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
 * Creates an offer as a draft.
 * @returns the ID of the offer
 * @throws InvalidInputError, TryAgainError
 */
export function createOffer(shop: OfferAdminContext, form: OfferForm): Promise<number> {
  return withTakenErrors(() =>
    runStaffChange(shop, async (tx, actor) => {
      const slug = form.slug.trim() || (await freeSlug(tx, form.title));
      const { offerId, productIds } = await updateOfferWithin(tx, { ...form, slug, status: 'DRAFT' }, shop.now, actor.accountId);
      return { value: offerId, productIds, act: { action: 'offer.create', targetType: 'Offer', targetIds: [offerId] } };
    }),
  );
}

/** Changes an offer, based on its current data. */
function changeOffer(
  shop: OfferAdminContext,
  { id: databaseId, expectedVersion }: OfferVersion,
  action: string,
  changeOf: (offer: Offer) => Partial<OfferInput>,
): Promise<number> {
  return withTakenErrors(() =>
    runStaffChange(shop, async (tx, actor) => {
      const offer = await lockOffer(tx, databaseId, expectedVersion);
      const before = inputOf(offer);
      const after = { ...before, ...changeOf(offer) };
      const { productIds } = await updateOfferWithin(tx, after, shop.now, actor.accountId);
      const details = changesBetween({ ...before }, after);
      return { value: databaseId, productIds, act: { action, targetType: 'Offer', targetIds: [databaseId], details } };
    }),
  );
}

/** Whether a new or changed offer sends shoppers, and the commission on their purchases, to an address that it did not have. */
export async function changesDestination(
  { db }: Pick<OfferAdminContext, 'db'>,
  { id, destinationUrl }: { id?: number; destinationUrl?: string | null },
): Promise<boolean> {
  const wanted = (destinationUrl ?? '').trim();
  if (id === undefined) return wanted !== '';
  const stored = await db.prisma.offer.findUnique({ where: { id }, select: { destinationUrl: true } });
  return stored !== null && stored.destinationUrl !== (URL.canParse(wanted) ? new URL(wanted).href : wanted);
}

/**
 * Saves all data of the offer form. Status and image are unchanged.
 * @throws StaleRecordError, UnknownRecordError, InvalidInputError, TryAgainError
 */
export function changeOfferFacts(
  shop: OfferAdminContext,
  { id: databaseId, expectedVersion, ...form }: OfferForm & OfferVersion,
): Promise<number> {
  return changeOffer(shop, { id: databaseId, expectedVersion }, 'offer.save', ({ slug }) => ({ ...form, slug: form.slug.trim() || slug }));
}

/**
 * Publishes an offer, visible from its start, or unpublishes it.
 * @throws StaleRecordError, UnknownRecordError, InvalidInputError, TryAgainError
 */
export function publishOffer(shop: OfferAdminContext, { isPublished, ...seen }: OfferVersion & { isPublished: boolean }): Promise<number> {
  return changeOffer(shop, seen, isPublished ? 'offer.publish' : 'offer.unpublish', () => ({
    status: isPublished ? 'PUBLISHED' : 'DRAFT',
  }));
}

/**
 * Ends an offer now: shoppers see it as ended.
 * @throws StaleRecordError, UnknownRecordError, InvalidInputError when it isn't live, TryAgainError
 */
export function endOffer(shop: OfferAdminContext, seen: OfferVersion): Promise<number> {
  return changeOffer(shop, seen, 'offer.end', (offer) => {
    const isLive = offer.status === 'PUBLISHED' && hasStarted(offer, shop.now) && !isOver(offer, shop.now);
    if (!isLive)
      throw refuse(
        'id',
        says((t) => t.unpublishItInstead),
      );
    return { endsAt: shop.now };
  });
}

/**
 * Duplicates an offer as a draft with another slug, without its votes, counts and ledger.
 * @returns the ID of the copy
 * @throws UnknownRecordError, InvalidInputError, TryAgainError
 */
export function duplicateOffer(shop: OfferAdminContext, databaseId: number): Promise<number> {
  return withTakenErrors(() =>
    runStaffChange(shop, async (tx, actor) => {
      const { id: _id, ...input } = inputOf(await lockOffer(tx, databaseId, null));
      const title = `${cutText(input.title, 190)} (copy)`;
      const copy = { ...input, title, slug: await freeSlug(tx, title), status: 'DRAFT' as const };
      const { offerId, productIds } = await updateOfferWithin(tx, copy, shop.now, actor.accountId);
      const details = { from: databaseId };
      return { value: offerId, productIds, act: { action: 'offer.duplicate', targetType: 'Offer', targetIds: [offerId], details } };
    }),
  );
}

/**
 * Permanently deletes an offer with its votes, counts and ledger.
 * @throws StaleRecordError, UnknownRecordError, TryAgainError
 */
export function deleteOffer(shop: OfferAdminContext, { id: databaseId, expectedVersion }: OfferVersion): Promise<number> {
  return runStaffChange(shop, async (tx) => {
    const { title, productId } = await lockOffer(tx, databaseId, expectedVersion);
    await tx.offer.delete({ where: { id: databaseId }, select: { id: true } });
    return {
      value: databaseId,
      productIds: productId === null ? [] : [productId],
      act: { action: 'offer.delete', targetType: 'Offer', targetIds: [databaseId], details: { title } },
    };
  });
}
