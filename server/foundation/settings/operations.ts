import { createHash } from 'node:crypto';
import { askedOnce, revisionCache } from '../../platform/cache/revisionCache.ts';
import { setShopZone } from '../../../shared/clock/shopClock.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Shop } from '../../platform/operation/shop.ts';

/** A text at the top of every page until a visitor puts it away. */
export interface StoreNotice {
  /** Letters and digits; another text has another one, so that it is shown to those who put the old text away. */
  noticeId: string;
  text: string;
}

/** How the shop behaves everywhere, as its owner wants it. */
export interface ShopSettings {
  /** Whether the cart page opens after something was put into the cart. */
  cartRedirectAfterAdd: boolean;
  /** Whether the cart slides in after something was put into it. */
  slidingCart: boolean;
  storeNotice: StoreNotice | null;
  /** Whether the shop has not opened yet. */
  isComingSoon: boolean;
  /** A few words at the very top of every page. */
  topContent: string | null;
  /** Whether somebody who has not signed in may keep a wishlist. */
  guestsMayWish: boolean;
  /** Whether the heart of a product that was wished before the page was opened leads to the wishlist; otherwise it removes. */
  wishedHeartsLink: boolean;
  /** Whether somebody who has not signed in may vote on offers, coupons and reviews. */
  guestsMayVote: boolean;
  /** Whether somebody who has not signed in may write reviews. */
  guestsMayReview: boolean;
  /** Whether reviews of those who have not bought the product here wait for approval. */
  reviewsNeedApproval: boolean;
  /** Whether visitors are asked if it may be kept where they come from. */
  allowTracking: boolean;
  /** In which days begin and end, such as Europe/Berlin. */
  timeZone: string;
}

const kept = revisionCache<Promise<ShopSettings>>(1);
const noticeIdLength = 16;

function noticeOf(stored: string): StoreNotice | null {
  const text = stored.trim();
  if (text === '') return null;
  return { noticeId: createHash('sha256').update(text).digest('hex').slice(0, noticeIdLength), text };
}

async function readSettings(shop: Shop): Promise<ShopSettings> {
  const { storeNotice, topContent, ...switches } = await shop.db.prisma.shopSettings.findUniqueOrThrow({
    where: { id: 1 },
    select: {
      cartRedirectAfterAdd: true,
      slidingCart: true,
      storeNotice: true,
      isComingSoon: true,
      topContent: true,
      guestsMayWish: true,
      wishedHeartsLink: true,
      guestsMayVote: true,
      guestsMayReview: true,
      reviewsNeedApproval: true,
      allowTracking: true,
      timeZone: true,
    },
  });
  setShopZone(switches.timeZone);
  return { ...switches, storeNotice: noticeOf(storeNotice), topContent: topContent.trim() || null };
}

/** The settings of the shop. Every page needs them, so they are read once for each revision of the catalogue. */
export function shopSettings(shop: Shop): Promise<ShopSettings> {
  return askedOnce(kept(shop), 'settings', () => readSettings(shop));
}

/** The shop's time zone as it is now, past every cache. */
export async function shopTimeZone(prisma: Pick<Db['prisma'], 'shopSettings'>): Promise<string> {
  return (await prisma.shopSettings.findUniqueOrThrow({ where: { id: 1 }, select: { timeZone: true } })).timeZone;
}

/**
 * Sets this process's clock by the shop's time zone: when the server begins, and when another process has changed it. Requests that do not
 * read the settings, and jobs, tell days as well.
 */
export const zoneOfOthers = {
  apply: async (db: Db): Promise<void> => setShopZone(await shopTimeZone(db.prisma)),
  next: (): Promise<null> => Promise.resolve(null),
};
