import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { storeReview, voteHelpful } from '../reviews/helpfulDocuments.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { newVisitor } from '../support/shopDriver.ts';
import { makeMerchant, makeOffer, offerGlobalId } from './offerShop.ts';
import { voteCoupon, voteHot } from './voteDocuments.ts';

// The operators' check script finds inconsistent votes, as tests/orders/invariants.test.ts shows for orders.

const script = readFileSync('prisma/invariants.sql', 'utf8');

let db: Db;
beforeAll(async () => {
  db = await freshDb();
  const offerId = await makeOffer(db, { merchantId: await makeMerchant(db), code: 'TEN' });
  const reviewId = await storeReview(db);
  const [one, two] = [newVisitor(db), newVisitor(db)];
  await voteHot(one, offerId);
  await voteHot(two, offerId, 'COLD');
  await voteCoupon(one, offerId);
  await voteHelpful(one, reviewId);
  await voteHelpful(two, reviewId, false);
  await one.query(`mutation { revealCoupon(input: { offerId: "${offerGlobalId(offerId)}" }) { __typename } }`);
  await db.prisma.account.create({ data: { email: 'ada@example.com' } });
});

const isHot = 'I8 the score of an offer differs from its votes';
const isHelpful = 'I8 the helpful counts of a review differ from its votes';
const isCounted = 'I8 the clicks or reveals of an offer differ from its daily counts';

it.each([
  ['[F65]', isHot, `update "Offer" set "score" = 2`],
  ['[F65]', isHot, `update "Offer" set "voteCount" = 3`],
  ['[F65]', isHot, `update "Offer" set "scoreRest" = 1`],
  ['[F65]', isHot, `update "HotVote" set "weight" = 500 where "value" = 1`],
  ['[F65]', isHot, `delete from "HotVote" where "value" = 1`],
  ['[F66]', isHelpful, `update "Review" set "helpfulCount" = 2`],
  ['[F66]', isHelpful, `update "HelpfulVote" set "isHelpful" = true`],
  [
    '[F65]',
    'I8 a vote has both a visitor and an account',
    `update "HotVote" set "accountId" = (select "id" from "Account") where "value" = 1`,
  ],
  ['[F65]', 'I8 a vote has both a visitor and an account', `update "CouponVote" set "accountId" = (select "id" from "Account")`],
  ['[F66]', 'I8 an author voted on their own review', `update "Review" set "visitorId" = (select min("visitorId") from "HelpfulVote")`],
  ['[F54]', isCounted, `update "Offer" set "clickCount" = 1`],
  ['[F54]', isCounted, `update "OfferDay" set "reveals" = 2`],
])('%s finds a violation of “%s”', async (_row, name, breaking) => {
  await expectInvariants(db);
  const client = await db.pool.connect();
  try {
    await client.query('begin');
    await client.query(breaking);
    const { rows } = await client.query<{ invariant: string }>(script);
    expect(new Set(rows.map(({ invariant }) => invariant))).toEqual(new Set([name]));
  } finally {
    await client.query('rollback');
    client.release();
  }
});
