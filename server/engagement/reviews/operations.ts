import { SignInRequiredError, listOwnerOrCreate, type ListOwner } from '../../foundation/accounts/accounts.ts';
import { UnknownProductError } from '../../commerce/cart/cart.ts';
import { hasBought } from '../../commerce/orders/orders.ts';
import { isForeignKeyViolation, isUniqueViolation, withRetry } from '../../platform/database/retry.ts';
import { emitEvents } from '../../platform/events/domainEvents.ts';
import { InvalidInputError } from '../../platform/errors/errors.ts';
import { shopSettings } from '../../foundation/settings/settings.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { countAttempt } from '../../platform/limits/throttle.ts';
import { criteriaOf } from './criteria.ts';
import './events.ts';
import { AlreadyReviewedError } from './errors.ts';
import { checkReview, type CheckedReview, type ReviewInput } from './input.ts';
import { lockRatings, refreshRatings } from './rating.ts';
import { ownReviews } from './reading.ts';
import { averageOf, maxReviewsOfNetwork, maxReviewsOfPerson, reviewWindowMs, statusWhenWritten } from './rules.ts';
import { says } from './__generated__/messages.ts';

// Writing a review (row 67). A review that is published at once changes the product's rating in the same transaction.

interface ReviewedProduct {
  id: number;
  name: string;
  categoryIds: number[];
}

/**
 * Returns the product of an id; for a variation, its parent product.
 * @throws UnknownProductError when the product is hidden
 */
async function reviewedProduct({ db }: Shop, productId: number): Promise<ReviewedProduct> {
  const columns = { id: true, name: true, status: true, categoryIds: true } as const;
  const found = await db.prisma.product.findUnique({ where: { id: productId }, select: { ...columns, parent: { select: columns } } });
  const { status, ...product } = found?.parent ?? found ?? { status: null };
  if (status !== 'PUBLISHED' || found?.status !== 'PUBLISHED' || !('id' in product)) throw new UnknownProductError();
  return product;
}

/** Counts the attempt before the review is saved: the network first, so that many new visitors behind one network leave no rows behind. */
async function countReview(shop: Shop): Promise<ListOwner> {
  const { db, now, address } = shop;
  const window = { now, windowMs: reviewWindowMs };
  if (address !== '') await countAttempt(db, { ...window, scope: 'review-network', subject: address, max: maxReviewsOfNetwork });
  const owner = await listOwnerOrCreate(shop);
  const subject = owner.accountId === null ? `visitor ${owner.visitorId}` : `account ${owner.accountId}`;
  await countAttempt(db, { ...window, scope: 'review', subject, max: maxReviewsOfPerson });
  return owner;
}

/** A saved review, and whether it is public. */
export interface WrittenReview {
  reviewId: number;
  productId: number;
  isShown: boolean;
}

/**
 * Writes the caller's review of a product; for a variation, of its parent product. Reviews by verified buyers are published at once; others
 * wait for approval if the shop requires it.
 * @throws SignInRequiredError, UnknownProductError, InvalidInputError, AlreadyReviewedError, ThrottledError, TryAgainError; then nothing is
 * saved
 */
export async function writeReview(shop: Shop, input: ReviewInput & { productId: number }): Promise<WrittenReview> {
  const { guestsMayReview, reviewsNeedApproval } = await shopSettings(shop);
  if (!guestsMayReview && (await shop.visitor.account()) === null) throw new SignInRequiredError(says((t) => t.signInToWriteAReview));
  const product = await reviewedProduct(shop, input.productId);
  const criteria = await criteriaOf(shop, product.categoryIds);
  if (criteria.length === 0)
    throw new InvalidInputError([{ path: ['input', 'productId'], message: says((t) => t.thisProductCantBeReviewed) }]);
  const review = checkReview(input, criteria);
  if ((await ownReviews(shop, [product.id])).has(product.id)) throw new AlreadyReviewedError(product.name);

  const owner = await countReview(shop);
  // Orders placed as a guest still count after sign-in.
  const buyer = { accountId: owner.accountId, visitorId: await shop.visitor.current() };
  const writing = { product, review, owner, buyer, needsApproval: reviewsNeedApproval };
  // If a product or criterion is deleted at the same moment, it is looked up again.
  const written = await withRetry(() => writeOnce(shop, writing), isForeignKeyViolation);
  if (written.isShown) await shop.catalog.reload();
  return written;
}

interface Writing {
  product: ReviewedProduct;
  review: CheckedReview;
  owner: ListOwner;
  buyer: ListOwner;
  needsApproval: boolean;
}

async function writeOnce({ db, now }: Shop, { product, review, owner, buyer, needsApproval }: Writing): Promise<WrittenReview> {
  const { scores, ...texts } = review;
  try {
    return await db.prisma.$transaction(async (tx) => {
      const isVerifiedBuyer = await hasBought(tx, buyer, product.id);
      const status = statusWhenWritten({ isVerifiedBuyer, needsApproval });
      const isShown = status === 'APPROVED';
      if (!(await lockRatings(tx, [product.id])).has(product.id)) throw new UnknownProductError();
      const { id } = await tx.review.create({
        data: {
          ...texts,
          ...owner,
          productId: product.id,
          status,
          isVerifiedBuyer,
          average: averageOf(scores.map(({ points }) => points)),
          createdAt: now,
          decidedAt: isShown ? now : null,
        },
        select: { id: true },
      });
      await tx.reviewScore.createMany({ data: scores.map((score) => ({ reviewId: id, ...score })) });
      if (isShown) {
        await refreshRatings(tx, [product.id]);
        await emitEvents(tx, 'reviewPublished', [{ reviewId: id, productId: product.id }], now);
      }
      return { reviewId: id, productId: product.id, isShown };
    });
  } catch (error) {
    const isSecond = ['Review_productId_visitorId_key', 'Review_productId_accountId_key'].some((index) => isUniqueViolation(error, index));
    throw isSecond ? new AlreadyReviewedError(product.name) : error;
  }
}
