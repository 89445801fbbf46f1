import { createHash } from 'node:crypto';
import { singleFlight, revisionCache } from '../../platform/cache/revisionCache.ts';
import { setShopZone } from '../../../shared/clock/shopClock.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Shop } from '../../platform/operation/shop.ts';

/** A text at the top of every page until the visitor dismisses it. */
export interface StoreNotice {
  /** Letters and digits; changes with the text, so that a new text is shown to visitors who dismissed the old one. */
  noticeId: string;
  text: string;
}

/** Shop-wide behaviour, as configured by the owner. */
export interface ShopSettings {
  /** Whether the cart page opens after a product was added to the cart. */
  cartRedirectAfterAdd: boolean;
  /** Whether the cart drawer opens after a product was added. */
  slidingCart: boolean;
  storeNotice: StoreNotice | null;
  isComingSoon: boolean;
  /** A short text at the very top of every page. */
  topContent: string | null;
  guestsMayWish: boolean;
  /**
   * Whether the heart of a product that was on the wishlist when the page was opened links to the wishlist; otherwise it removes the
   * product.
   */
  wishedHeartsLink: boolean;
  /** Whether guests may vote on offers, coupons and reviews. */
  guestsMayVote: boolean;
  guestsMayReview: boolean;
  /** Whether reviews by customers who have not bought the product here wait for approval. */
  reviewsNeedApproval: boolean;
  /** Whether comments on offers wait for approval until one by the same author was published. */
  commentsNeedApproval: boolean;
  /** Whether signed-in shoppers can submit deals. */
  acceptsDeals: boolean;
  /** Whether shoppers can agree at checkout to one email that asks for reviews. */
  asksForReviews: boolean;
  /** Whether visitors are asked for consent to store where they came from. */
  allowTracking: boolean;
  /** Time zone of the shop's calendar days, such as Europe/Berlin. */
  timeZone: string;
}

const settingsCache = revisionCache<Promise<ShopSettings>>(1);
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
      commentsNeedApproval: true,
      acceptsDeals: true,
      asksForReviews: true,
      allowTracking: true,
      timeZone: true,
    },
  });
  setShopZone(switches.timeZone);
  return { ...switches, storeNotice: noticeOf(storeNotice), topContent: topContent.trim() || null };
}

/** Returns the shop's settings. Every page needs them, so they are read once per revision of the catalogue. */
export function shopSettings(shop: Shop): Promise<ShopSettings> {
  return singleFlight(settingsCache(shop), 'settings', () => readSettings(shop));
}

/** Returns the shop's current time zone, bypassing every cache. */
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
