import { productPath } from '../../catalogue/products/products.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { countAttempt, ThrottledError } from '../../platform/limits/throttle.ts';
import { hasStarted } from './rules.ts';

// Where an offer leads, and how often it was followed there. Nothing of a request decides where: only what is stored.

/** The same person's clicks on the same offer count once in so long. */
const clickWindowMs = 60 * 1_000;
/** And no more than so many of one network, however many visitors are behind it. */
const maxClicksOfNetwork = 10;

/**
 * Where an offer leads: an https address, or a path of this shop. An offer that is over leads there too: links to it stay in mails and
 * on other sites, the merchant's page is the best answer that there is, and whoever comes from our own page has read that it is over.
 * @returns null when shoppers may not know of such an offer (yet)
 */
export async function destinationOf({ db, now }: Pick<Shop, 'db' | 'now'>, offerId: number): Promise<string | null> {
  const offer = await db.prisma.offer.findUnique({
    where: { id: offerId, status: 'PUBLISHED' },
    select: { destinationUrl: true, startsAt: true, product: { select: { slug: true, status: true } } },
  });
  if (!offer || !hasStarted(offer, now)) return null;
  if (offer.destinationUrl !== '') return offer.destinationUrl;
  // Of this shop itself.
  return offer.product?.status === 'PUBLISHED' ? productPath(offer.product) : '/shop/';
}

/** Whether the caller has not followed this offer within the last minute. */
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

/** Counts that the caller follows an offer, once a minute at most. */
export async function countClick(shop: Shop, offerId: number): Promise<void> {
  if (!(await isFirstClick(shop, offerId))) return;
  // The offer first, as everybody locks it before what hangs on it.
  await shop.db.prisma.$executeRaw`
    WITH offer AS (UPDATE "Offer" SET "clickCount" = "clickCount" + 1 WHERE "id" = ${offerId}::int RETURNING "id")
    INSERT INTO "OfferDay" AS d ("offerId", "day", "clicks")
    SELECT offer."id", shop_day(${shop.now}::timestamptz), 1 FROM offer
    ON CONFLICT ("offerId", "day") DO UPDATE SET "clicks" = d."clicks" + 1`;
}
