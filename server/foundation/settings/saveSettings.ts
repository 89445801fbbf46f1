import { z } from 'zod';
import { isZone } from '../../../shared/clock/shopClock.ts';
import { InvalidInputError, parseInput } from '../../platform/errors/errors.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { changesOf, differing, saveArea, type StaffShop } from './edits.ts';

// The switches of the shop, and what it tells on every page. Both are in one row (ShopSettings) and are saved apart, because different
// people may do the one and the other.

const switches = {
  cartRedirectAfterAdd: true,
  slidingCart: true,
  guestsMayWish: true,
  wishedHeartsLink: true,
  guestsMayVote: true,
  guestsMayReview: true,
  reviewsNeedApproval: true,
  taxesDeliveryByMainGoods: true,
  timeZone: true,
} as const satisfies Prisma.ShopSettingsSelect;

const notices = { storeNotice: true, topContent: true, isComingSoon: true } as const satisfies Prisma.ShopSettingsSelect;

export type ShopSwitches = Record<Exclude<keyof typeof switches, 'timeZone'>, boolean> & { timeZone: string };

/** What stands around every page. Texts are plain; '' means none. */
export interface Notices {
  storeNotice: string;
  topContent: string;
  isComingSoon: boolean;
}

/** Absent values and null stay as they are. */
type Given<T> = { [K in keyof T]?: T[K] | null } & { expectedVersion?: number | null };

/** The switches as they are now, past every cache. */
export function shopSwitches({ db }: Pick<Shop, 'db'>): Promise<ShopSwitches> {
  return db.prisma.shopSettings.findUniqueOrThrow({ where: { id: 1 }, select: switches });
}

/** The notices as they are now, past every cache. */
export function shopNotices({ db }: Pick<Shop, 'db'>): Promise<Notices> {
  return db.prisma.shopSettings.findUniqueOrThrow({ where: { id: 1 }, select: notices });
}

/**
 * Changes switches of the shop, and its time zone.
 * @returns the version of the area after it
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
 * Changes what stands around every page.
 * @returns the version of the area after it
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
