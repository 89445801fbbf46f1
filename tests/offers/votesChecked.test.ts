import { beforeEach, expect, test } from 'vitest';
import { anonymous } from '../../server/foundation/accounts/visitor.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { approveVotes } from '../../server/engagement/offers/admin/votes.ts';
import { quickVotes } from '../../server/engagement/offers/voteRules.ts';
import { noEffects, type Shop } from '../../server/platform/operation/shop.ts';
import { freshDb } from '../support/db.ts';
import { newVisitor, testKeys, testNow, testPayments } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import { later, makeMerchant, makeOffer, minute } from './offerShop.ts';
import { voteHot, votedOffer } from './voteDocuments.ts';

// Votes faster than humans count, but are flagged for review.

let db: Db;
let offerId: number;
beforeEach(async () => {
  db = await freshDb();
  offerId = await makeOffer(db, { merchantId: await makeMerchant(db) });
});

let voters = 0;

/** Creates `count` votes, each from its own network unless an address is given. */
async function votes(count: number, { at = testNow, address }: { at?: Date; address?: string } = {}): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    voters += 1;
    await voteHot(newVisitor(db, { now: at, address: address ?? `10.0.${voters >> 8}.${voters & 255}` }), offerId);
  }
}

const isChecked = async () => (await votedOffer(newVisitor(db), offerId)).votesAreChecked;
const flaggedAt = async () => (await db.prisma.offer.findUniqueOrThrow({ where: { id: offerId } })).votesFlaggedAt;

test('[F65] an offer is flagged when its quick votes exceed the limit, and all of them count', async () => {
  await votes(quickVotes.max);
  expect(await isChecked()).toBe(false);
  await votes(1);
  expect(await isChecked()).toBe(true);
  expect((await votedOffer(newVisitor(db), offerId)).score).toBe(quickVotes.max + 1);
});

test('[F65] half as many votes from one network flag an offer', async () => {
  await votes(quickVotes.maxOfNetwork, { address: '192.0.2.5' });
  await votes(5);
  expect(await isChecked()).toBe(false);
  await votes(1, { address: '192.0.2.5' });
  expect(await isChecked()).toBe(true);
});

test('[F65] votes without a network don’t count as one network', async () => {
  await votes(quickVotes.maxOfNetwork + 1, { address: '' });
  expect(await isChecked()).toBe(false);
});

test('[F65] as many votes over a longer time don’t flag an offer', async () => {
  await votes(quickVotes.max, { at: later(-10 * minute) });
  await votes(quickVotes.max);
  expect(await isChecked()).toBe(false);
});

test('[F65] the flag keeps its time until the votes are approved, and can be set again afterwards', async () => {
  await votes(quickVotes.max + 1);
  await votes(1, { at: later(minute) });
  expect(await flaggedAt()).toEqual(testNow);
  const changed: number[] = [];
  const shop: Shop = {
    db,
    now: testNow,
    visitor: anonymous,
    language: 'en',
    address: '',
    effects: { ...noEffects, offersChanged: (ids) => void changed.push(...ids) },
    catalog: await sharedRevision(db),
    keys: testKeys,
    payments: testPayments(db),
  };
  await approveVotes(shop, offerId);
  expect(changed).toEqual([offerId]);
  expect(await isChecked()).toBe(false);
  await votes(1, { at: later(30 * minute) });
  expect(await isChecked()).toBe(false);
  await votes(quickVotes.max, { at: later(30 * minute) });
  expect(await flaggedAt()).toEqual(later(30 * minute));
});
