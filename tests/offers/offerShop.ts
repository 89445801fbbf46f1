import type { Db } from '../../server/platform/database/db.ts';
import type { MerchantInput, OfferInput } from '../../server/engagement/offers/input.ts';
import { saveMerchant } from '../../server/engagement/offers/merchants.ts';
import { updateOffer, type StaffShop } from '../../server/engagement/offers/operations.ts';
import { sharedRevision, testNow } from '../support/shopDriver.ts';

// Merchants and offers as the shop's staff would make them.

/** The staff's view of the shop at an instant. */
export async function staff(db: Db, now = testNow): Promise<StaffShop> {
  return { db, now, catalog: await sharedRevision(db) };
}

/** So long after the tests' instant; before it when negative. */
export const later = (ms: number) => new Date(testNow.getTime() + ms);
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

let made = 0;

/** The number of a new merchant. */
export async function makeMerchant(db: Db, facts: Partial<MerchantInput> = {}): Promise<number> {
  made += 1;
  const name = facts.name ?? `Merchant ${made}`;
  const input = { slug: `merchant-${made}`, homepage: `https://merchant-${made}.example/`, ...facts, name };
  return (await saveMerchant(await staff(db), input)).merchantId;
}

/** The number of a new offer. @param now when it is made: a day before the tests' instant unless said otherwise */
export async function makeOffer(db: Db, facts: Partial<OfferInput> & { merchantId: number }, now = later(-day)): Promise<number> {
  made += 1;
  const input = { slug: `offer-${made}`, title: `Offer ${made}`, destinationUrl: `https://merchant.example/p/${made}`, ...facts };
  return (await updateOffer(await staff(db, now), input)).offerId;
}

/** The global id that the API gives. */
export function offerGlobalId(id: number): string {
  return Buffer.from(`Offer:${id}`).toString('base64');
}
