import { productPath } from '../../catalogue/products/products.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { countAttempt, ThrottledError } from '../../platform/limits/throttle.ts';
import { hasStarted } from './rules.ts';

// Destinations of offers, and counts of clicks. The destination depends only on stored data, never on the request.

/** Interval in which repeated clicks of a visitor on the same offer count once. */
const clickWindowMs = 60 * 1_000;
/** Maximum number of counted clicks per network, however many visitors share it. */
const maxClicksOfNetwork = 10;

/**
 * The destination of an offer: an https URL, or a path of this shop. An ended offer keeps its destination: links to it remain in emails and
 * on other sites, the merchant's page is the best response available, and visitors from the shop's own page have seen that it has ended.
 * @returns null when there is no such offer or it isn't public (yet)
 */
export async function destinationOf({ db, now }: Pick<Shop, 'db' | 'now'>, offerId: number): Promise<string | null> {
  const offer = await db.prisma.offer.findUnique({
    where: { id: offerId, status: 'PUBLISHED' },
    select: { destinationUrl: true, startsAt: true, product: { select: { slug: true, status: true } } },
  });
  if (!offer || !hasStarted(offer, now)) return null;
  if (offer.destinationUrl !== '') return offer.destinationUrl;
  // An offer of this shop itself.
  return offer.product?.status === 'PUBLISHED' ? productPath(offer.product) : '/shop/';
}

/** Whether this is the caller's first click on the offer within a minute. */
async function isFirstClick({ db, now, visitor, address }: Shop, offerId: number): Promise<boolean> {
  const visitorId = await visitor.current();
  const caller = visitorId === null ? `address ${address}` : `visitor ${visitorId}`;
  try {
    await countAttempt(db, { scope: 'click', subject: `offer ${offerId} ${caller}`, now, windowMs: clickWindowMs, max: 1 });
    if (visitorId !== null && address !== '') {
      const subject = `offer ${offerId} ${address}`;
      await countAttempt(db, { scope: 'click of network', subject, now, windowMs: clickWindowMs, max: maxClicksOfNetwork });
    }
    return true;
  } catch (error) {
    if (error instanceof ThrottledError) return false;
    throw error;
  }
}

/** Counts the caller's click on an offer, at most once a minute. */
export async function countClick(shop: Shop, offerId: number): Promise<void> {
  if (!(await isFirstClick(shop, offerId))) return;
  // Locks the offer first, as all transactions lock it before its dependent rows.
  await shop.db.prisma.$executeRaw`
    WITH offer AS (UPDATE "Offer" SET "clickCount" = "clickCount" + 1 WHERE "id" = ${offerId}::int RETURNING "id")
    INSERT INTO "OfferDay" AS d ("offerId", "day", "clicks")
    SELECT offer."id", shop_day(${shop.now}::timestamptz), 1 FROM offer
    ON CONFLICT ("offerId", "day") DO UPDATE SET "clicks" = d."clicks" + 1`;
}
