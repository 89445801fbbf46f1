import type { Db } from '../../server/platform/database/db.ts';
import type { MerchantInput, OfferInput } from '../../server/engagement/offers/input.ts';
import { saveMerchant } from '../../server/engagement/offers/merchants.ts';
import { updateOffer, type StaffShop } from '../../server/engagement/offers/operations.ts';
import { testNow } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';

// Merchants and offers as created by staff.

/** Returns the staff's shop context at the given time. */
export async function staff(db: Db, now = testNow): Promise<StaffShop> {
  return { db, now, catalog: await sharedRevision(db) };
}

/** Returns the tests' current time plus `ms`, which may be negative. */
export const later = (ms: number) => new Date(testNow.getTime() + ms);
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

let made = 0;

/** Creates a merchant and returns its id. */
export async function makeMerchant(db: Db, facts: Partial<MerchantInput> = {}): Promise<number> {
  made += 1;
  const name = facts.name ?? `Merchant ${made}`;
  const input = { slug: `merchant-${made}`, homepage: `https://merchant-${made}.example/`, ...facts, name };
  return (await saveMerchant(await staff(db), input)).merchantId;
}

/**
 * Creates an offer and returns its id.
 * @param now time of creation: a day before the tests' current time by default
 */
export async function makeOffer(db: Db, facts: Partial<OfferInput> & { merchantId: number }, now = later(-day)): Promise<number> {
  made += 1;
  const input = { slug: `offer-${made}`, title: `Offer ${made}`, destinationUrl: `https://merchant.example/p/${made}`, ...facts };
  return (await updateOffer(await staff(db, now), input)).offerId;
}

/** Returns the offer's global id, as in the API. */
export function offerGlobalId(id: number): string {
  return Buffer.from(`Offer:${id}`).toString('base64');
}
