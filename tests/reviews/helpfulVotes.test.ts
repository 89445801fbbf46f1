import { beforeEach, describe, expect, it, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { letGuestsVote } from '../offers/voteDocuments.ts';
import { countStatements } from '../support/countStatements.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { globalId, makeProduct } from '../support/products.ts';
import { newVisitor, type Visitor } from '../support/shopDriver.ts';
import { signedIn } from '../wishlist/wishlistDocuments.ts';
import { shownReview, storeReview, voteHelpful, voteHelpfulById } from './helpfulDocuments.ts';

// Votes on whether a review was helpful (row 66): each voter once.

let db: Db;
let reviewId: number;
let me: Visitor;
beforeEach(async () => {
  db = await freshDb();
  reviewId = await storeReview(db);
  me = newVisitor(db);
});

describe('[F66] a helpful vote', () => {
  it.each([
    [true, { helpfulCount: 1, unhelpfulCount: 0, myHelpfulVote: 'HELPFUL' }],
    [false, { helpfulCount: 0, unhelpfulCount: 1, myHelpfulVote: 'UNHELPFUL' }],
  ])('is counted once: helpful %s', async (isHelpful, shown) => {
    expect(await voteHelpful(me, reviewId, isHelpful)).toMatchObject({ __typename: 'VoteHelpfulPayload', review: shown });
    expect(await shownReview(me, reviewId)).toMatchObject(shown);
    expect(await shownReview(newVisitor(db), reviewId)).toMatchObject({ ...shown, myHelpfulVote: null });
    await expectInvariants(db);
  });

  it.each([true, false])('can’t be repeated or changed: helpful %s', async (second) => {
    await voteHelpful(me, reviewId, true);
    expect(await voteHelpful(me, reviewId, second)).toEqual({
      __typename: 'AlreadyVotedError',
      code: 'ALREADY_VOTED',
      message: 'You’ve already voted on this review. Votes can’t be changed.',
      path: ['input', 'reviewId'],
    });
    expect(await shownReview(me, reviewId)).toMatchObject({ helpfulCount: 1, unhelpfulCount: 0, myHelpfulVote: 'HELPFUL' });
    await expectInvariants(db);
  });

  it('is counted once per visitor under concurrency', async () => {
    const { who } = await signedIn(db);
    const own = await Promise.all(Array.from({ length: 50 }, (_, index) => voteHelpful(who, reviewId, index % 2 === 0)));
    expect(own.filter(({ __typename: kind }) => kind === 'VoteHelpfulPayload')).toHaveLength(1);
    const other = await storeReview(db);
    const all = await Promise.all(Array.from({ length: 50 }, (_, index) => voteHelpful(newVisitor(db), other, index < 20)));
    expect(new Set(all.map(({ __typename: kind }) => kind))).toEqual(new Set(['VoteHelpfulPayload']));
    expect(await shownReview(newVisitor(db), other)).toMatchObject({ helpfulCount: 20, unhelpfulCount: 30 });
    await expectInvariants(db);
  });
});

describe('[F66] a helpful vote is rejected', () => {
  it.each(['PENDING', 'REJECTED'] as const)('for a review that is %s', async (status) => {
    expect((await voteHelpful(me, await storeReview(db, { status }))).__typename).toBe('NotFoundError');
    expect(me.token()).toBeUndefined();
  });

  it('for hidden products, unknown reviews and invalid ids', async () => {
    const { id: productId } = await makeProduct(db, { status: 'DRAFT' });
    expect((await voteHelpful(me, await storeReview(db, { productId }))).__typename).toBe('NotFoundError');
    expect((await voteHelpful(me, 999_999)).__typename).toBe('NotFoundError');
    for (const id of ['', 'x', globalId('Product', 1)]) expect((await voteHelpfulById(me, id)).__typename, id).toBe('InvalidInputError');
    expect(await db.prisma.helpfulVote.count()).toBe(0);
  });

  it('for one’s own review, as a guest and as a customer', async () => {
    await voteHelpful(me, reviewId);
    const [{ visitorId } = { visitorId: null }] = await db.prisma.helpfulVote.findMany();
    const { who, accountId } = await signedIn(db);
    for (const [author, facts] of [
      [me, { visitorId }],
      [who, { accountId }],
    ] as const) {
      const own = await storeReview(db, facts);
      expect(await voteHelpful(author, own)).toMatchObject({ code: 'OWN_REVIEW' });
      expect((await voteHelpful(newVisitor(db), own)).__typename).toBe('VoteHelpfulPayload');
    }
    await expectInvariants(db);
  });

  it('from guests when only customers may vote', async () => {
    await letGuestsVote(db, false);
    try {
      expect((await voteHelpful(me, reviewId)).code).toBe('SIGN_IN_REQUIRED');
      expect((await voteHelpful((await signedIn(db)).who, reviewId)).__typename).toBe('VoteHelpfulPayload');
    } finally {
      await letGuestsVote(db, true);
    }
  });
});

test('[F66] votes on a review that is being deleted succeed or return not found', async () => {
  const [results] = await Promise.all([
    Promise.all(
      Array.from({ length: 20 }, () =>
        newVisitor(db).query<{ result: { __typename: string } }>(
          `mutation { result: voteHelpful(input: { reviewId: "${Buffer.from(`Review:${reviewId}`).toString('base64')}", isHelpful: true }) { __typename } }`,
        ),
      ),
    ),
    db.prisma.review.delete({ where: { id: reviewId } }),
  ]);
  for (const { result } of results) expect(['VoteHelpfulPayload', 'NotFoundError']).toContain(result.__typename);
  expect(await db.prisma.helpfulVote.count()).toBe(0);
});

test('[F66] a page’s own votes are loaded in one statement and make the response private', async () => {
  const { id: productId } = await makeProduct(db);
  for (let index = 0; index < 6; index += 1) await voteHelpful(me, await storeReview(db, { productId }));
  const document = (fields: string) => `query ($id: ID!, $first: Int!) {
    node(id: $id) { ... on Product { reviews(first: $first) { edges { node { helpfulCount ${fields} } } } } } }`;
  const ask = (first: number) => me.query(document('myHelpfulVote'), { id: globalId('Product', productId), first });
  const [few, many] = [await countStatements(db, () => ask(1)), await countStatements(db, () => ask(6))];
  expect(many.count).toBeLessThanOrEqual(few.count);
  const variables = { id: globalId('Product', productId), first: 6 };
  expect((await me.gql(document('myHelpfulVote'), variables)).isPrivate).toBe(true);
  expect((await me.gql(document(''), variables)).isPrivate).toBe(false);
});
