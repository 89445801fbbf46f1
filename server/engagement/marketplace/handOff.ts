import type { Shop } from '../../platform/operation/shop.ts';
import { countAttempt, ThrottledError } from '../../platform/limits/throttle.ts';
import { cartShops } from './cartShops.ts';
import { cartUrl } from './templateRules.ts';

// URLs of carts at external shops, and counts of visits to them. The only external input is the shop's ID.

/** Interval in which repeated visits of a visitor to the same shop count once. */
const countWindowMs = 60 * 1_000;

/** @returns the https URL of the shop's cart with all its lines of the caller's cart; null if there is none */
export async function handOffUrl(shop: Pick<Shop, 'db' | 'visitor'>, shopId: number): Promise<string | null> {
  const { prisma } = shop.db;
  const visitorId = await shop.visitor.current();
  const cart = visitorId === null ? null : await prisma.cart.findUnique({ where: { visitorId }, select: { id: true } });
  const part = cart && (await cartShops(prisma, cart.id)).find((each) => each.shopId === shopId);
  if (!part) return null;
  const place = await prisma.externalShop.findUnique({
    where: { id: shopId },
    select: { host: true, tag: true, marketplace: { select: { cartUrlTemplate: true, lineTemplate: true } } },
  });
  const lines = part.lines.flatMap(({ externalId, quantity }) => (externalId === null ? [] : [{ externalId, quantity }]));
  return place && lines.length > 0 ? cartUrl(place.marketplace, place, lines) : null;
}

/** Counts the caller's visit to an external shop, at most once a minute. */
export async function countHandOff({ db, now, visitor }: Shop, shopId: number): Promise<void> {
  const visitorId = await visitor.current();
  try {
    const subject = `shop ${shopId} visitor ${visitorId}`;
    await countAttempt(db, { scope: 'hand-off', subject, now, windowMs: countWindowMs, max: 1 });
  } catch (error) {
    if (error instanceof ThrottledError) return;
    throw error;
  }
  await db.prisma.$executeRaw`
    INSERT INTO "ExternalShopDay" AS d ("shopId", "day", "handOffs")
    VALUES (${shopId}::int, shop_day(${now}::timestamptz), 1)
    ON CONFLICT ("shopId", "day") DO UPDATE SET "handOffs" = d."handOffs" + 1`;
}
