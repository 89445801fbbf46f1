import { z } from 'zod';
import { isZone } from '../../../shared/clock/shopClock.ts';
import { InvalidInputError, parseInput } from '../../platform/errors/errors.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { changesOf, differing, saveArea, type StaffShop } from './edits.ts';

// The shop's switches, and its notices on every page. Both are in one row (ShopSettings) but are saved separately, because they may require
// different permissions.

const switches = {
  cartRedirectAfterAdd: true,
  slidingCart: true,
  guestsMayWish: true,
  wishedHeartsLink: true,
  guestsMayVote: true,
  guestsMayReview: true,
  reviewsNeedApproval: true,
  commentsNeedApproval: true,
  acceptsDeals: true,
  asksForReviews: true,
  taxesDeliveryByMainGoods: true,
  timeZone: true,
} as const satisfies Prisma.ShopSettingsSelect;

const notices = { storeNotice: true, topContent: true, isComingSoon: true } as const satisfies Prisma.ShopSettingsSelect;

export type ShopSwitches = Record<Exclude<keyof typeof switches, 'timeZone'>, boolean> & { timeZone: string };

/** Texts around every page. They are plain text; an empty text means none. */
export interface Notices {
  storeNotice: string;
  topContent: string;
  isComingSoon: boolean;
}

/** Input for a change; absent values and null mean no change. */
type Given<T> = { [K in keyof T]?: T[K] | null } & { expectedVersion?: number | null };

/** Returns the current switches, bypassing every cache. */
export function shopSwitches({ db }: Pick<Shop, 'db'>): Promise<ShopSwitches> {
  return db.prisma.shopSettings.findUniqueOrThrow({ where: { id: 1 }, select: switches });
}

/** Returns the current notices, bypassing every cache. */
export function shopNotices({ db }: Pick<Shop, 'db'>): Promise<Notices> {
  return db.prisma.shopSettings.findUniqueOrThrow({ where: { id: 1 }, select: notices });
}

/**
 * Changes the shop's switches and its time zone.
 * @returns the area's new version
 * @throws InvalidInputError, StaleRecordError, TryAgainError
 */
export async function saveSwitches(shop: StaffShop, { expectedVersion, ...given }: Given<ShopSwitches>): Promise<number> {
  if (given.timeZone != null && !isZone(given.timeZone))
    throw new InvalidInputError([{ path: ['input', 'timeZone'], message: 'Choose a time zone, such as Europe/Berlin.' }]);
  const save = { area: 'SHOP', action: 'settings.shop', targetType: 'ShopSettings', expectedVersion } as const;
  return saveArea(shop, save, async (tx) => {
    const before = await tx.shopSettings.findUniqueOrThrow({ where: { id: 1 }, select: switches });
    const data = differing<ShopSwitches & Record<string, unknown>>({ ...before }, given);
    await tx.shopSettings.update({ where: { id: 1 }, data });
    return changesOf(before, data);
  });
}

const plain = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Use at most ${max} characters.`)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Use one line of plain text.')
    .nullish();
const noticesInput = z.object({ storeNotice: plain(500), topContent: plain(120), isComingSoon: z.boolean().nullish() });

/**
 * Changes the texts around every page.
 * @returns the area's new version
 * @throws InvalidInputError, StaleRecordError, TryAgainError
 */
export async function saveNotices(shop: StaffShop, { expectedVersion, ...input }: Given<Notices>): Promise<number> {
  const given = parseInput(noticesInput, input);
  const save = { area: 'NOTICES', action: 'settings.notices', targetType: 'ShopSettings', expectedVersion } as const;
  return saveArea(shop, save, async (tx) => {
    const before = await tx.shopSettings.findUniqueOrThrow({ where: { id: 1 }, select: notices });
    const data = differing<Notices & Record<string, unknown>>({ ...before }, given);
    await tx.shopSettings.update({ where: { id: 1 }, data });
    return changesOf(before, data);
  });
}
